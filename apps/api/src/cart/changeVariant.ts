import type { CartItem } from '@abs/contract/entities';
import { and, asc, eq, or } from 'drizzle-orm';
import { ApiError } from '../apiError.ts';
import { onSale } from '../catalogue/queries.ts';
import type { Tx } from '../db/database.ts';
import { cartLines, products } from '../db/schema.ts';
import { refusals } from '../refusals.ts';
import { addPieces } from './changeQuantity.ts';
import { cartItems, noSuchLine } from './queries.ts';

type Change = { userId: string; lineId: string; productId: string };

/**
 * Changes the variant of a line to another one of the same style, keeping its quantity. If the cart already has a line
 * of that variant, both are merged into it; otherwise the line keeps its id and its place in the cart.
 * @returns the line that has the pieces now
 * @throws ApiError not_found (no such line or product), validation (a product of another style), out_of_stock,
 *   quantity_limit (both change nothing; `fields` has the maximum of the line)
 */
export async function changeVariant(tx: Tx, { userId, lineId, productId }: Change): Promise<CartItem> {
  // Both lines are locked, always in the order of their ids, so that two changes of one cart cannot deadlock.
  const lines = await tx
    .select({ id: cartLines.id, quantity: cartLines.quantity, createdAt: cartLines.createdAt, of: cartLines.productId })
    .from(cartLines)
    .where(and(eq(cartLines.userId, userId), or(eq(cartLines.id, lineId), eq(cartLines.productId, productId))))
    .orderBy(asc(cartLines.id))
    .for('update');
  const line = lines.find(({ id }) => id === lineId);
  if (!line) throw noSuchLine();
  if (line.of !== productId) {
    await checkStyle(tx, line.of, productId);
    await tx.delete(cartLines).where(eq(cartLines.id, line.id));
    await addPieces(tx, { userId, productId }, line.quantity, line);
  }
  const [item] = await cartItems(tx, and(eq(cartLines.userId, userId), eq(cartLines.productId, productId)));
  if (!item) throw new Error('The line was changed, but not found.');
  return item;
}

async function checkStyle(tx: Tx, from: string, to: string): Promise<void> {
  const style = { styleId: products.styleId };
  const [wanted] = await tx
    .select(style)
    .from(products)
    .where(and(onSale, eq(products.id, to)));
  if (!wanted) throw new ApiError(...refusals.notFound('Product'));
  // The product of the line may be deleted; another one of its style can still replace it.
  const [current] = await tx.select(style).from(products).where(eq(products.id, from));
  if (current?.styleId === wanted.styleId) return;
  const message = 'This is another product. Add it to your cart instead.';
  throw new ApiError('validation', message, { fields: { productId: message } });
}
