import type { Order } from '@abs/contract/entities';
import { asc, desc, eq, inArray, type SQL } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { orderLines, orders } from '../db/schema.ts';
import { type OrderLineRow, toOrder } from './mapper.ts';

/** The lines of an order, as they were ordered. */
export function linesOf(tx: Tx, orderId: string): Promise<OrderLineRow[]> {
  return tx.select().from(orderLines).where(eq(orderLines.orderId, orderId)).orderBy(asc(orderLines.position));
}

/** The matching orders with their lines, newest first, in two queries. */
export async function loadOrders(
  tx: Tx,
  where: SQL | undefined,
  slice: { limit: number; offset: number } | undefined = undefined,
): Promise<Order[]> {
  const query = tx.select().from(orders).where(where).orderBy(desc(orders.createdAt), desc(orders.id)).$dynamic();
  const rows = await (slice ? query.limit(slice.limit).offset(slice.offset) : query);
  if (rows.length === 0) return [];
  const lines = await tx
    .select()
    .from(orderLines)
    .where(
      inArray(
        orderLines.orderId,
        rows.map((order) => order.id),
      ),
    )
    .orderBy(asc(orderLines.orderId), asc(orderLines.position));
  const byOrder = Map.groupBy(lines, (line) => line.orderId);
  return rows.map((order) => toOrder(order, byOrder.get(order.id) ?? []));
}
