import { limits, type OrderStatus, slicePage } from '@abs/contract';
import { call } from './call.ts';
import { orElse } from './orElse.ts';

/** The logged-in user and their number of orders. Counts the orders if the backend does not send the number. */
export async function getProfile(signal?: AbortSignal) {
  const { user, pagination, settings, pendingEmail } = await call('getProfile', { signal });
  return {
    user,
    settings,
    pendingEmail,
    pagination: pagination ?? { total: (await call('getOrders', { signal })).length },
  };
}

type HistoryQuery = { status: OrderStatus; page: number };

/** A page of the user's orders with one status. */
export const getOrderHistory = (query: HistoryQuery, signal?: AbortSignal) =>
  orElse(call('getOrderHistory', { query: { ...query, limit: limits.ORDERS_PER_PAGE }, signal }), () =>
    historyOfAllOrders(query, signal),
  );

async function historyOfAllOrders({ status, page }: HistoryQuery, signal?: AbortSignal) {
  const all = await call('getOrders', { signal });
  const { items, pagination } = slicePage(
    all.filter((order) => order.status === status),
    page,
    limits.ORDERS_PER_PAGE,
  );
  return { orders: items, pagination };
}
