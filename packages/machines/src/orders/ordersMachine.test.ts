import type { Order } from '@abs/contract';
import { CallError, type CallResponse } from '@abs/contract';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { createActor, fromPromise, initialTransition, transition } from 'xstate';
import { controlledPort, emittedBy } from '../testing/controlled.ts';
import { anOrder, offline, serverError } from '../testing/fixtures.ts';
import { type OrdersEmitted, ordersMachine } from './ordersMachine.ts';

const deletion = { type: 'delete.requested', orderId: 'o1' } as const;
const confirmation = { type: 'delete.confirmed' } as const;
const paid = new CallError('This order is paid already', { status: 409, code: 'order_not_pending' });
const answer = { message: 'ok', orderId: 'o1' };

function start(signedIn = true) {
  const getOrders = controlledPort<readonly Order[], undefined>();
  const deleteOrder = controlledPort<CallResponse<'deleteOrder'>, { orderId: string }>();
  const actor = createActor(
    ordersMachine.provide({ actors: { getOrders: getOrders.logic, deleteOrder: deleteOrder.logic } }),
    { input: { signedIn } },
  );
  const emitted = emittedBy(actor);
  actor.start();
  return {
    actor,
    getOrders,
    deleteOrder,
    emitted,
    /** Where the list and the deletion stand; null while nobody is signed in. */
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
  it('loads once a user is signed in, and forgets when they sign out', { tags: ['3.1.21', '4.3.10'] }, async () => {
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

  it('shows the pending ones of whatever the backend answers', { tags: ['4.3.1'] }, async () => {
    const { ids, regions } = await loaded([anOrder(), anOrder({ id: 'paid', status: 'SUCCESS' })]);
    expect(ids()).toEqual(['o1']);
    expect(regions()).toEqual({ list: 'ready', deletion: 'idle' });
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

  it('lets a newer load drop the older one', async () => {
    const { actor, getOrders, ids } = start();
    actor.send({ type: 'orders.changed' });
    expect(getOrders.request(0).signal.aborted).toBe(true);
    await getOrders.request(1).answer([anOrder({ id: 'new' })]);
    await getOrders.request(0).answer([anOrder({ id: 'old' })]);
    expect(ids()).toEqual(['new']);
  });

  it('shows nothing of the former user when another one signs in', async () => {
    const { actor, ids } = await loaded();
    actor.send({ type: 'session.opened' });
    expect(ids()).toEqual([]);
  });
});

describe('orders, deleting', () => {
  it('asks first, deletes once for a double click, and says so', {
    tags: ['2.9.4', '4.3.4', '7.1.20', '8.1.11'],
  }, async () => {
    const { actor, deleteOrder, emitted, ids, regions } = await loaded();
    actor.send(deletion);
    expect(regions()).toEqual({ list: 'ready', deletion: 'confirmingDelete' });
    expect(actor.getSnapshot().context.orderId).toBe('o1');
    expect(deleteOrder.requests).toHaveLength(0);
    actor.send(confirmation);
    actor.send(confirmation);
    expect(deleteOrder.requests.map(({ input }) => input)).toEqual([{ orderId: 'o1' }]);
    await deleteOrder.request().answer(answer);
    expect(ids()).toEqual(['o2']);
    expect(emitted).toEqual([{ type: 'order.deleted', orderId: 'o1', message: 'Order deleted successfully.' }]);
    expect(regions()).toEqual({ list: 'ready', deletion: 'idle' });
    expect(actor.getSnapshot().context.orderId).toBeNull();
  });

  it('is empty once the last one is deleted', { tags: ['4.3.4'] }, async () => {
    const { actor, deleteOrder, regions } = await loaded([anOrder()]);
    actor.send(deletion);
    actor.send(confirmation);
    await deleteOrder.request().answer(answer);
    expect(regions()).toEqual({ list: 'empty', deletion: 'idle' });
  });

  it('deletes nothing when it is cancelled', async () => {
    const { actor, deleteOrder, ids, regions } = await loaded();
    actor.send(deletion);
    actor.send({ type: 'delete.cancelled' });
    actor.send(confirmation);
    expect(regions()?.deletion).toBe('idle');
    expect(actor.getSnapshot().context.orderId).toBeNull();
    expect(deleteOrder.requests).toHaveLength(0);
    expect(ids()).toEqual(['o2', 'o1']);
  });

  it.each([
    ['the server’s words', serverError, 'Something went wrong'],
    ['its own words', new Error('boom'), 'Failed to delete order.'],
  ])('keeps the order and says why in %s', { tags: ['8.1.8', '8.1.12'] }, async (_, error, message) => {
    const { actor, deleteOrder, getOrders, emitted, ids, regions } = await loaded();
    actor.send(deletion);
    actor.send(confirmation);
    await deleteOrder.request().refuse(error);
    expect(ids()).toEqual(['o2', 'o1']);
    expect(regions()).toEqual({ list: 'ready', deletion: 'idle' });
    expect(emitted).toEqual([{ type: 'delete.failed', orderId: 'o1', message }]);
    expect(getOrders.requests).toHaveLength(1);
  });

  it('loads again when the order was paid meanwhile', async () => {
    const { actor, deleteOrder, getOrders, emitted } = await loaded();
    actor.send(deletion);
    actor.send(confirmation);
    await deleteOrder.request().refuse(paid);
    expect(emitted).toHaveLength(1);
    expect(getOrders.requests).toHaveLength(2);
  });

  it('asks although the orders are not there yet, or cannot be had', async () => {
    const { actor, deleteOrder, getOrders, ids, regions } = start();
    actor.send(deletion);
    expect(regions()).toEqual({ list: 'loading', deletion: 'confirmingDelete' });
    await getOrders.request().refuse(offline);
    expect(regions()).toEqual({ list: 'failed', deletion: 'confirmingDelete' });
    actor.send(confirmation);
    await deleteOrder.request().answer(answer);
    expect(regions()).toEqual({ list: 'failed', deletion: 'idle' });
    expect(ids()).toEqual([]);
  });

  it('goes on asking while the orders are loaded again', async () => {
    const { actor, getOrders, ids, regions } = await loaded();
    actor.send(deletion);
    actor.send({ type: 'orders.changed' });
    expect(regions()).toEqual({ list: 'loading', deletion: 'confirmingDelete' });
    await getOrders.request().answer([anOrder(), anOrder({ id: 'o3' })]);
    expect(ids()).toEqual(['o1', 'o3']);
    expect(regions()).toEqual({ list: 'ready', deletion: 'confirmingDelete' });
  });

  it('drops a load under way when it deletes, whose answer may still have the order, and loads afterwards', async () => {
    const { actor, deleteOrder, getOrders, ids, regions } = await loaded();
    actor.send(deletion);
    actor.send({ type: 'refresh.requested' });
    actor.send(confirmation);
    expect(getOrders.request(1).signal.aborted).toBe(true);
    expect(regions()).toEqual({ list: 'due', deletion: 'deleting' });
    await getOrders.request(1).answer([anOrder({ id: 'o2' }), anOrder()]);
    await deleteOrder.request().answer(answer);
    expect(ids()).toEqual(['o2']);
    await getOrders.request(2).answer([anOrder({ id: 'o2' })]);
    expect(regions()).toEqual({ list: 'ready', deletion: 'idle' });
  });

  it('answers the deletion first when the list changes meanwhile, then loads', async () => {
    const { actor, deleteOrder, getOrders, emitted, ids } = await loaded();
    actor.send(deletion);
    actor.send(confirmation);
    actor.send({ type: 'orders.changed' });
    expect(deleteOrder.request().signal.aborted).toBe(false);
    expect(getOrders.requests).toHaveLength(1);
    await deleteOrder.request().answer(answer);
    expect(emitted).toHaveLength(1);
    await getOrders.request(1).answer([anOrder({ id: 'o3' })]);
    expect(ids()).toEqual(['o3']);
  });

  it('closes the confirmation and aborts the deletion after logout', async () => {
    const { actor, deleteOrder, emitted, regions } = await loaded();
    actor.send(deletion);
    actor.send({ type: 'session.opened' });
    expect(regions()).toEqual({ list: 'loading', deletion: 'idle' });
    actor.send(deletion);
    actor.send(confirmation);
    actor.send({ type: 'session.closed' });
    expect(deleteOrder.request().signal.aborted).toBe(true);
    expect(emitted).toEqual([]);
  });

  it('is pure', () => {
    const [loading] = initialTransition(ordersMachine, { signedIn: true });
    const [asking] = transition(ordersMachine, loading, deletion);
    const [deleting] = transition(ordersMachine, asking, confirmation);
    expect(loading.value).toEqual({ signedIn: { list: 'loading', deletion: 'idle' } });
    expect(asking.value).toEqual({ signedIn: { list: 'loading', deletion: 'confirmingDelete' } });
    expect(deleting.value).toEqual({ signedIn: { list: 'due', deletion: 'deleting' } });
    expect(loading.context.orderId).toBeNull();
  });
});

it('rejects wrong types', () => {
  expectTypeOf<Extract<OrdersEmitted, { type: 'order.deleted' }>['orderId']>().toEqualTypeOf<string>();
  const wrong = fromPromise<{ orders: Order[] }, undefined>(async () => ({ orders: [] }));
  // @ts-expect-error the answer is the list itself
  ordersMachine.provide({ actors: { getOrders: wrong } });
});
