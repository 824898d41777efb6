import type { Fulfilment } from '@abs/contract';
import type { AdminOrder } from '@abs/contract/entities';
import { and } from 'drizzle-orm';
import { lineText } from '../catalogue/variantText.ts';
import { orders } from '../db/schema.ts';
import type { Handler } from '../http/handler.ts';
import { recordChange } from './audit.ts';
import { csvPieces } from './csvExport.ts';
import { lagosDay, lagosTime } from './lagosDay.ts';
import { hasWords } from './list.ts';
import { listingOf } from './orderFilters.ts';
import { loadAdminOrders } from './orders.ts';

const HEADER = [
  'Date (Lagos)',
  'Order',
  'Name',
  'Email',
  'Phone',
  'Address',
  'Items',
  'Pieces',
  'Total (NGN)',
  'Payment',
  'Refund due (NGN)',
  'Refunded (NGN)',
  'Status',
];

/** The words of the back office. */
const paymentWords: Record<AdminOrder['paymentStatus'], string> = {
  unpaid: 'Unpaid',
  paid: 'Paid',
  refundDue: 'Refund due',
  refunded: 'Refunded',
};
const statusWords: Record<Fulfilment, string> = { pending: 'pending', cleared: 'Cleared', canceled: 'canceled' };

/** Exports all matching orders, newest first, with times in Lagos. Records the export in the audit log. */
export const exportOrders: Handler<'exportOrders'> = async ({ query }, { services, user, ip }) => {
  const { search, ...choice } = query;
  await services.db.transaction((tx) =>
    recordChange(tx, services, user, {
      action: 'exportOrders',
      subject: { kind: 'orders', id: 'all', name: 'orders' },
      before: null,
      after: { ...choice, search, address: ip },
    }),
  );
  const { where, narrowing } = listingOf(choice);
  const found = search === '' ? undefined : hasWords(orders.searchText, search);
  return {
    fileName: `abs-orders-${lagosDay(services.now())}.csv`,
    pieces: csvPieces(services, {
      header: HEADER,
      table: orders,
      where: and(where, narrowing, found),
      load: async (tx, ids) => (await loadAdminOrders(tx, ids)).map(fieldsOf),
    }),
  };
};

function fieldsOf(order: AdminOrder): string[] {
  const { customer, orderItems, paymentStatus, refundDue = 0, refunded = 0 } = order;
  return [
    lagosTime(new Date(order.createdAt)),
    order.number,
    customer.name,
    customer.email,
    asText(order.phoneNumber),
    order.deliveryAddress,
    orderItems.map(({ quantity, product }) => lineText({ ...product, quantity, sku: product.sku ?? null })).join('; '),
    String(orderItems.reduce((pieces, { quantity }) => pieces + quantity, 0)),
    order.totalPrice.toFixed(2),
    order.isDisputed ? 'Disputed' : paymentWords[paymentStatus],
    refundDue.toFixed(2),
    refunded.toFixed(2),
    statusWords[order.fulfilment],
  ];
}

/** `08031234567` → `0803 123 4567`: spreadsheet programs read digits alone as a number and drop the leading zero. */
const asText = (phoneNumber: string): string => phoneNumber.replace(/^(\d+)(\d{3})(\d{4})$/, '$1 $2 $3');
