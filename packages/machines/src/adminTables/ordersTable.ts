import {
  type AdminOrder,
  type AdminOrderFilter,
  type AdminOrderSort,
  fulfilmentAfter,
  type OrderAction,
  type OrderFilters,
  orderBlock,
  undoOf,
} from '@abs/contract';
import { createActionTableMachine, type FilterValue, type RowAction } from '../list/index.ts';
import * as adminMessages from '../shared/adminMessages.ts';

const orderAction = (action: OrderAction): RowAction<AdminOrder, OrderAction> => ({
  show: (order) => ({ ...order, fulfilment: fulfilmentAfter[action] }),
  appliesTo: (order, now) => orderBlock(order, action, now) === null,
  inverse: (order, now) => undoOf(order, action, now),
  failed: adminMessages.orderStatusFailed,
});

const ordersTable = <Filter extends FilterValue>(id: string) =>
  createActionTableMachine<AdminOrder, AdminOrderSort, Filter, OrderAction>({
    id,
    idOf: (order) => order.id,
    loadFailed: adminMessages.adminOrdersLoadFailed,
    actions: {
      clear: { ...orderAction('clear'), asks: true },
      cancel: { ...orderAction('cancel'), asks: true },
      reopen: orderAction('reopen'),
    },
  });

/** The orders of the dashboard, new ones or all, which an admin can clear, cancel and reopen. */
export const ordersTableMachine = ordersTable<AdminOrderFilter>('ordersTable');

/** The same for the orders of all customers, by status, payment and days. */
export const allOrdersTableMachine = ordersTable<OrderFilters>('allOrdersTable');
