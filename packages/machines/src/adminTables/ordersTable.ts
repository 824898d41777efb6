import {
  type AdminOrder,
  type AdminOrderFilter,
  type AdminOrderSort,
  fulfilmentAfter,
  type OrderAction,
  orderBlock,
  undoOf,
} from '@abs/contract';
import { createActionTableMachine, type RowAction } from '../list/index.ts';
import * as adminMessages from '../shared/adminMessages.ts';

const orderAction = (action: OrderAction): RowAction<AdminOrder, OrderAction> => ({
  show: (order) => ({ ...order, fulfilment: fulfilmentAfter[action] }),
  appliesTo: (order, now) => orderBlock(order, action, now) === null,
  inverse: (order, now) => undoOf(order, action, now),
  failed: adminMessages.orderStatusFailed,
});

/** The orders of all customers, which an admin can clear, cancel and reopen. */
export const ordersTableMachine = createActionTableMachine<AdminOrder, AdminOrderSort, AdminOrderFilter, OrderAction>({
  id: 'ordersTable',
  idOf: ({ id }) => id,
  loadFailed: adminMessages.adminOrdersLoadFailed,
  actions: {
    clear: { ...orderAction('clear'), asks: true },
    cancel: { ...orderAction('cancel'), asks: true },
    reopen: orderAction('reopen'),
  },
});
