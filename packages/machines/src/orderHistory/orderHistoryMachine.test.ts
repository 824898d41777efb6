import type { CallResponse, OrderStatus } from '@abs/contract';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { createActor, type EventFromLogic, initialTransition, transition } from 'xstate';
import type { ListRequest } from '../list/index.ts';
import { afterDone, controlledPort } from '../testing/controlled.ts';
import { anOrder } from '../testing/fixtures.ts';
import { orderHistoryInput, orderHistoryMachine, orderHistoryPage } from './orderHistoryMachine.ts';

/** The given page of thirteen paid orders. */
function answer(page: number): CallResponse<'getOrderHistory'> {
  return {
    orders: [anOrder({ status: 'SUCCESS' })],
    pagination: { page, limit: 5, total: 13, totalPages: 3 },
  };
}

async function loaded(status: OrderStatus, page: number) {
  const fetchPage = controlledPort<ReturnType<typeof orderHistoryPage>, ListRequest<'newest', OrderStatus>>();
  const actor = createActor(orderHistoryMachine.provide({ actors: { fetchPage: fetchPage.logic } }), {
    input: orderHistoryInput(status, page),
  });
  actor.start();
  await fetchPage.request().answer(orderHistoryPage(answer(page)));
  return { actor, fetchPage, context: () => actor.getSnapshot().context };
}

describe('orderHistory', () => {
  it('requests a page of the orders of one status', { tags: ['2.11.4', '3.1.3', '9.1.19'] }, async () => {
    const { fetchPage, context } = await loaded('SUCCESS', 2);
    expect(fetchPage.request().input.query).toMatchObject({ filter: 'SUCCESS', page: 2 });
    expect(context()).toMatchObject({ rows: [{ id: 'o1' }], answer: { pagination: { total: 13, totalPages: 3 } } });
  });

  it('clears the orders while another status loads', { tags: ['4.4.4'] }, async () => {
    const { actor, fetchPage, context } = await loaded('SUCCESS', 2);
    actor.send({ type: 'query.replaced', ...orderHistoryInput('CANCELLED', 1) });
    actor.send({ type: 'query.replaced', ...orderHistoryInput('CANCELLED', 1) });
    expect(fetchPage.requests.map(({ input: { query } }) => [query.filter, query.page])).toEqual([
      ['SUCCESS', 2],
      ['CANCELLED', 1],
    ]);
    expect(context()).toMatchObject({ rows: [], answer: null });
  });

  it('shows its own message for a list that does not load', async () => {
    const { actor, fetchPage, context } = await loaded('SUCCESS', 1);
    actor.send({ type: 'refresh.requested' });
    await fetchPage.request().refuse(new Error('boom'));
    expect(context().message).toBe('Failed to load your orders.');
  });

  it('is pure', () => {
    const [loading] = initialTransition(orderHistoryMachine, orderHistoryInput('SUCCESS', 1));
    const ready = afterDone(orderHistoryMachine, loading, 'fetchPage', orderHistoryPage(answer(1)));
    const other = { type: 'query.replaced', ...orderHistoryInput('PENDING', 1) } as const;
    const [next] = transition(orderHistoryMachine, ready, other);
    expect([ready.context.rows.length, next.value.list, next.context.rows.length]).toEqual([
      1,
      { fetching: 'loading' },
      0,
    ]);
  });

  it('rejects wrong types', () => {
    expectTypeOf<Parameters<typeof orderHistoryInput>[0]>().toEqualTypeOf<OrderStatus>();
    type Event = EventFromLogic<typeof orderHistoryMachine>;
    expectTypeOf<{ type: 'filter.changed'; filter: 'SHIPPED' }>().not.toExtend<Event>();
  });
});
