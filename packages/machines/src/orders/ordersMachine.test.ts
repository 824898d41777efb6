import { CallError, type CallResponse, type Order } from '@abs/contract';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { createActor, fromPromise, initialTransition, transition } from 'xstate';
import { controlledPort, emittedBy } from '../testing/controlled.ts';
import { anOrder, offline, serverError } from '../testing/fixtures.ts';
import { done, failed, leafStates, reachedStates } from '../testing/reachable.ts';
import { type OrdersEmitted, ordersMachine } from './ordersMachine.ts';

const deletion = { type: 'delete.requested', orderId: 'o1' } as const;
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
    value: () => actor.getSnapshot().value,
    ids: () => actor.getSnapshot().context.orders.map(({ id }) => id),
  };
}

async function loaded(orders: Order[] = [anOrder({ id: 'o2' }), anOrder()]) {
  const list = start();
  await list.getOrders.request().answer(orders);
  return list;
}

describe('orders, loading', () => {
  it('loads when somebody is signed in, and forgets when they leave', async () => {
    const { actor, getOrders, value, ids } = start(false);
    expect(value()).toBe('idle');
    actor.send({ type: 'session.opened' });
    expect(actor.getSnapshot().hasTag('pending')).toBe(true);
    await getOrders.request().answer([anOrder()]);
    expect(ids()).toEqual(['o1']);
    actor.send({ type: 'session.closed' });
    expect(ids()).toEqual([]);
  });

  it('shows the pending ones of whatever the backend answers', async () => {
    const { ids, value } = await loaded([anOrder(), anOrder({ id: 'paid', status: 'SUCCESS' })]);
    expect(ids()).toEqual(['o1']);
    expect(value()).toEqual({ signedIn: 'ready' });
    expect((await loaded([anOrder({ status: 'CANCELLED' })])).value()).toEqual({ signedIn: 'empty' });
  });

  it('offers a refresh when loading failed', async () => {
    const { actor, getOrders, value } = start();
    await getOrders.request().refuse(new Error('boom'));
    expect(value()).toEqual({ signedIn: 'failed' });
    expect(actor.getSnapshot().context.message).toBe('Failed to load your orders.');
    actor.send({ type: 'refresh.requested' });
    await getOrders.request().answer([anOrder()]);
    expect(value()).toEqual({ signedIn: 'ready' });
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
  it('asks first, deletes once for a double click, and says so', async () => {
    const { actor, deleteOrder, emitted, ids, value } = await loaded();
    actor.send(deletion);
    expect(value()).toEqual({ signedIn: 'confirmingDelete' });
    expect(deleteOrder.requests).toHaveLength(0);
    actor.send({ type: 'delete.confirmed' });
    actor.send({ type: 'delete.confirmed' });
    expect(deleteOrder.requests.map(({ input }) => input)).toEqual([{ orderId: 'o1' }]);
    await deleteOrder.request().answer(answer);
    expect(ids()).toEqual(['o2']);
    expect(emitted).toEqual([{ type: 'order.deleted', orderId: 'o1', message: 'Order deleted successfully.' }]);
    expect(actor.getSnapshot().context.orderId).toBeNull();
  });

  it('is empty once the last one is deleted', async () => {
    const { actor, deleteOrder, value } = await loaded([anOrder()]);
    actor.send(deletion);
    actor.send({ type: 'delete.confirmed' });
    await deleteOrder.request().answer(answer);
    expect(value()).toEqual({ signedIn: 'empty' });
  });

  it('deletes nothing when it is cancelled', async () => {
    const { actor, deleteOrder, ids, value } = await loaded();
    actor.send(deletion);
    actor.send({ type: 'delete.cancelled' });
    actor.send({ type: 'delete.confirmed' });
    expect(value()).toEqual({ signedIn: 'ready' });
    expect(deleteOrder.requests).toHaveLength(0);
    expect(ids()).toEqual(['o2', 'o1']);
  });

  it.each([
    ['the server’s words', serverError, 'Something went wrong'],
    ['its own words', new Error('boom'), 'Failed to delete order.'],
  ])('keeps the order and says why in %s', async (_, error, message) => {
    const { actor, deleteOrder, emitted, ids, value } = await loaded();
    actor.send(deletion);
    actor.send({ type: 'delete.confirmed' });
    await deleteOrder.request().refuse(error);
    expect(ids()).toEqual(['o2', 'o1']);
    expect(value()).toEqual({ signedIn: 'ready' });
    expect(emitted).toEqual([{ type: 'delete.failed', orderId: 'o1', message }]);
  });

  it('loads again when the order was paid meanwhile', async () => {
    const { actor, deleteOrder, getOrders } = await loaded();
    actor.send(deletion);
    actor.send({ type: 'delete.confirmed' });
    await deleteOrder.request().refuse(paid);
    expect(getOrders.requests).toHaveLength(2);
  });

  it('answers the deletion first when the list changes meanwhile, then loads', async () => {
    const { actor, deleteOrder, getOrders, emitted, ids } = await loaded();
    actor.send(deletion);
    actor.send({ type: 'delete.confirmed' });
    actor.send({ type: 'orders.changed' });
    expect(deleteOrder.request().signal.aborted).toBe(false);
    await deleteOrder.request().answer(answer);
    expect(emitted).toHaveLength(1);
    await getOrders.request(1).answer([anOrder({ id: 'o3' })]);
    expect(ids()).toEqual(['o3']);
  });

  it('does not delete or pay an order that is not listed', () => {
    const [loading] = initialTransition(ordersMachine, { signedIn: true });
    const [ready] = transition(ordersMachine, loading, done('getOrders', [anOrder()]) as never);
    expect(ready.can({ type: 'delete.requested', orderId: 'other' })).toBe(false);
    expect(ready.can({ type: 'pay.requested', orderId: 'other' })).toBe(false);
    expect(ready.can({ type: 'pay.requested', orderId: 'o1' })).toBe(true);
  });

  it('hands payment on', async () => {
    const { actor, emitted } = await loaded();
    actor.send({ type: 'pay.requested', orderId: 'o2' });
    expect(emitted).toEqual([{ type: 'payment.requested', orderId: 'o2' }]);
  });
});

it('reaches every state of the orders', () => {
  const reached = reachedStates(ordersMachine, {
    input: [{ signedIn: false }],
    events: [
      { type: 'session.opened' },
      done('getOrders', [anOrder()]),
      done('getOrders', []),
      failed('getOrders', offline),
      deletion,
      { type: 'delete.confirmed' },
    ],
  });
  expect(reached).toEqual(leafStates(ordersMachine));
});

it('has types that refuse mistakes', () => {
  expectTypeOf<Extract<OrdersEmitted, { type: 'payment.requested' }>['orderId']>().toEqualTypeOf<string>();
  const wrong = fromPromise<{ orders: Order[] }, undefined>(async () => ({ orders: [] }));
  // @ts-expect-error the answer is the list itself
  ordersMachine.provide({ actors: { getOrders: wrong } });
});
