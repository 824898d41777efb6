import type { AdminOrder, AdminOrderFilter, AdminOrderSort, Fulfilment } from '@abs/contract';
import { createPagedTableMachine, type TableAction } from '../pagedTable/index.ts';
import { adminMessages } from '../shared/adminMessages.ts';

/** 'reopen' takes back the other two. */
export type OrderAction = 'clear' | 'cancel' | 'reopen';

/** What each action makes of an order. */
export const fulfilmentAfter: Record<OrderAction, Fulfilment> = {
  clear: 'cleared',
  cancel: 'canceled',
  reopen: 'pending',
};

const setFulfilment = (action: OrderAction, from: readonly Fulfilment[]): TableAction<AdminOrder, OrderAction> => ({
  show: (order) => ({ ...order, fulfilment: fulfilmentAfter[action] }),
  appliesTo: ({ fulfilment }) => from.includes(fulfilment),
  inverse: () => 'reopen',
  failed: adminMessages.orderStatusFailed,
});

/** Everybody's orders, with what the shop does about them. */
export const ordersTableMachine = createPagedTableMachine<AdminOrder, AdminOrderSort, AdminOrderFilter, OrderAction>({
  id: 'ordersTable',
  idOf: ({ id }) => id,
  loadFailed: adminMessages.adminOrdersLoadFailed,
  actions: {
    clear: {
      ...setFulfilment('clear', ['pending']),
      asks: true,
      appliesTo: ({ fulfilment, paymentStatus }) => fulfilment === 'pending' && paymentStatus === 'paid',
    },
    cancel: { ...setFulfilment('cancel', ['pending']), asks: true },
    reopen: {
      ...setFulfilment('reopen', ['cleared', 'canceled']),
      inverse: ({ fulfilment }) => (fulfilment === 'cleared' ? 'clear' : 'cancel'),
    },
  },
});
