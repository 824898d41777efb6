import type { CallResponse } from '@abs/contract';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { createActor, fromPromise, initialTransition, transition } from 'xstate';
import { controlledPort, done } from '../testing/controlled.ts';
import { anOrder, notFound } from '../testing/fixtures.ts';
import { type OrderDetailInput, orderDetailMachine } from './orderDetailMachine.ts';

const stale = anOrder({ totalPrice: 1 });

function run(input: Partial<OrderDetailInput> = {}) {
  const getOrder = controlledPort<CallResponse<'getOrder'>, { orderId: string }>();
  const actor = createActor(orderDetailMachine.provide({ actors: { getOrder: getOrder.logic } }), {
    input: { orderId: 'o1', ...input },
  }).start();
  return { actor, getOrder, value: () => actor.getSnapshot().value, order: () => actor.getSnapshot().context.order };
}

describe('orderDetail', () => {
  it('shows what is known while it loads, then what the server says', async () => {
    const { actor, getOrder, order, value } = run({ placeholder: stale });
    expect(actor.getSnapshot().hasTag('pending')).toBe(true);
    expect(order()).toEqual(stale);
    expect(getOrder.request().input).toEqual({ orderId: 'o1' });
    await getOrder.request().answer({ order: anOrder() });
    expect(value()).toBe('ready');
    expect(order()).toEqual(anOrder());
  });

  it('shows no placeholder of another order', () => {
    expect(run({ placeholder: anOrder({ id: 'o2' }) }).order()).toBeNull();
    expect(run({ placeholder: null }).order()).toBeNull();
  });

  it('takes the placeholder away when the order is not theirs', async () => {
    const { getOrder, order, value } = run({ placeholder: stale });
    await getOrder.request().refuse(notFound);
    expect(value()).toBe('notFound');
    expect(order()).toBeNull();
  });

  it('offers a refresh when loading failed, asking once for a double click', async () => {
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

  it('stops asking when the screen is left', () => {
    const { actor, getOrder } = run();
    actor.stop();
    expect(getOrder.request().signal.aborted).toBe(true);
  });

  it('is pure', () => {
    const [loading] = initialTransition(orderDetailMachine, { orderId: 'o1' });
    const [ready] = transition(orderDetailMachine, loading, done('getOrder', { order: anOrder() }) as never);
    expect([loading.context.order, ready.context.order]).toEqual([null, anOrder()]);
  });

  it('rejects wrong types', () => {
    expectTypeOf<OrderDetailInput['orderId']>().toEqualTypeOf<string>();
    const wrong = fromPromise<{ orders: [] }, { orderId: string }>(async () => ({ orders: [] }));
    // @ts-expect-error the answer carries one order
    orderDetailMachine.provide({ actors: { getOrder: wrong } });
  });
});
