import {
  type AdminOrder,
  type AdminOrderFilter,
  type AdminOrderSort,
  fulfilmentAfter,
  type OrderAction,
  orderBlock,
  undoOf,
} from '@abs/contract';
import { createPagedTableMachine, type TableAction } from '../pagedTable/index.ts';
import { adminMessages } from '../shared/adminMessages.ts';

const orderAction = (action: OrderAction): TableAction<AdminOrder, OrderAction> => ({
  show: (order) => ({ ...order, fulfilment: fulfilmentAfter[action] }),
  appliesTo: (order) => orderBlock(order, action, Date.now()) === null,
  inverse: (order) => undoOf(order, action, Date.now()),
  failed: adminMessages.orderStatusFailed,
});

/** Everybody's orders, with what the shop does about them. */
export const ordersTableMachine = createPagedTableMachine<AdminOrder, AdminOrderSort, AdminOrderFilter, OrderAction>({
  id: 'ordersTable',
  idOf: ({ id }) => id,
  loadFailed: adminMessages.adminOrdersLoadFailed,
  actions: {
    clear: { ...orderAction('clear'), asks: true },
    cancel: { ...orderAction('cancel'), asks: true },
    reopen: orderAction('reopen'),
  },
});
