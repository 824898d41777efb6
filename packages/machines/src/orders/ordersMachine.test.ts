import type { Order } from '@abs/contract';
import { CallError, type CallResponse } from '@abs/contract';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { createActor, fromPromise, initialTransition, transition } from 'xstate';
import { controlledPort, emittedBy } from '../testing/controlled.ts';
import { anOrder, offline, serverError } from '../testing/fixtures.ts';
import { type OrdersEmitted, ordersMachine } from './ordersMachine.ts';

const cancellation = { type: 'cancel.requested', orderId: 'o1' } as const;
const confirmation = { type: 'cancel.confirmed' } as const;
const paid = new CallError('This order is paid already', { status: 409, code: 'order_not_pending' });
const answer = { message: 'ok', orderId: 'o1' };

function start(signedIn = true) {
  const getOrders = controlledPort<readonly Order[], undefined>();
  const cancelOrder = controlledPort<CallResponse<'cancelOrder'>, { orderId: string }>();
  const actor = createActor(
    ordersMachine.provide({ actors: { getOrders: getOrders.logic, cancelOrder: cancelOrder.logic } }),
    { input: { signedIn } },
  );
  const emitted = emittedBy(actor);
  actor.start();
  return {
    actor,
    getOrders,
    cancelOrder,
    emitted,
    /** The states of the list and the cancellation; null while no user is signed in. */
    regions: () => {
      const { value } = actor.getSnapshot();
      return typeof value === 'object' ? value.signedIn : null;
    },
    ids: () => actor.getSnapshot().context.orders.map(({ id }) => id),
  };
}

async function loaded(orders: Order[] = [anOrder({ id: 'o2' }), anOrder()]) {
  const list = start();
  await list.getOrders.request().answer(orders);
  return list;
}

describe('orders, loading', () => {
  it('loads when a user signs in, and clears the orders when they sign out', {
    tags: ['3.1.21', '4.3.10'],
  }, async () => {
    const { actor, getOrders, regions, ids } = start(false);
    expect(regions()).toBeNull();
    actor.send({ type: 'session.opened' });
    expect(actor.getSnapshot().hasTag('pending')).toBe(true);
    await getOrders.request().answer([anOrder()]);
    expect(ids()).toEqual(['o1']);
    actor.send({ type: 'session.closed' });
    expect(regions()).toBeNull();
    expect(ids()).toEqual([]);
  });

  it('shows only the pending orders of the answer', { tags: ['4.3.1'] }, async () => {
    const { ids, regions } = await loaded([anOrder(), anOrder({ id: 'paid', status: 'SUCCESS' })]);
    expect(ids()).toEqual(['o1']);
    expect(regions()).toEqual({ list: 'ready', cancellation: 'idle' });
    expect((await loaded([anOrder({ status: 'CANCELLED' })])).regions()?.list).toBe('empty');
  });

  it('offers a refresh when loading failed', { tags: ['3.1.21', '8.1.19'] }, async () => {
    const { actor, getOrders, regions } = start();
    await getOrders.request().refuse(new Error('boom'));
    expect(regions()?.list).toBe('failed');
    expect(actor.getSnapshot().context.message).toBe('Failed to load your orders.');
    actor.send({ type: 'refresh.requested' });
    expect(regions()?.list).toBe('loading');
    actor.send({ type: 'refresh.requested' });
    expect(getOrders.requests).toHaveLength(2);
    await getOrders.request().answer([anOrder()]);
    expect(regions()?.list).toBe('ready');
  });

  it('aborts an older load when a newer one starts', async () => {
    const { actor, getOrders, ids } = start();
    actor.send({ type: 'orders.changed' });
    expect(getOrders.request(0).signal.aborted).toBe(true);
    await getOrders.request(1).answer([anOrder({ id: 'new' })]);
    await getOrders.request(0).answer([anOrder({ id: 'old' })]);
    expect(ids()).toEqual(['new']);
  });

  it("clears the previous user's orders when another user signs in", async () => {
    const { actor, ids } = await loaded();
    actor.send({ type: 'session.opened' });
    expect(ids()).toEqual([]);
  });
});

describe('orders, cancelling', () => {
  it('cancels after confirmation, once for a double click, and emits order.cancelled', {
    tags: ['2.9.4', '4.3.4', '7.1.20', '8.1.11'],
  }, async () => {
    const { actor, cancelOrder, emitted, ids, regions } = await loaded();
    actor.send(cancellation);
    expect(regions()).toEqual({ list: 'ready', cancellation: 'confirmingCancel' });
    expect(actor.getSnapshot().context.orderId).toBe('o1');
    expect(cancelOrder.requests).toHaveLength(0);
    actor.send(confirmation);
    actor.send(confirmation);
    expect(cancelOrder.requests.map(({ input }) => input)).toEqual([{ orderId: 'o1' }]);
    await cancelOrder.request().answer(answer);
    expect(ids()).toEqual(['o2']);
    expect(emitted).toEqual([{ type: 'order.cancelled', orderId: 'o1', message: 'Order deleted successfully.' }]);
    expect(regions()).toEqual({ list: 'ready', cancellation: 'idle' });
    expect(actor.getSnapshot().context.orderId).toBeNull();
  });

  it('is empty when the last order is cancelled', { tags: ['4.3.4'] }, async () => {
    const { actor, cancelOrder, regions } = await loaded([anOrder()]);
    actor.send(cancellation);
    actor.send(confirmation);
    await cancelOrder.request().answer(answer);
    expect(regions()).toEqual({ list: 'empty', cancellation: 'idle' });
  });

  it('cancels nothing when the confirmation is dismissed', async () => {
    const { actor, cancelOrder, ids, regions } = await loaded();
    actor.send(cancellation);
    actor.send({ type: 'cancel.dismissed' });
    actor.send(confirmation);
    expect(regions()?.cancellation).toBe('idle');
    expect(actor.getSnapshot().context.orderId).toBeNull();
    expect(cancelOrder.requests).toHaveLength(0);
    expect(ids()).toEqual(['o2', 'o1']);
  });

  it.each([
    ['the server’s words', serverError, 'Something went wrong'],
    ['its own words', new Error('boom'), 'Failed to delete order.'],
  ])('keeps the order and explains the failure in %s', { tags: ['8.1.8', '8.1.12'] }, async (_, error, message) => {
    const { actor, cancelOrder, getOrders, emitted, ids, regions } = await loaded();
    actor.send(cancellation);
    actor.send(confirmation);
    await cancelOrder.request().refuse(error);
    expect(ids()).toEqual(['o2', 'o1']);
    expect(regions()).toEqual({ list: 'ready', cancellation: 'idle' });
    expect(emitted).toEqual([{ type: 'cancel.failed', orderId: 'o1', message }]);
    expect(getOrders.requests).toHaveLength(1);
  });

  it('loads again when the order was paid meanwhile', async () => {
    const { actor, cancelOrder, getOrders, emitted } = await loaded();
    actor.send(cancellation);
    actor.send(confirmation);
    await cancelOrder.request().refuse(paid);
    expect(emitted).toHaveLength(1);
    expect(getOrders.requests).toHaveLength(2);
  });

  it('can cancel an order while the orders load, and after loading failed', async () => {
    const { actor, cancelOrder, getOrders, ids, regions } = start();
    actor.send(cancellation);
    expect(regions()).toEqual({ list: 'loading', cancellation: 'confirmingCancel' });
    await getOrders.request().refuse(offline);
    expect(regions()).toEqual({ list: 'failed', cancellation: 'confirmingCancel' });
    actor.send(confirmation);
    await cancelOrder.request().answer(answer);
    expect(regions()).toEqual({ list: 'failed', cancellation: 'idle' });
    expect(ids()).toEqual([]);
  });

  it('keeps the confirmation open while the orders reload', async () => {
    const { actor, getOrders, ids, regions } = await loaded();
    actor.send(cancellation);
    actor.send({ type: 'orders.changed' });
    expect(regions()).toEqual({ list: 'loading', cancellation: 'confirmingCancel' });
    await getOrders.request().answer([anOrder(), anOrder({ id: 'o3' })]);
    expect(ids()).toEqual(['o1', 'o3']);
    expect(regions()).toEqual({ list: 'ready', cancellation: 'confirmingCancel' });
  });

  it('aborts a load that may include the order when it cancels one, and loads afterwards', async () => {
    const { actor, cancelOrder, getOrders, ids, regions } = await loaded();
    actor.send(cancellation);
    actor.send({ type: 'refresh.requested' });
    actor.send(confirmation);
    expect(getOrders.request(1).signal.aborted).toBe(true);
    expect(regions()).toEqual({ list: 'due', cancellation: 'cancelling' });
    await getOrders.request(1).answer([anOrder({ id: 'o2' }), anOrder()]);
    await cancelOrder.request().answer(answer);
    expect(ids()).toEqual(['o2']);
    await getOrders.request(2).answer([anOrder({ id: 'o2' })]);
    expect(regions()).toEqual({ list: 'ready', cancellation: 'idle' });
  });

  it('finishes the cancellation before it loads a list that changed meanwhile', async () => {
    const { actor, cancelOrder, getOrders, emitted, ids } = await loaded();
    actor.send(cancellation);
    actor.send(confirmation);
    actor.send({ type: 'orders.changed' });
    expect(cancelOrder.request().signal.aborted).toBe(false);
    expect(getOrders.requests).toHaveLength(1);
    await cancelOrder.request().answer(answer);
    expect(emitted).toHaveLength(1);
    await getOrders.request(1).answer([anOrder({ id: 'o3' })]);
    expect(ids()).toEqual(['o3']);
  });

  it('closes the confirmation and aborts the cancellation after logout', async () => {
    const { actor, cancelOrder, emitted, regions } = await loaded();
    actor.send(cancellation);
    actor.send({ type: 'session.opened' });
    expect(regions()).toEqual({ list: 'loading', cancellation: 'idle' });
    actor.send(cancellation);
    actor.send(confirmation);
    actor.send({ type: 'session.closed' });
    expect(cancelOrder.request().signal.aborted).toBe(true);
    expect(emitted).toEqual([]);
  });

  it('is pure', () => {
    const [loading] = initialTransition(ordersMachine, { signedIn: true });
    const [asking] = transition(ordersMachine, loading, cancellation);
    const [cancelling] = transition(ordersMachine, asking, confirmation);
    expect(loading.value).toEqual({ signedIn: { list: 'loading', cancellation: 'idle' } });
    expect(asking.value).toEqual({ signedIn: { list: 'loading', cancellation: 'confirmingCancel' } });
    expect(cancelling.value).toEqual({ signedIn: { list: 'due', cancellation: 'cancelling' } });
    expect(loading.context.orderId).toBeNull();
  });
});

it('rejects wrong types', () => {
  expectTypeOf<Extract<OrdersEmitted, { type: 'order.cancelled' }>['orderId']>().toEqualTypeOf<string>();
  const wrong = fromPromise<{ orders: Order[] }, undefined>(async () => ({ orders: [] }));
  // @ts-expect-error the answer is the list itself
  ordersMachine.provide({ actors: { getOrders: wrong } });
});
