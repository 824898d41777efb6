import type { CallResponse } from '@abs/contract';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { createActor, fromPromise, initialTransition } from 'xstate';
import { afterDone, controlledPort } from '../testing/controlled.ts';
import { anOrder, notFound } from '../testing/fixtures.ts';
import { type OrderDetailInput, orderDetailMachine } from './orderDetailMachine.ts';

function run() {
  const getOrder = controlledPort<CallResponse<'getOrder'>, { orderId: string }>();
  const actor = createActor(orderDetailMachine.provide({ actors: { getOrder: getOrder.logic } }), {
    input: { orderId: 'o1' },
  }).start();
  return { actor, getOrder, value: () => actor.getSnapshot().value, order: () => actor.getSnapshot().context.order };
}

describe('orderDetail', () => {
  it('shows nothing while it loads, and then the order', { tags: ['2.10.1', '3.1.21', '4.3.3'] }, async () => {
    const { actor, getOrder, order, value } = run();
    expect(actor.getSnapshot().hasTag('pending')).toBe(true);
    expect(order()).toBeNull();
    expect(getOrder.request().input).toEqual({ orderId: 'o1' });
    await getOrder.request().answer({ order: anOrder() });
    expect(value()).toBe('ready');
    expect(order()).toEqual(anOrder());
  });

  it('goes to notFound and clears the order when the server does not find it', { tags: ['2.10.1'] }, async () => {
    const { actor, getOrder, order, value } = run();
    await getOrder.request().answer({ order: anOrder() });
    actor.send({ type: 'refresh.requested' });
    await getOrder.request().refuse(notFound);
    expect(value()).toBe('notFound');
    expect(order()).toBeNull();
  });

  it('can refresh after a failed load, and sends one request for a double click', async () => {
    const { actor, getOrder, value } = run();
    await getOrder.request().refuse(new Error('boom'));
    expect(value()).toBe('failed');
    expect(actor.getSnapshot().context.message).toBe('Failed to load the order.');
    actor.send({ type: 'refresh.requested' });
    actor.send({ type: 'refresh.requested' });
    expect(getOrder.requests).toHaveLength(2);
    await getOrder.request().answer({ order: anOrder() });
    expect(actor.getSnapshot().context).toMatchObject({ order: anOrder(), message: null });
  });

  it('aborts the request when the actor stops', () => {
    const { actor, getOrder } = run();
    actor.stop();
    expect(getOrder.request().signal.aborted).toBe(true);
  });

  it('is pure', () => {
    const [loading] = initialTransition(orderDetailMachine, { orderId: 'o1' });
    const ready = afterDone(orderDetailMachine, loading, 'getOrder', { order: anOrder() });
    expect([loading.context.order, ready.context.order]).toEqual([null, anOrder()]);
  });

  it('rejects wrong types', () => {
    expectTypeOf<OrderDetailInput['orderId']>().toEqualTypeOf<string>();
    const wrong = fromPromise<{ orders: [] }, { orderId: string }>(async () => ({ orders: [] }));
    // @ts-expect-error the answer carries one order
    orderDetailMachine.provide({ actors: { getOrder: wrong } });
  });
});
