import type { CallResponse, OverviewStats } from '@abs/contract';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { createActor, fromPromise, initialTransition, SimulatedClock } from 'xstate';
import { afterDone, controlledPort } from '../testing/controlled.ts';
import { notOffered, offline } from '../testing/fixtures.ts';
import { type DashboardEvent, type DashboardInput, dashboardMachine } from './dashboardMachine.ts';

const stats: OverviewStats = { totalUsers: 5, userGrowth: 10, totalProducts: 20, totalSales: 7, salesGrowth: -3 };
const sales = { days: [{ date: '2026-01-01', sales: 2, revenue: 2000 }] };
const hide: DashboardEvent = { type: 'visibility.changed', visible: false };
const show: DashboardEvent = { type: 'visibility.changed', visible: true };

function start(input: DashboardInput = {}) {
  const getOverviewStats = controlledPort<CallResponse<'getOverviewStats'>, undefined>();
  const getSales = controlledPort<CallResponse<'getSales'>, { days: number }>();
  const clock = new SimulatedClock();
  const actor = createActor(
    dashboardMachine.provide({ actors: { getOverviewStats: getOverviewStats.logic, getSales: getSales.logic } }),
    { clock, input },
  ).start();
  return {
    actor,
    clock,
    getOverviewStats,
    getSales,
    send: (...events: DashboardEvent[]) => {
      for (const event of events) actor.send(event);
    },
    stats: () => actor.getSnapshot().value.stats,
    sales: () => actor.getSnapshot().value.sales,
    context: () => actor.getSnapshot().context,
    requestCounts: () => [getOverviewStats.requests.length, getSales.requests.length],
  };
}

async function loaded() {
  const screen = start();
  await screen.getOverviewStats.request().answer(stats);
  await screen.getSales.request().answer(sales);
  return screen;
}

describe('dashboard', () => {
  it('loads both in parallel, with sales of thirty days by default', async () => {
    const screen = start();
    expect([screen.stats(), screen.sales()]).toEqual([{ fetching: 'loading' }, { fetching: 'loading' }]);
    expect(screen.getSales.request().input).toEqual({ days: 30 });
    expect(start({ days: 7 }).getSales.request().input).toEqual({ days: 7 });
    await screen.getSales.request().answer(sales);
    expect([screen.stats(), screen.sales()]).toEqual([{ fetching: 'loading' }, 'ready']);
    await screen.getOverviewStats.request().answer(stats);
    expect(screen.context()).toMatchObject({ stats, sales: sales.days });
  });

  it('retries the part that failed, once for a double click, and leaves the other alone', {
    tags: ['8.1.22'],
  }, async () => {
    const screen = start();
    await screen.getOverviewStats.request().refuse(new Error('boom'));
    await screen.getSales.request().refuse(offline);
    expect([screen.stats(), screen.sales()]).toEqual(['failed', 'failed']);
    expect(screen.context()).toMatchObject({
      statsMessage: 'An unknown error occurred',
      salesMessage: 'Network Error',
    });
    screen.send({ type: 'stats.retried' }, { type: 'stats.retried' });
    expect(screen.requestCounts()).toEqual([2, 1]);
    screen.send({ type: 'sales.retried' }, { type: 'sales.retried' });
    expect(screen.requestCounts()).toEqual([2, 2]);
    await screen.getOverviewStats.request().answer(stats);
    await screen.getSales.request().answer(sales);
    expect(screen.context()).toMatchObject({ statsMessage: null, salesMessage: null });
  });

  it('stops requesting sales when the server does not offer them', async () => {
    const screen = start();
    await screen.getOverviewStats.request().answer(stats);
    await screen.getSales.request().refuse(notOffered);
    expect([screen.sales(), screen.context().salesMessage]).toEqual(['notOffered', 'Not offered']);
    screen.send({ type: 'sales.retried' }, { type: 'refresh.requested' });
    screen.clock.increment(60_000);
    expect([screen.sales(), screen.requestCounts()[1]]).toEqual(['notOffered', 1]);
  });

  it('refreshes both each minute, keeping the figures meanwhile', async () => {
    const { clock, requestCounts, context, getOverviewStats, getSales, stats: part, sales: other } = await loaded();
    clock.increment(59_999);
    expect(requestCounts()).toEqual([1, 1]);
    clock.increment(1);
    expect(requestCounts()).toEqual([2, 2]);
    expect([part(), other()]).toEqual([{ fetching: 'refreshing' }, { fetching: 'refreshing' }]);
    expect(context()).toMatchObject({ stats, sales: sales.days });
    await getOverviewStats.request().answer({ ...stats, totalSales: 8 });
    expect(context().stats?.totalSales).toBe(8);
    await getSales.request().answer(sales);
    clock.increment(60_000);
    expect(requestCounts()).toEqual([3, 3]);
  });

  it('marks the figures as outdated when a refresh fails, and keeps trying', async () => {
    const { clock, requestCounts, context, getOverviewStats, getSales, stats: part, sales: other } = await loaded();
    clock.increment(60_000);
    await getOverviewStats.request().refuse(offline);
    await getSales.request().refuse(offline);
    expect([part(), other()]).toEqual(['outdated', 'outdated']);
    expect(context()).toMatchObject({ stats, statsMessage: 'Network Error', salesMessage: 'Network Error' });
    clock.increment(60_000);
    await getOverviewStats.request().answer(stats);
    expect(part()).toBe('ready');
    expect(requestCounts()).toEqual([3, 3]);
  });

  it('does not refresh while a request is in flight', async () => {
    const { clock, requestCounts } = start();
    clock.increment(60_000);
    expect(requestCounts()).toEqual([1, 1]);
  });

  it('aborts the request in flight when an action has changed the figures', async () => {
    const { send, requestCounts, getOverviewStats, context } = start();
    send({ type: 'refresh.requested' });
    expect(requestCounts()).toEqual([2, 2]);
    expect(getOverviewStats.request(0).signal.aborted).toBe(true);
    await getOverviewStats.request(1).answer(stats);
    await getOverviewStats.request(0).answer({ ...stats, totalSales: 1 });
    expect(context().stats).toEqual(stats);
  });

  it('stops while the page is hidden, and refreshes when it is visible again', async () => {
    const { clock, send, requestCounts } = await loaded();
    send(hide);
    clock.increment(600_000);
    expect(requestCounts()).toEqual([1, 1]);
    send(show, show);
    expect(requestCounts()).toEqual([2, 2]);
  });

  it('aborts the requests when the actor stops', () => {
    const { actor, getOverviewStats, getSales } = start();
    actor.stop();
    expect([getOverviewStats.request().signal.aborted, getSales.request().signal.aborted]).toEqual([true, true]);
  });

  it('is pure', () => {
    const [loading] = initialTransition(dashboardMachine, {});
    const ready = afterDone(dashboardMachine, loading, 'getOverviewStats', stats);
    expect(loading.context.stats).toBeNull();
    expect(ready.value).toEqual({ stats: 'ready', sales: { fetching: 'loading' }, clock: 'ticking' });
  });

  it('rejects wrong types', () => {
    expectTypeOf<DashboardInput['days']>().toEqualTypeOf<number | undefined>();
    const wrong = fromPromise<CallResponse<'getSales'>['days'], { days: number }>(async () => []);
    // @ts-expect-error the answer wraps the days
    dashboardMachine.provide({ actors: { getSales: wrong } });
    // @ts-expect-error orders are not part of the dashboard
    const event: DashboardEvent = { type: 'orders.retried' };
    expect(event.type).toBe('orders.retried');
  });
});
