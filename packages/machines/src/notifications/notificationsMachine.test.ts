import type { CallBody, CallResponse, Notification, ReadFilter } from '@abs/contract';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { createActor, initialTransition, SimulatedClock, transition } from 'xstate';
import type { ListRequest, RowActionAnswer, RowActionRequest } from '../list/index.ts';
import type { ReadableAnswer } from '../shared/readMarks.ts';
import { controlledPort, emittedBy } from '../testing/controlled.ts';
import { serverError } from '../testing/fixtures.ts';
import {
  markRequest,
  type NotificationAction,
  type NotificationsEvent,
  type NotificationsQuery,
  notificationsMachine,
  notificationsPage,
  unreadNotifications,
} from './notificationsMachine.ts';

const QUERY: NotificationsQuery = { page: 1, sort: 'newest', search: '', filter: 'all' };

function notification(id: string, isRead = false): Notification {
  return {
    id,
    kind: 'newOrder',
    title: 'Ada Obi ordered',
    detail: 'ABS-10001',
    createdAt: '2026-01-01T00:00:00.000Z',
    isRead,
    subjectId: 'o1',
  };
}
function answer(notifications: Notification[], unread: number, total = 40): CallResponse<'getNotifications'> {
  return { notifications, unread, pagination: { page: 1, limit: 20, total, totalPages: Math.ceil(total / 20) } };
}
const ask = (action: NotificationAction, ...ids: string[]): NotificationsEvent => ({
  type: 'action.requested',
  action,
  ids,
});

async function loaded(notifications = [notification('n1'), notification('n2'), notification('n3', true)], unread = 12) {
  const fetchPage = controlledPort<ReadableAnswer<Notification>, ListRequest<'newest', ReadFilter>>();
  const runAction = controlledPort<RowActionAnswer<Notification>, RowActionRequest<Notification, NotificationAction>>();
  const clock = new SimulatedClock();
  const actor = createActor(
    notificationsMachine.provide({ actors: { fetchPage: fetchPage.logic, runAction: runAction.logic } }),
    { clock, input: { query: QUERY, refreshEvery: 30_000 } },
  );
  const emitted = emittedBy(actor);
  actor.start();
  await fetchPage.request().answer(notificationsPage(answer(notifications, unread)));
  const context = () => actor.getSnapshot().context;
  return {
    actor,
    clock,
    fetchPage,
    runAction,
    emitted,
    unread: () => unreadNotifications(context()),
    shown: () => context().rows.map(({ id, isRead }) => `${id} ${isRead ? 'read' : 'unread'}`),
    sent: () => runAction.requests.map(({ input }) => markRequest(input)),
  };
}

describe('notifications', () => {
  it('marks a notification as read immediately, and reduces the unread count', { tags: ['2.16.11'] }, async () => {
    const { actor, fetchPage, runAction, shown, unread, sent, emitted } = await loaded();
    expect(unread()).toBe(12);
    actor.send(ask('read', 'n1'));
    expect(shown()).toEqual(['n1 read', 'n2 unread', 'n3 read']);
    expect(unread()).toBe(11);
    expect(sent()).toEqual([{ ids: ['n1'], read: true }]);
    await runAction.request().answer({ message: 'ok' });
    expect(emitted.at(-1)).toMatchObject({ type: 'action.done', action: 'read', undo: 'unread' });
    expect(unread()).toBe(11);
    await fetchPage.request().answer(notificationsPage(answer([notification('n1', true), notification('n2')], 11)));
    expect(unread()).toBe(11);
  });

  it('marks only read notifications as unread', async () => {
    const { actor, unread, sent } = await loaded();
    actor.send(ask('unread', 'n1', 'n3'));
    expect(sent()).toEqual([{ ids: ['n3'], read: false }]);
    expect(unread()).toBe(13);
  });

  it('reverts the marks when marking fails, and emits action.failed', async () => {
    const { actor, runAction, shown, unread, emitted } = await loaded();
    actor.send(ask('read', 'n1', 'n2'));
    expect(unread()).toBe(10);
    await runAction.request().refuse(serverError);
    expect(shown()).toEqual(['n1 unread', 'n2 unread', 'n3 read']);
    expect(unread()).toBe(12);
    expect(emitted.at(-1)).toMatchObject({ type: 'action.failed', message: 'Something went wrong' });
  });

  it('marks the notifications of all pages, and reverts the marks when that fails', async () => {
    const { actor, runAction, shown, unread, sent } = await loaded();
    actor.send(ask('readAll', 'n1', 'n2', 'n3'));
    expect(sent()).toEqual([{ read: true }]);
    expect([shown(), unread()]).toEqual([['n1 read', 'n2 read', 'n3 read'], 0]);
    await runAction.request().refuse(serverError);
    expect([shown(), unread()]).toEqual([['n1 unread', 'n2 unread', 'n3 read'], 12]);
  });

  it('marks all although those of this page are read, and counts a notification that is unread again', async () => {
    const { actor, fetchPage, runAction, unread } = await loaded([notification('n1', true)], 5);
    actor.send(ask('readAll', 'n1'));
    expect(unread()).toBe(0);
    await runAction.request().answer({});
    actor.send(ask('unread', 'n1'));
    expect(unread()).toBe(1);
    await runAction.request().answer({});
    await fetchPage.request().answer(notificationsPage(answer([notification('n1')], 1)));
    expect(unread()).toBe(1);
  });

  it('refreshes every 30 seconds, but not in a hidden tab', async () => {
    const { actor, clock, fetchPage, unread } = await loaded();
    clock.increment(30_000);
    expect(fetchPage.requests).toHaveLength(2);
    expect(actor.getSnapshot().hasTag('pending')).toBe(false);
    await fetchPage.request().answer(notificationsPage(answer([notification('n4')], 13)));
    expect(unread()).toBe(13);
    actor.send({ type: 'visibility.changed', visible: false });
    clock.increment(300_000);
    expect(fetchPage.requests).toHaveLength(2);
  });

  it('has no unread count before the first answer', () => {
    const [start] = initialTransition(notificationsMachine, { query: QUERY });
    expect(unreadNotifications(start.context)).toBeNull();
    const [unread] = transition(notificationsMachine, start, { type: 'filter.changed', filter: 'unread' });
    expect(unread.context.query.filter).toBe('unread');
  });

  it('rejects wrong types', () => {
    expectTypeOf(markRequest).returns.toEqualTypeOf<CallBody<'markNotificationsRead'>>();
    // @ts-expect-error delete is not an action
    const event: NotificationsEvent = { type: 'action.requested', action: 'delete', ids: [] };
    // @ts-expect-error notifications are not sorted by title
    const query: NotificationsQuery = { ...QUERY, sort: 'title' };
    expect([event.type, query.page]).toEqual(['action.requested', 1]);
  });
});
