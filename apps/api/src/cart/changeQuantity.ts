import { limits } from '@abs/contract';
import type { CartItem } from '@abs/contract/entities';
import { and, eq, sql } from 'drizzle-orm';
import { ApiError } from '../apiError.ts';
import { onSale } from '../catalogue/queries.ts';
import type { Tx } from '../db/database.ts';
import { cartLines, products } from '../db/schema.ts';
import { refusals } from '../refusals.ts';
import { cartItems } from './queries.ts';

type Line = { userId: string; productId: string };

const ofLine = ({ userId, productId }: Line) => and(eq(cartLines.userId, userId), eq(cartLines.productId, productId));

/**
 * Adds pieces to the line of a product, or takes some away; at 0 or below the line goes.
 * @returns the line as it is now, null when it went
 * @throws ApiError not_found (no such product, or nothing to take away from), out_of_stock, quantity_limit (nothing is
 *   changed by either; `fields` has the most that the line may have)
 */
export async function changeQuantity(tx: Tx, line: Line, step: number): Promise<CartItem | null> {
  if (step > 0) await addPieces(tx, line, step);
  else await decrease(tx, line, -step);
  const [item] = await cartItems(tx, ofLine(line));
  return item ?? null;
}

/**
 * Adds pieces to the line of a product, or opens one, with the id and time of `opened` where given. One statement, so that
 * parallel steps add up: the second waits for the row of the first and sees its quantity.
 * @throws ApiError not_found, out_of_stock, quantity_limit
 */
export async function addPieces(
  tx: Tx,
  { userId, productId }: Line,
  pieces: number,
  opened?: { id: string; createdAt: Date },
): Promise<void> {
  const most = sql`least(${products.quantity}, ${limits.UNPAID_PIECES_MAX}::integer)`;
  const enough = sql`${most} >= ${pieces}`;
  const added = await tx
    .insert(cartLines)
    .select((query) =>
      query
        .select({
          id: (opened ? sql<string>`${opened.id}::uuid` : sql<string>`gen_random_uuid()`).as('id'),
          userId: sql<string>`${userId}::uuid`.as('user_id'),
          productId: products.id,
          quantity: sql<number>`${pieces}::integer`.as('quantity'),
          createdAt: (opened
            ? sql<Date>`${opened.createdAt.toISOString()}::timestamptz`
            : sql<Date>`clock_timestamp()`
          ).as('created_at'),
        })
        .from(products)
        .where(and(onSale, eq(products.id, productId), enough)),
    )
    .onConflictDoUpdate({
      target: [cartLines.userId, cartLines.productId],
      set: { quantity: sql`${cartLines.quantity} + excluded.quantity` },
      setWhere: sql`${cartLines.quantity} + excluded.quantity <=
        (select ${most} from ${products} where ${products.id} = excluded.product_id)`,
    })
    .returning({ id: cartLines.id });
  if (added.length > 0) return;

  const [product] = await tx
    .select({ stock: products.quantity })
    .from(products)
    .where(and(onSale, eq(products.id, productId)));
  if (!product) throw new ApiError(...refusals.notFound('Product'));
  if (product.stock >= limits.UNPAID_PIECES_MAX) {
    const most = String(limits.UNPAID_PIECES_MAX);
    throw new ApiError('quantity_limit', `You can order up to ${most} of one product`, {
      fields: { quantity: most },
    });
  }
  throw new ApiError(...(product.stock > 0 ? refusals.onlyLeft(product.stock) : refusals.outOfStock), {
    fields: { quantity: String(product.stock) },
  });
}

/** The line is locked first: between a look and a deletion a parallel step could have added to it. */
async function decrease(tx: Tx, line: Line, pieces: number): Promise<void> {
  const [found] = await tx.select({ quantity: cartLines.quantity }).from(cartLines).where(ofLine(line)).for('update');
  if (!found) throw new ApiError('not_found', 'This product is not in your cart');
  if (found.quantity > pieces) {
    await tx
      .update(cartLines)
      .set({ quantity: found.quantity - pieces })
      .where(ofLine(line));
  } else {
    await tx.delete(cartLines).where(ofLine(line));
  }
}
