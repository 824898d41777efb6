import type { CallResponse, OrderStatus, Pagination } from '@abs/contract';
import type { Order } from '@abs/contract/entities';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { createActor, fromPromise, initialTransition, SimulatedClock, transition } from 'xstate';
import { controlledPort, done, emittedBy } from '../testing/controlled.ts';
import { anOrder, offline } from '../testing/fixtures.ts';
import {
  type OrderHistoryEvent,
  type OrderHistoryInput,
  type OrderHistoryQuery,
  orderHistoryMachine,
} from './orderHistoryMachine.ts';

type Answer = CallResponse<'getOrderHistory'>;

/** The given page of thirteen paid orders. */
function answer(page = 1, over: Partial<Pagination> = {}, orders: Order[] = [anOrder({ status: 'SUCCESS' })]): Answer {
  return { orders, pagination: { page, limit: 5, total: 13, totalPages: 3, ...over } };
}

const nothing = answer(1, { total: 0, totalPages: 0 }, []);

function run(input: OrderHistoryInput = {}) {
  const history = controlledPort<Answer, OrderHistoryQuery>();
  const clock = new SimulatedClock();
  const actor = createActor(orderHistoryMachine.provide({ actors: { getOrderHistory: history.logic } }), {
    input,
    clock,
  });
  const emitted = emittedBy(actor);
  actor.start();
  return {
    actor,
    history,
    clock,
    emitted,
    value: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    ids: () => actor.getSnapshot().context.orders.map(({ id }) => id),
    requestedPages: () => history.requests.map(({ input: { status, page } }) => `${status} ${page}`),
  };
}

async function loaded(input: OrderHistoryInput = {}) {
  const list = run(input);
  await list.history.request().answer(answer(input.page));
  return list;
}

describe('orderHistory, loading', () => {
  it('requests the first page of paid orders by default', async () => {
    const { actor, history, value, context } = run();
    expect(actor.getSnapshot().hasTag('pending')).toBe(true);
    expect(history.request().input).toEqual({ status: 'SUCCESS', page: 1 });
    await history.request().answer(answer());
    expect(value()).toBe('ready');
    expect(context()).toMatchObject({ totalOrders: 13, totalPages: 3, message: null });
    expect(run({ status: 'CANCELLED', page: 2 }).requestedPages()).toEqual(['CANCELLED 2']);
  });

  it('is empty when there is nothing', async () => {
    const { history, emitted, value } = run();
    await history.request().answer(nothing);
    expect(value()).toBe('empty');
    expect(emitted).toEqual([]);
  });

  it('offers a refresh after a failure, asking once for a double click', async () => {
    const { actor, history, value, context } = run();
    await history.request().refuse(new Error('boom'));
    expect(value()).toBe('failed');
    expect(context().message).toBe('Failed to load your orders.');
    actor.send({ type: 'refresh.requested' });
    actor.send({ type: 'refresh.requested' });
    expect(history.requests).toHaveLength(2);
    await history.request().answer(answer());
    expect(context().message).toBeNull();
  });

  it('waits for the answer however long it takes', async () => {
    const { history, clock, value } = run();
    clock.increment(60_000);
    expect(value()).toBe('loading');
    await history.request().answer(answer());
    expect(value()).toBe('ready');
  });

  it('stops asking when the screen is left', () => {
    const { actor, history } = run();
    actor.stop();
    expect(history.request().signal.aborted).toBe(true);
  });
});

describe('orderHistory, pages', () => {
  it('keeps the orders while another page loads, and shows only the last page requested', async () => {
    const { actor, history, context, ids, requestedPages } = await loaded();
    actor.send({ type: 'query.changed', status: 'SUCCESS', page: 2 });
    expect(ids()).toEqual(['o1']);
    actor.send({ type: 'query.changed', status: 'SUCCESS', page: 3 });
    actor.send({ type: 'query.changed', status: 'SUCCESS', page: 3 });
    expect(requestedPages()).toEqual(['SUCCESS 1', 'SUCCESS 2', 'SUCCESS 3']);
    expect(history.request(1).signal.aborted).toBe(true);
    await history.request(2).answer(answer(3, {}, [anOrder({ id: 'third' })]));
    await history.request(1).answer(answer(2, {}, [anOrder({ id: 'second' })]));
    expect(ids()).toEqual(['third']);
    expect(context().query.page).toBe(3);
  });

  it('keeps the orders when another page failed, and asks for that page again', async () => {
    const { actor, history, ids, requestedPages } = await loaded();
    actor.send({ type: 'query.changed', status: 'SUCCESS', page: 2 });
    await history.request().refuse(offline);
    expect(ids()).toEqual(['o1']);
    actor.send({ type: 'refresh.requested' });
    expect(requestedPages()).toEqual(['SUCCESS 1', 'SUCCESS 2', 'SUCCESS 2']);
  });

  it('shows the page that the server answered instead of one beyond the last', async () => {
    const { actor, history, emitted, context, requestedPages } = run({ page: 9 });
    await history.request().answer(answer(3));
    expect(context().query.page).toBe(3);
    expect(emitted).toEqual([{ type: 'page.clamped', page: 3 }]);
    actor.send({ type: 'query.changed', status: 'SUCCESS', page: 3 });
    expect(requestedPages()).toEqual(['SUCCESS 9']);
  });

  it('asks for the last page where the server answers nothing beyond it', async () => {
    const { history, emitted, value, requestedPages } = run({ page: 9 });
    await history.request().answer(answer(9, {}, []));
    expect(requestedPages()).toEqual(['SUCCESS 9', 'SUCCESS 3']);
    await history.request().answer(answer(3));
    expect(value()).toBe('ready');
    expect(emitted).toEqual([{ type: 'page.clamped', page: 3 }]);
  });

  it('is at page 1 of an empty list, whatever page was requested', async () => {
    const { history, emitted, value, context } = run({ page: 4 });
    await history.request().answer(nothing);
    expect(value()).toBe('empty');
    expect(context().query.page).toBe(1);
    expect(emitted).toEqual([{ type: 'page.clamped', page: 1 }]);
  });
});

describe('orderHistory, statuses', () => {
  it('starts another status at its first page, showing none of the orders before', async () => {
    const { actor, history, context, requestedPages } = await loaded({ page: 2 });
    actor.send({ type: 'query.changed', status: 'CANCELLED', page: 1 });
    actor.send({ type: 'query.changed', status: 'CANCELLED', page: 1 });
    expect(requestedPages()).toEqual(['SUCCESS 2', 'CANCELLED 1']);
    expect(context()).toMatchObject({ orders: [], totalOrders: 0, totalPages: 0 });
    await history.request().refuse(offline);
    actor.send({ type: 'query.changed', status: 'PENDING', page: 1 });
    expect(context().message).toBeNull();
  });

  it('shows the newest status when answers come in another order', async () => {
    const { actor, history, value, ids } = run();
    actor.send({ type: 'query.changed', status: 'CANCELLED', page: 1 });
    actor.send({ type: 'query.changed', status: 'PENDING', page: 1 });
    expect(history.requests.map(({ signal }) => signal.aborted)).toEqual([true, true, false]);
    await history.request(2).answer(answer(1, {}, [anOrder({ id: 'pending' })]));
    await history.request(1).answer(answer(1, {}, [anOrder({ id: 'cancelled' })]));
    await history.request(0).refuse(offline);
    expect([value(), ...ids()]).toEqual(['ready', 'pending']);
  });

  it('follows the address, and does nothing when it says what is shown', async () => {
    const { actor, ids, requestedPages } = await loaded();
    actor.send({ type: 'query.changed', status: 'SUCCESS', page: 1 });
    actor.send({ type: 'query.changed', status: 'SUCCESS', page: 2 });
    expect(ids()).toEqual(['o1']);
    actor.send({ type: 'query.changed', status: 'PENDING', page: 2 });
    expect(ids()).toEqual([]);
    expect(requestedPages()).toEqual(['SUCCESS 1', 'SUCCESS 2', 'PENDING 2']);
  });
});

describe('orderHistory', () => {
  it('is pure', () => {
    const [loading] = initialTransition(orderHistoryMachine, {});
    const [ready] = transition(orderHistoryMachine, loading, done('getOrderHistory', answer()) as never);
    const [next] = transition(orderHistoryMachine, ready, { type: 'query.changed', status: 'SUCCESS', page: 2 });
    const [other] = transition(orderHistoryMachine, next, { type: 'query.changed', status: 'PENDING', page: 1 });
    expect([ready.value, next.value, next.context.query]).toEqual(['ready', 'loading', { status: 'SUCCESS', page: 2 }]);
    expect(other.context).toMatchObject({ query: { status: 'PENDING', page: 1 }, orders: [] });
  });

  it('rejects wrong types', () => {
    expectTypeOf<OrderHistoryQuery['status']>().toEqualTypeOf<OrderStatus>();
    const wrong = fromPromise<Order[], OrderHistoryQuery>(async () => []);
    // @ts-expect-error the answer says how many pages there are
    orderHistoryMachine.provide({ actors: { getOrderHistory: wrong } });
    // @ts-expect-error there is no such status
    const event: OrderHistoryEvent = { type: 'query.changed', status: 'SHIPPED', page: 1 };
    expect(event.type).toBe('query.changed');
  });
});
