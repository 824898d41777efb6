import { type ErrorCode, limits } from '@abs/contract';
import type { CartItem } from '@abs/contract/entities';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { ApiError } from '../apiError.ts';
import { onSale } from '../catalogue/queries.ts';
import type { Tx } from '../db/database.ts';
import { cartLines, products } from '../db/schema.ts';
import { refusals } from '../refusals.ts';
import { cartItems } from './queries.ts';

type Line = { userId: string; productId: string };

const ofLine = ({ userId, productId }: Line) => and(eq(cartLines.userId, userId), eq(cartLines.productId, productId));

/**
 * Adds pieces to the line of a product, or takes some away; at 0 or below, deletes the line.
 * @returns the updated line, null when it was deleted
 * @throws ApiError not_found (no such product, or no line to reduce), out_of_stock, quantity_limit (both change
 *   nothing; `fields` has the maximum of the line)
 */
export async function changeQuantity(tx: Tx, line: Line, step: number): Promise<CartItem | null> {
  if (step > 0) await addPieces(tx, line, step);
  else await decrease(tx, line, -step);
  const [item] = await cartItems(tx, ofLine(line));
  return item ?? null;
}

/**
 * Adds pieces to the line of a product, or opens one. One statement, so that parallel steps for a product add up: the second
 * waits for the row of the first and sees its quantity. Parallel steps for different products can exceed the cart's limits:
 * placing an order checks them again.
 * @param opened id and time of the line that this one replaces. The cart does not grow, so its limits are not checked.
 * @throws ApiError not_found, out_of_stock, quantity_limit
 */
export async function addPieces(
  tx: Tx,
  line: Line,
  pieces: number,
  opened?: { id: string; createdAt: Date },
): Promise<void> {
  const { userId, productId } = line;
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
        .where(and(onSale, eq(products.id, productId), enough, opened ? undefined : hasRoom(line, pieces))),
    )
    .onConflictDoUpdate({
      target: [cartLines.userId, cartLines.productId],
      set: { quantity: sql`${cartLines.quantity} + excluded.quantity` },
      setWhere: sql`${cartLines.quantity} + excluded.quantity <=
        (select ${most} from ${products} where ${products.id} = excluded.product_id)`,
    })
    .returning({ id: cartLines.id });
  if (added.length > 0) return;

  throw await refusal(tx, line, pieces);
}

/** Number of lines and pieces in the user's cart; `own` is the pieces of the product. */
function cartSums({ userId, productId }: Line) {
  const of = (value: SQL) =>
    sql<number>`(select ${value} from ${cartLines} where ${cartLines.userId} = ${userId}::uuid)`;
  return {
    lines: of(sql`count(*)`).mapWith(Number),
    pieces: of(sql`coalesce(sum(${cartLines.quantity}), 0)`).mapWith(Number),
    own: of(
      sql`coalesce(sum(${cartLines.quantity}) filter (where ${cartLines.productId} = ${productId}::uuid), 0)`,
    ).mapWith(Number),
  };
}

/** Whether the whole cart has room for the pieces and, when the product has no line yet, for a new line. */
function hasRoom(line: Line, pieces: number): SQL {
  const cart = cartSums(line);
  return sql`${cart.pieces} + ${pieces} <= ${limits.ORDER_PIECES_MAX} and (${cart.own} > 0 or ${cart.lines} < ${limits.ORDER_LINES_MAX})`;
}

/** The reason why pieces could not be added. `fields.quantity` is the highest quantity that the line can have. */
async function refusal(tx: Tx, line: Line, step: number): Promise<ApiError> {
  const [found] = await tx
    .select({ stock: products.quantity, ...cartSums(line) })
    .from(products)
    .where(and(onSale, eq(products.id, line.productId)));
  if (!found) return new ApiError(...refusals.notFound('Product'));
  const { stock, lines, pieces, own } = found;
  const most = Math.min(stock, limits.UNPAID_PIECES_MAX);
  const refuse = ([code, message]: readonly [ErrorCode, string], quantity: number) =>
    new ApiError(code, message, { fields: { quantity: String(quantity) } });
  if (own + step <= most) {
    if (own === 0 && lines >= limits.ORDER_LINES_MAX) return refuse(refusals.cartLinesFull, 0);
    const room = limits.ORDER_PIECES_MAX - pieces;
    if (step > room) return refuse(refusals.cartPiecesFull(room), own + Math.max(0, room));
  }
  if (stock >= limits.UNPAID_PIECES_MAX) return refuse(refusals.onlySome(most), most);
  return refuse(stock > 0 ? refusals.onlyLeft(stock) : refusals.outOfStock, stock);
}

/** Locks the line first, because a parallel step could add to it between reading and deleting it. */
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
