import { type AdminOrderDetail, CallError, type CallResponse, type Fulfilment, type OrderPayment } from '@abs/contract';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { createActor, fromPromise, initialTransition, transition } from 'xstate';
import { afterDone, controlledPort, emittedBy } from '../testing/controlled.ts';
import { anOrder, notFound, offline, serverError } from '../testing/fixtures.ts';
import { type AdminOrderEmitted, type AdminOrderEvent, adminOrderMachine } from './adminOrderMachine.ts';

type SetAnswer = CallResponse<'setOrderStatus'>;

const clear: AdminOrderEvent = { type: 'clear.requested' };
const confirmClear: AdminOrderEvent = { type: 'clear.confirmed' };
const cancel: AdminOrderEvent = { type: 'cancel.requested' };
const confirm: AdminOrderEvent = { type: 'cancel.confirmed' };
const undo: AdminOrderEvent = { type: 'undo.pressed' };
const refresh: AdminOrderEvent = { type: 'refresh.requested' };
const conflict = new CallError('This order is cancelled, so it cannot be cleared.', {
  status: 409,
  code: 'order_status_conflict',
});

function detail(fulfilment: Fulfilment = 'pending', over: Partial<AdminOrderDetail> = {}): AdminOrderDetail {
  return {
    ...anOrder(),
    status: 'SUCCESS',
    paymentStatus: 'paid',
    number: 'ABS-1001',
    subtotal: 1000,
    deliveryFee: 5,
    deliveryAddress: '1 Broad Street',
    phoneNumber: '08012345678',
    createdAt: '2026-01-01T00:00:00.000Z',
    expiresAt: null,
    fulfilment,
    customer: { userId: 'u1', name: 'Ada Obi', email: 'ada@example.com' },
    history: [],
    ...over,
  };
}

const extraPayment: OrderPayment = {
  reference: 'abs-2',
  date: '2026-01-02T00:00:00.000Z',
  status: 'Transfer',
  currency: 'NGN',
  received: 1005,
  requested: 1005,
  refundDue: 1005,
  refunded: 0,
  refunds: [],
  disputes: [],
};
const refund = (amount: number, status: 'pending' | 'processed' | 'failed') => ({
  amount,
  status,
  at: '2026-01-03T00:00:00.000Z',
  by: null,
});

function start(now?: () => number) {
  const getAdminOrder = controlledPort<CallResponse<'getAdminOrder'>, { orderId: string }>();
  const setOrderStatus = controlledPort<SetAnswer, { orderId: string; status: Fulfilment; refunded?: number }>();
  const recordRefund = controlledPort<CallResponse<'recordRefund'>, { orderId: string; reference: string }>();
  const actor = createActor(
    adminOrderMachine.provide({
      actors: {
        getAdminOrder: getAdminOrder.logic,
        setOrderStatus: setOrderStatus.logic,
        recordRefund: recordRefund.logic,
      },
    }),
    { input: { orderId: 'o1', ...(now && { now }) } },
  );
  const emitted = emittedBy(actor);
  actor.start();
  return {
    actor,
    emitted,
    getAdminOrder,
    setOrderStatus,
    recordRefund,
    send: (...events: AdminOrderEvent[]) => {
      for (const event of events) actor.send(event);
    },
    value: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
  };
}

async function loaded(order = detail(), now?: () => number) {
  const screen = start(now);
  await screen.getAdminOrder.request().answer({ order });
  return screen;
}

describe('adminOrder, loading', () => {
  it('shows the order', async () => {
    const { getAdminOrder, value, context } = start();
    expect(value()).toBe('loading');
    expect(getAdminOrder.request().input).toEqual({ orderId: 'o1' });
    await getAdminOrder.request().answer({ order: detail() });
    expect(value()).toBe('ready');
    expect(context().order).toEqual(detail());
  });

  it('goes to notFound when the order does not exist', async () => {
    const { getAdminOrder, value } = start();
    await getAdminOrder.request().refuse(notFound);
    expect(value()).toBe('notFound');
  });

  it('can refresh after a failed load, and sends one request for a double click', async () => {
    const { getAdminOrder, send, value, context } = start();
    await getAdminOrder.request().refuse(new Error('boom'));
    expect([value(), context().message]).toEqual(['failed', 'Failed to load the order.']);
    send(refresh, refresh);
    expect(getAdminOrder.requests).toHaveLength(2);
    await getAdminOrder.request().answer({ order: detail() });
    expect([value(), context().message]).toEqual(['ready', null]);
  });

  it('keeps the order and shows the error when a refresh fails', async () => {
    const { getAdminOrder, send, value, context } = await loaded();
    send(refresh);
    expect(context().order).toEqual(detail());
    await getAdminOrder.request().refuse(offline);
    expect([value(), context().message]).toEqual(['ready', 'Network Error']);
    expect(context().order).toEqual(detail());
  });

  it('aborts the request when the actor stops', () => {
    const { actor, getAdminOrder } = start();
    actor.stop();
    expect(getAdminOrder.request().signal.aborted).toBe(true);
  });
});

describe('adminOrder, changing', () => {
  it('asks for confirmation before it clears a paid order, and announces that this can be undone', async () => {
    const { send, setOrderStatus, value, context, emitted } = await loaded();
    send(clear);
    expect(value()).toBe('confirmingClear');
    send({ type: 'clear.cancelled' }, confirmClear);
    expect([value(), setOrderStatus.requests.length]).toEqual(['ready', 0]);
    send(clear, confirmClear, confirmClear, refresh, cancel);
    expect(value()).toBe('changing');
    expect(setOrderStatus.requests.map(({ input }) => input)).toEqual([{ orderId: 'o1', status: 'cleared' }]);
    await setOrderStatus.request().answer({ message: 'The order is cleared.', order: detail('cleared') });
    expect(value()).toBe('ready');
    expect(context().order?.fulfilment).toBe('cleared');
    expect(emitted).toEqual([
      { type: 'status.changed', order: detail('cleared'), canUndo: true, message: 'The order is cleared.' },
    ]);
  });

  it.each(['cleared', 'canceled'] as const)(
    'makes a %s order pending again on undo',
    { tags: ['4.5.1'] },
    async (fulfilment) => {
      const { send, setOrderStatus, emitted } = await loaded(detail(fulfilment));
      send(undo);
      expect(setOrderStatus.request().input).toEqual({ orderId: 'o1', status: 'pending' });
      await setOrderStatus.request().answer({ message: 'The order is pending again.', order: detail() });
      expect(emitted).toEqual([
        { type: 'status.changed', order: detail(), canUndo: false, message: 'The order is pending again.' },
      ]);
    },
  );

  it('asks for confirmation before it cancels an order', async () => {
    const { send, setOrderStatus, value } = await loaded(detail('pending', { paymentStatus: 'unpaid' }));
    send(cancel);
    expect(value()).toBe('confirmingCancel');
    send({ type: 'cancel.cancelled' }, confirm);
    expect(value()).toBe('ready');
    expect(setOrderStatus.requests).toHaveLength(0);
    send(cancel, confirm, confirm);
    expect(setOrderStatus.requests.map(({ input }) => input.status)).toEqual(['canceled']);
  });

  it.each([
    ['clear an unpaid one', detail('pending', { paymentStatus: 'unpaid' }), clear],
    ['clear a cleared one', detail('cleared'), clear],
    ['clear a cancelled one', detail('canceled'), clear],
    ['clear one whose payment is disputed', detail('pending', { isDisputed: true }), clear],
    ['record a refund where none is due', detail('pending'), { type: 'refund.requested', reference: 'abs-2' }],
    ['cancel a cleared one', detail('cleared'), cancel],
    ['take back what was not done', detail('pending'), undo],
  ] as const)('does not %s', async (_, order, event) => {
    const { actor } = await loaded(order);
    expect(actor.getSnapshot().can(event)).toBe(false);
  });

  it('can undo the cancellation of an unpaid order only within 24 hours of its creation', async () => {
    const order = detail('canceled', { paymentStatus: 'unpaid' });
    const hours = (count: number) => () => Date.parse(order.createdAt) + count * 3_600_000;
    expect((await loaded(order, hours(23))).actor.getSnapshot().can(undo)).toBe(true);
    expect((await loaded(order, hours(24))).actor.getSnapshot().can(undo)).toBe(false);
  });

  it.each([
    ['another admin was quicker', conflict],
    ['it was deleted', notFound],
    ['there was no answer', offline],
    ['the server stumbled', serverError],
  ])('reports the error and reloads the order when %s', async (_, error) => {
    const { send, setOrderStatus, getAdminOrder, value, context, emitted } = await loaded();
    send(clear, confirmClear);
    await setOrderStatus.request().refuse(error);
    expect(emitted).toEqual([{ type: 'change.failed', orderId: 'o1', status: 'cleared', message: error.message }]);
    expect(value()).toBe('loading');
    expect(context().order).toEqual(detail());
    await getAdminOrder.request().answer({ order: detail('canceled') });
    expect(value()).toBe('ready');
    expect(context().order?.fulfilment).toBe('canceled');
  });

  it('does not reload after a refusal such as 403, and clears its message on the next try', async () => {
    const { send, setOrderStatus, getAdminOrder, value, context } = await loaded();
    send(clear, confirmClear);
    await setOrderStatus.request().refuse(new CallError('Not for you', { status: 403, code: 'forbidden' }));
    expect(getAdminOrder.requests).toHaveLength(1);
    expect([value(), context().message]).toEqual(['ready', 'Not for you']);
    send(clear, confirmClear);
    expect(context().message).toBeNull();
    await setOrderStatus.request().refuse(new CallError('', { status: 400 }));
    expect(context().message).toBe('Failed to change the order. Please try again.');
  });
});

describe('adminOrder, refunds', () => {
  const owing = detail('canceled', { paymentStatus: 'refundDue', payments: [extraPayment] });
  const ask: AdminOrderEvent = { type: 'refund.requested', reference: 'abs-2' };
  const yes: AdminOrderEvent = { type: 'refund.confirmed' };

  it('asks for confirmation before it records a refund, and sends one request for a double click', async () => {
    const { send, recordRefund, value, context, emitted } = await loaded(owing);
    send(ask);
    expect(value()).toBe('confirmingRefund');
    send({ type: 'refund.cancelled' }, yes);
    expect([value(), recordRefund.requests.length]).toEqual(['ready', 0]);
    send(ask, yes, yes, refresh);
    expect(value()).toBe('recordingRefund');
    expect(recordRefund.requests.map(({ input }) => input)).toEqual([{ orderId: 'o1', reference: 'abs-2' }]);
    const order = detail('canceled', { paymentStatus: 'refunded' });
    await recordRefund.request().answer({ message: 'The refund is recorded.', order });
    expect([value(), context().order]).toEqual(['ready', order]);
    expect(emitted).toEqual([{ type: 'refund.recorded', order, message: 'The refund is recorded.' }]);
  });

  it('reports why a refund could not be recorded, and reloads the order', async () => {
    const { send, recordRefund, value, emitted } = await loaded(owing);
    send(ask, yes);
    await recordRefund.request().refuse(conflict);
    expect(emitted).toEqual([{ type: 'refund.failed', message: conflict.message }]);
    expect(value()).toBe('loading');
  });

  it('stays ready and shows the error after a refusal such as 400', async () => {
    const { send, recordRefund, value, context } = await loaded(owing);
    send(ask, yes);
    await recordRefund.request().refuse(new CallError('', { status: 400 }));
    expect([value(), context().message]).toEqual(['ready', 'Failed to record the refund. Please try again.']);
  });

  it('sends the refunded amount that the admin saw when clearing a partly refunded order', async () => {
    const refunds = [refund(200, 'processed'), refund(50, 'pending'), refund(70, 'failed')];
    const paying: OrderPayment = { ...extraPayment, status: 'Receive', refundDue: 0, refunds };
    const { send, setOrderStatus } = await loaded(detail('pending', { payments: [paying, extraPayment] }));
    send(clear, confirmClear);
    expect(setOrderStatus.request().input).toEqual({ orderId: 'o1', status: 'cleared', refunded: 250 });
  });
});

describe('adminOrder, as a whole', () => {
  it('is pure', () => {
    const [loading] = initialTransition(adminOrderMachine, { orderId: 'o1' });
    const ready = afterDone(adminOrderMachine, loading, 'getAdminOrder', { order: detail() });
    const [asking] = transition(adminOrderMachine, ready, cancel);
    const [changing] = transition(adminOrderMachine, asking, confirm);
    expect([loading, ready, asking, changing].map(({ value }) => value)).toEqual([
      'loading',
      'ready',
      'confirmingCancel',
      'changing',
    ]);
    expect(ready.context.wanted).toBe('pending');
  });

  it('rejects wrong types', () => {
    expectTypeOf<Extract<AdminOrderEmitted, { type: 'status.changed' }>['order']>().toEqualTypeOf<AdminOrderDetail>();
    const wrong = fromPromise<AdminOrderDetail, { orderId: string }>(async () => detail());
    // @ts-expect-error the answer wraps the order
    adminOrderMachine.provide({ actors: { getAdminOrder: wrong } });
    // @ts-expect-error the machine already has the orderId
    const event: AdminOrderEvent = { type: 'clear.requested', orderId: 'o1' };
    expect(event.type).toBe('clear.requested');
  });
});
