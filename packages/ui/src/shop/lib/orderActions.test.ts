import type { AdminOrder, OrderEvent } from '@abs/contract';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { clearableOrders, orderActions, orderConfirmation, ordersConfirmation } from './orderActions.ts';

const now = Date.UTC(2026, 10, 20, 9);
const order: AdminOrder = {
  id: 'order',
  number: 'ABS-10319',
  status: 'PENDING',
  paymentStatus: 'unpaid',
  fulfilment: 'pending',
  totalPrice: 33_005,
  subtotal: 33_000,
  deliveryFee: 5,
  deliveryAddress: '14 Bode Thomas Street, Surulere, Lagos',
  phoneNumber: '08031234567',
  createdAt: '2026-11-20T08:00:00.000Z',
  expiresAt: '2026-11-21T08:00:00.000Z',
  orderItems: [],
  customer: { userId: 'usr', name: 'Adaeze Okafor', email: 'adaeze.okafor@example.com' },
};
const canceled = { ...order, status: 'CANCELLED', fulfilment: 'canceled', expiresAt: null } as const;
const actions = (target: AdminOrder & { history?: readonly OrderEvent[] }) =>
  orderActions(target, now).map(({ action }) => action);
const at = '2026-11-20T08:30:00.000Z';

test('allows clearing a paid order and cancelling an uncleared one', { tags: ['4.5.2'] }, () => {
  expect(orderActions(order, now)).toEqual([{ action: 'clear', disabledReason: 'not paid yet' }, { action: 'cancel' }]);
  expect(orderActions({ ...order, paymentStatus: 'paid' }, now)).toEqual([
    { action: 'clear', disabledReason: undefined },
    { action: 'cancel' },
  ]);
  expect(actions({ ...order, paymentStatus: 'paid', fulfilment: 'cleared' })).toEqual(['reopen']);
});

test('allows undoing a cancellation while the order can be paid or has been paid', () => {
  expect(actions(canceled)).toEqual(['reopen']);
  expect(actions({ ...canceled, createdAt: '2026-11-18T08:00:00.000Z' })).toEqual([]);
  expect(actions({ ...canceled, createdAt: '2026-11-18T08:00:00.000Z', paymentStatus: 'refundDue' })).toEqual([
    'reopen',
  ]);
  expect(orderActions(canceled, null)).toEqual([]);
});

test('refuses to undo a cancellation after a refund or during a dispute', () => {
  const refundDueOrder = { ...canceled, paymentStatus: 'refundDue' } as const;
  expect(actions({ ...refundDueOrder, refunded: 1 })).toEqual([]);
  expect(actions({ ...refundDueOrder, isDisputed: true })).toEqual([]);
  expect(actions({ ...refundDueOrder, refunded: 0, isDisputed: false })).toEqual(['reopen']);
});

test('allows undoing only a cancellation by an admin', () => {
  expect(actions({ ...canceled, history: [{ kind: 'cancelled', at, by: 'Halima Danjuma', actor: 'admin' }] })).toEqual([
    'reopen',
  ]);
  expect(
    actions({ ...canceled, history: [{ kind: 'cancelled', at, by: 'Adaeze Okafor', actor: 'customer' }] }),
  ).toEqual([]);
  expect(actions({ ...canceled, history: [{ kind: 'expired', at, by: null }] })).toEqual([]);
});

test('names the refund before a paid order is cancelled', () => {
  const { description } = orderConfirmation('cancel', { ...order, paymentStatus: 'paid' });
  expect(renderToStaticMarkup(description).replace(/<[^>]*>/g, '')).toBe(
    'Its items return to stock. ₦33,005 must be refunded to Adaeze Okafor.',
  );
  expect(orderConfirmation('cancel', order).description).toBe('Its items return to stock.');
});

test('clears those of several orders that are paid and pending', { tags: ['10.4.19'] }, () => {
  const paid = { ...order, paymentStatus: 'paid' } as const;
  const other = { ...paid, id: 'other', number: 'ABS-10320' };
  const orders = [paid, order, { ...paid, isDisputed: true }, { ...paid, fulfilment: 'cleared' as const }, other];
  expect(clearableOrders(orders, now)).toEqual([paid, other]);
  expect(ordersConfirmation('clear', [paid, other])).toMatchObject({
    title: 'Clear 2 orders?',
    description: 'This marks ABS-10319, ABS-10320 as dispatched. You can undo it.',
  });
  expect(ordersConfirmation('clear', [paid])?.title).toBe('Clear order ABS-10319?');
  expect(ordersConfirmation('clear', [])).toBeNull();
});
