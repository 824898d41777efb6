import type { CallResponse, Order, OrderStatus } from '@abs/contract';
import { createListMachine, type ListInput, type PagedAnswer } from '../list/index.ts';
import * as messages from '../shared/messages.ts';

/** Orders are always newest first. */
type OrderHistorySort = 'newest';

/** A customer's orders of one status, which is the list's filter. */
export const orderHistoryMachine = createListMachine<Order, OrderHistorySort, OrderStatus>({
  id: 'orderHistory',
  loadFailed: messages.ordersLoadFailed,
});

/** The input that shows a page of the orders of one status. */
export function orderHistoryInput(filter: OrderStatus, page: number): ListInput<OrderHistorySort, OrderStatus> {
  return { query: { page, sort: 'newest', search: '', filter } };
}

/** Converts the server's answer for the list's port `fetchPage`. */
export function orderHistoryPage({ orders, pagination }: CallResponse<'getOrderHistory'>): PagedAnswer<Order> {
  return { rows: orders, pagination };
}
