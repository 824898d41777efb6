import { isolate } from '@abs/contract';
import { asc, inArray, type SQL, sql } from 'drizzle-orm';
import { ApiError } from '../apiError.ts';
import type { Tx } from '../db/database.ts';
import { products } from '../db/schema.ts';

export type StockChange = { productId: string; quantity: number };
export type OrderedProduct = typeof products.$inferSelect;

/**
 * Locks products against parallel orders, always in the order of their ids, so that two orders of the same products
 * cannot deadlock. With NO KEY UPDATE, carts can still reference the products.
 */
export async function lockProducts(tx: Tx, pieces: readonly StockChange[]): Promise<Map<string, OrderedProduct>> {
  const ids = pieces.map((piece) => piece.productId);
  const rows = await tx
    .select()
    .from(products)
    .where(inArray(products.id, ids))
    .orderBy(asc(products.id))
    .for('no key update');
  return new Map(rows.map((row) => [row.id, row]));
}

/** The statement that adds (or with `sign` -1 takes) the pieces of each product. The rows must be locked. */
export function stockMove(pieces: readonly StockChange[], sign: 1 | -1): SQL {
  const moved = pieces.map(({ productId, quantity }) => sql`(${productId}::uuid, ${sign * quantity}::integer)`);
  return sql`
    update products set quantity = products.quantity + moved.pieces
    from (values ${sql.join(moved, sql`, `)}) as moved (id, pieces)
    where products.id = moved.id`;
}

/** A message about a product without enough stock. */
function shortage(name: string, left: number, isDeleted: boolean): string {
  const product = isolate(name);
  if (isDeleted) return `${product} is no longer available.`;
  return left === 0 ? `${product} is out of stock.` : `Only ${left} left of ${product}.`;
}

/** The products without enough stock: a message to display, and the number left by product id. */
export type Shortage = { message: string; left: Record<string, string> };

/** @returns null when there are enough of every product. */
export function shortageOf(
  found: ReadonlyMap<string, OrderedProduct>,
  pieces: readonly StockChange[],
): Shortage | null {
  const sentences: string[] = [];
  const left: Record<string, string> = {};
  for (const piece of pieces) {
    const product = found.get(piece.productId);
    const stock = product && !product.deletedAt ? product.quantity : 0;
    if (stock >= piece.quantity) continue;
    sentences.push(shortage(product?.name ?? 'A product', stock, !product || product.deletedAt !== null));
    left[piece.productId] = String(stock);
  }
  return sentences.length === 0 ? null : { message: sentences.join(' '), left };
}

/**
 * Takes the pieces out of stock, all or nothing.
 * @param pieces at most one per product
 * @returns the products as they were, by id
 * @throws ApiError out_of_stock; `fields` has the number left by product id
 */
export async function takeStock(tx: Tx, pieces: readonly StockChange[]): Promise<Map<string, OrderedProduct>> {
  const found = await lockProducts(tx, pieces);
  const shortage = shortageOf(found, pieces);
  if (shortage) throw new ApiError('out_of_stock', shortage.message, { fields: shortage.left });
  await tx.execute(stockMove(pieces, -1));
  return found;
}

/** Returns pieces to stock, also of products that are no longer sold. */
export async function returnStock(tx: Tx, pieces: readonly StockChange[]): Promise<void> {
  if (pieces.length === 0) return;
  await lockProducts(tx, pieces);
  await tx.execute(stockMove(pieces, 1));
}
