import { type AdminCounts, CallError, type CallResponse } from '@abs/contract';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { createActor, fromPromise, initialTransition, SimulatedClock, transition } from 'xstate';
import { afterDone, controlledPort } from '../testing/controlled.ts';
import { notOffered, offline } from '../testing/fixtures.ts';
import { type AdminCountsEvent, type AdminCountsInput, adminCountsMachine } from './adminCountsMachine.ts';

const counts: AdminCounts = { unreadMessages: 12, unreadNotifications: 3, newOrders: 1 };
const open: AdminCountsEvent = { type: 'session.opened', userType: 'Admin' };
const close: AdminCountsEvent = { type: 'session.closed' };
const hide: AdminCountsEvent = { type: 'visibility.changed', visible: false };
const show: AdminCountsEvent = { type: 'visibility.changed', visible: true };
const invalidate: AdminCountsEvent = { type: 'counts.invalidated' };

function start(userType: AdminCountsInput['userType'] = 'Admin') {
  const getAdminCounts = controlledPort<CallResponse<'getAdminCounts'>, undefined>();
  const clock = new SimulatedClock();
  const actor = createActor(adminCountsMachine.provide({ actors: { getAdminCounts: getAdminCounts.logic } }), {
    clock,
    input: { userType },
  }).start();
  return {
    actor,
    clock,
    getAdminCounts,
    send: (...events: AdminCountsEvent[]) => {
      for (const event of events) actor.send(event);
    },
    value: () => actor.getSnapshot().value,
    counts: () => actor.getSnapshot().context.counts,
    requestCount: () => getAdminCounts.requests.length,
  };
}

async function loaded() {
  const badges = start();
  await badges.getAdminCounts.request().answer(counts);
  return badges;
}

describe('adminCounts', () => {
  it('polls immediately, and 30 seconds after each answer', { tags: ['2.13.8'] }, async () => {
    const { clock, getAdminCounts, counts: shown, requestCount } = await loaded();
    expect(shown()).toEqual(counts);
    clock.increment(29_999);
    expect(requestCount()).toBe(1);
    clock.increment(1);
    expect(requestCount()).toBe(2);
    expect(shown()).toEqual(counts);
    clock.increment(600_000);
    expect(requestCount()).toBe(2);
    await getAdminCounts.request().answer({ ...counts, newOrders: 2 });
    expect(shown()?.newOrders).toBe(2);
  });

  it('stops polling until the next login when the server does not offer counts', async () => {
    const { clock, getAdminCounts, send, value, requestCount } = start();
    await getAdminCounts.request().refuse(notOffered);
    send(invalidate, hide, show);
    clock.increment(600_000);
    expect([value(), requestCount()]).toEqual(['notOffered', 1]);
    send(close, open);
    expect(requestCount()).toBe(2);
  });

  it.each([null, 'Customer'] as const)('sends no request when the user type is %s', (userType) => {
    const { clock, send, value, requestCount } = start(userType);
    send(invalidate, hide, show);
    clock.increment(600_000);
    expect([value(), requestCount()]).toEqual(['idle', 0]);
  });

  it('starts when an admin signs in; stops and clears the counts when they sign out', async () => {
    const { clock, send, getAdminCounts, value, counts: shown, requestCount } = start(null);
    send({ type: 'session.opened', userType: 'Customer' });
    expect(requestCount()).toBe(0);
    send(open);
    await getAdminCounts.request().answer(counts);
    expect(shown()).toEqual(counts);
    clock.increment(30_000);
    send(close);
    expect(getAdminCounts.request().signal.aborted).toBe(true);
    expect([value(), shown()]).toEqual(['idle', null]);
    clock.increment(600_000);
    expect(requestCount()).toBe(2);
  });

  it('clears the counts of the previous admin when another admin signs in', async () => {
    const { send, counts: shown, requestCount } = await loaded();
    send(open);
    expect([shown(), requestCount()]).toEqual([null, 2]);
  });

  it('loads again after an action, and aborts the earlier request', { tags: ['2.13.8'] }, async () => {
    const { send, getAdminCounts, counts: shown, requestCount } = await loaded();
    send(invalidate, invalidate);
    expect(requestCount()).toBe(3);
    expect(getAdminCounts.request(1).signal.aborted).toBe(true);
    await getAdminCounts.request(2).answer({ ...counts, unreadMessages: 11 });
    await getAdminCounts.request(1).answer(counts);
    expect(shown()?.unreadMessages).toBe(11);
  });

  it('stops polling while the tab is hidden, and refreshes when it becomes visible', async () => {
    const { clock, send, getAdminCounts, counts: shown, requestCount } = await loaded();
    clock.increment(30_000);
    send(hide);
    expect(getAdminCounts.request().signal.aborted).toBe(true);
    send(invalidate);
    clock.increment(600_000);
    expect([requestCount(), shown()]).toEqual([2, counts]);
    send(show);
    expect(requestCount()).toBe(3);
    send(show);
    expect(requestCount()).toBe(3);
  });

  it('does not poll in a hidden tab until it is shown', () => {
    const { send, requestCount } = start(null);
    send(hide, open);
    expect(requestCount()).toBe(0);
    send(show);
    expect(requestCount()).toBe(1);
  });

  it('keeps the last counts after a failure, and waits longer each time, up to five minutes', async () => {
    const { clock, getAdminCounts, counts: shown, requestCount, value } = await loaded();
    clock.increment(30_000);
    for (const seconds of [60, 120, 240, 300, 300]) {
      await getAdminCounts.request().refuse(offline);
      expect([value(), shown()]).toEqual([{ watching: 'backingOff' }, counts]);
      const before = requestCount();
      clock.increment(seconds * 1000 - 1);
      expect(requestCount()).toBe(before);
      clock.increment(1);
      expect(requestCount()).toBe(before + 1);
    }
    await getAdminCounts.request().answer(counts);
    const before = requestCount();
    clock.increment(30_000);
    expect(requestCount()).toBe(before + 1);
    await getAdminCounts.request().refuse(offline);
    clock.increment(60_000);
    expect(requestCount()).toBe(before + 2);
  });

  it("waits as long as the server's retryAfter requires", async () => {
    const { clock, getAdminCounts, requestCount } = start();
    await getAdminCounts.request().refuse(new CallError('Too many', { status: 429, retryAfter: 600 }));
    clock.increment(599_999);
    expect(requestCount()).toBe(1);
    clock.increment(1);
    expect(requestCount()).toBe(2);
  });

  it('polls immediately when the counts are invalidated after a failure', async () => {
    const { send, getAdminCounts, requestCount } = await loaded();
    send(invalidate);
    await getAdminCounts.request().refuse(offline);
    send(invalidate);
    expect(requestCount()).toBe(3);
  });

  it('is pure', () => {
    const [asking] = initialTransition(adminCountsMachine, { userType: 'Admin' });
    const waiting = afterDone(adminCountsMachine, asking, 'getAdminCounts', counts);
    const [paused] = transition(adminCountsMachine, waiting, hide);
    expect([asking, waiting, paused].map(({ value }) => value)).toEqual([
      { watching: 'asking' },
      { watching: 'waiting' },
      'paused',
    ]);
    expect(asking.context.counts).toBeNull();
  });

  it('rejects wrong types', () => {
    expectTypeOf<AdminCountsInput['userType']>().toEqualTypeOf<'Admin' | 'Customer' | null>();
    const wrong = fromPromise<number, undefined>(async () => 12);
    // @ts-expect-error the answer contains all counts
    adminCountsMachine.provide({ actors: { getAdminCounts: wrong } });
    // @ts-expect-error session.opened needs the user type
    const event: AdminCountsEvent = { type: 'session.opened' };
    expect(event.type).toBe('session.opened');
  });
});
