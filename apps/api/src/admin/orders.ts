import type { AdminOrderDetail, AdminOrderSort } from '@abs/contract';
import type { AdminOrder } from '@abs/contract/entities';
import { asc, eq, inArray } from 'drizzle-orm';
import { nameOf } from '../accounts/mapper.ts';
import { ApiError } from '../apiError.ts';
import type { Tx } from '../db/database.ts';
import { orderEvents, orderLines, orders, users } from '../db/schema.ts';
import type { Handler } from '../http/handler.ts';
import { isUuid } from '../ids.ts';
import { toNaira } from '../money.ts';
import { refusals } from '../refusals.ts';
import { inOrderOf, pageOfIds, type Sort } from './list.ts';
import { toAdminOrder } from './mapper.ts';
import { listingOf } from './orderFilters.ts';
import { loadOrderPayments } from './orderPayments.ts';

const sorts: Record<AdminOrderSort, Sort> = {
  newest: { key: orders.createdAt, direction: 'desc' },
  oldest: { key: orders.createdAt, direction: 'asc' },
  'total-asc': { key: orders.totalKobo, direction: 'asc' },
  'total-desc': { key: orders.totalKobo, direction: 'desc' },
};

/** Lists the orders of all customers. */
export const getAdminOrders: Handler<'getAdminOrders'> = ({ query }, { services }) =>
  services.db.autocommit(async (tx) => {
    const { search, page, limit, sort, ...choice } = query;
    const { ids, pagination } = await pageOfIds(tx, {
      table: orders,
      id: orders.id,
      sort: sorts[sort],
      ...listingOf(choice),
      searchText: orders.searchText,
      search,
      page,
      limit,
    });
    return { orders: await loadAdminOrders(tx, ids), pagination };
  });

export const getAdminOrder: Handler<'getAdminOrder'> = async ({ params }, { services }) => ({
  order: await services.db.autocommit((tx) => loadAdminOrder(tx, params.id)),
});

/**
 * Loads an order of any customer, with its history and payments.
 * @throws ApiError not_found
 */
export async function loadAdminOrder(tx: Tx, id: string): Promise<AdminOrderDetail> {
  const [order] = isUuid(id) ? await loadAdminOrders(tx, [id]) : [];
  if (!order) throw new ApiError(...refusals.notFound('Order'));
  const events = await tx
    .select({ event: orderEvents, by: users })
    .from(orderEvents)
    .leftJoin(users, eq(users.id, orderEvents.byUserId))
    .where(eq(orderEvents.orderId, id))
    .orderBy(asc(orderEvents.createdAt), asc(orderEvents.sequence));
  const history = events.map(({ event: { kind, createdAt, amountKobo }, by }) => ({
    kind,
    at: createdAt.toISOString(),
    by: by && nameOf(by),
    actor:
      by === null ? ('system' as const) : by.id === order.customer.userId ? ('customer' as const) : ('admin' as const),
    ...(amountKobo !== null && { amount: toNaira(amountKobo) }),
  }));
  return { ...order, history, payments: await loadOrderPayments(tx, id) };
}

/** Loads orders with lines and customers in the order of the ids, with two queries for any number of them. */
export async function loadAdminOrders(tx: Tx, ids: readonly string[]): Promise<AdminOrder[]> {
  if (ids.length === 0) return [];
  const found = await tx
    .select({ order: orders, customer: users })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(inArray(orders.id, [...ids]));
  const lines = await tx
    .select()
    .from(orderLines)
    .where(inArray(orderLines.orderId, [...ids]))
    .orderBy(asc(orderLines.orderId), asc(orderLines.position));
  const linesOf = Map.groupBy(lines, (line) => line.orderId);
  const rows = found.map(({ order, customer }) => toAdminOrder(order, linesOf.get(order.id) ?? [], customer));
  return inOrderOf(ids, rows);
}
