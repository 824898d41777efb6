import { callLimits, isolate, limits } from '@abs/contract';
import { and, count, desc, eq, gt, inArray, sql, sum } from 'drizzle-orm';
import { ApiError } from '../apiError.ts';
import type { Tx } from '../db/database.ts';
import { orderLines, orders, products } from '../db/schema.ts';
import { tooMany } from '../limits/rateLimit.ts';
import { refusals } from '../refusals.ts';
import type { Services } from '../services.ts';
import type { StockChange } from './stock.ts';

const { max: ORDERS_MAX, windowMs: ORDERS_WINDOW_MS } = callLimits.ordersByCustomer;

/**
 * Prevents one customer from holding too much unpaid stock. Limits orders per hour, pending orders, lines per order,
 * and the pieces, per product and in total, of pending orders and the new order together. The cart must be locked, so
 * that a concurrent checkout of the same customer waits and then counts the first order.
 * @throws ApiError rate_limited, too_many_pending_orders, quantity_limit (for the limit per product, `fields` has the
 *   maximum of each product by id)
 */
export async function checkOrderLimits(
  tx: Tx,
  services: Services,
  userId: string,
  cart: readonly StockChange[],
): Promise<void> {
  const { pace, pending, held } = await loadUsage(tx, services.now(), userId);
  if (pace) {
    const wait = Math.max(1, Math.ceil((pace.getTime() + ORDERS_WINDOW_MS - services.now().getTime()) / 1000));
    throw tooMany('You have placed many orders in a short time.', wait);
  }
  if (pending >= limits.PENDING_ORDERS_MAX) {
    throw new ApiError(
      'too_many_pending_orders',
      `You have ${pending} unpaid orders. Pay for one or delete it, then order again.`,
    );
  }
  checkPieces(cart, held);
  await checkQuantities(tx, cart, held);
}

const sumOf = (pieces: Iterable<number>): number => [...pieces].reduce((total, one) => total + one, 0);

function checkPieces(cart: readonly StockChange[], held: ReadonlyMap<string, number>): void {
  if (cart.length > limits.ORDER_LINES_MAX) throw new ApiError(...refusals.orderLinesFull);
  const pieces = sumOf(cart.map(({ quantity }) => quantity));
  if (pieces > limits.ORDER_PIECES_MAX) throw new ApiError(...refusals.orderPiecesFull(pieces));
  const unpaid = sumOf(held.values());
  if (unpaid + pieces > limits.ORDER_PIECES_MAX) throw new ApiError(...refusals.unpaidPiecesFull(unpaid));
}

type Usage = {
  /** Time of the oldest of the last ORDERS_MAX orders within the window; null when there were fewer. */
  pace: Date | null;
  pending: number;
  /** Pieces in pending orders, by product. */
  held: ReadonlyMap<string, number>;
};

/** Loads the data for all limits in one statement. */
async function loadUsage(tx: Tx, now: Date, userId: string): Promise<Usage> {
  const pace = tx
    .select({ createdAt: orders.createdAt })
    .from(orders)
    .where(and(eq(orders.userId, userId), gt(orders.createdAt, new Date(now.getTime() - ORDERS_WINDOW_MS))))
    .orderBy(desc(orders.createdAt))
    .limit(1)
    .offset(ORDERS_MAX - 1);
  const isPending = and(eq(orders.userId, userId), eq(orders.status, 'PENDING'));
  const pending = tx.select({ count: count() }).from(orders).where(isPending);
  const held = tx
    .select({ productId: orderLines.productId, pieces: sum(orderLines.quantity).as('pieces') })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(isPending)
    .groupBy(orderLines.productId)
    .as('held');
  const [usage] = await tx
    .select({
      pace: sql`${pace}`.mapWith(orders.createdAt),
      pending: sql`${pending}`.mapWith(Number),
      held: sql<Record<
        string,
        number
      > | null>`json_object_agg(${held.productId}, ${held.pieces}) filter (where ${held.productId} is not null)`,
    })
    .from(held);
  if (!usage) throw new Error('An aggregate has one row');
  return { ...usage, held: new Map(Object.entries(usage.held ?? {})) };
}

async function checkQuantities(tx: Tx, cart: readonly StockChange[], held: ReadonlyMap<string, number>): Promise<void> {
  const maxQuantityOf = (productId: string) => Math.max(0, limits.UNPAID_PIECES_MAX - (held.get(productId) ?? 0));
  const excess = cart.filter(({ productId, quantity }) => quantity > maxQuantityOf(productId));
  if (excess.length === 0) return;
  const ids = excess.map(({ productId }) => productId);
  const rows = await tx
    .select({ id: products.id, name: products.name })
    .from(products)
    .where(inArray(products.id, ids));
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  const sentences = ids.map((id) =>
    limitText(isolate(names.get(id) ?? 'a product'), maxQuantityOf(id), held.get(id) ?? 0),
  );
  throw new ApiError('quantity_limit', sentences.join(' '), {
    fields: Object.fromEntries(ids.map((id) => [id, String(maxQuantityOf(id))])),
  });
}

function limitText(name: string, most: number, held: number): string {
  if (held === 0) return `You can order up to ${most} of ${name}.`;
  const first = `You have ${held} of ${name} in unpaid orders`;
  return most === 0 ? `${first}. Pay for them before you order more.` : `${first}, so you can order ${most} more.`;
}
