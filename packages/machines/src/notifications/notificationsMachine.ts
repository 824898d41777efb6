import type { CallBody, CallResponse, Notification, ReadFilter } from '@abs/contract';
import {
  type ActionTableContext,
  type ActionTableEmitted,
  type ActionTableEvent,
  createActionTableMachine,
  type ListQuery,
  type RowActionRequest,
  type TableInput,
} from '../list/index.ts';
import * as adminMessages from '../shared/adminMessages.ts';
import { countUnread, type ReadAction, type ReadableAnswer, readActions, unreadTotal } from '../shared/readMarks.ts';

/** 'readAll' marks all notifications, not only those of the page. Request it for all shown rows. */
export type NotificationAction = ReadAction | 'readAll';
/** Notifications are always newest first. */
export type NotificationSort = 'newest';

export type NotificationsInput = TableInput<NotificationSort, ReadFilter>;
export type NotificationsQuery = ListQuery<NotificationSort, ReadFilter>;
export type NotificationsEvent = ActionTableEvent<NotificationSort, ReadFilter, NotificationAction>;
export type NotificationsEmitted = ActionTableEmitted<Notification, NotificationSort, ReadFilter, NotificationAction>;
type NotificationsContext = ActionTableContext<
  Notification,
  NotificationSort,
  ReadFilter,
  NotificationAction,
  ReadableAnswer<Notification>
>;

/** Activity in the shop: a list whose actions mark its rows. The app reloads the badges after each action. */
export const notificationsMachine = createActionTableMachine<
  Notification,
  NotificationSort,
  ReadFilter,
  NotificationAction,
  ReadableAnswer<Notification>
>({
  id: 'notifications',
  idOf: ({ id }) => id,
  loadFailed: adminMessages.notificationsLoadFailed,
  actions: {
    ...readActions<Notification>(adminMessages.notificationsMarkFailed),
    // It has no undo, because the machine does not know which notifications were read before.
    readAll: { show: (row) => ({ ...row, isRead: true }), failed: adminMessages.notificationsMarkFailed },
  },
});

/** Converts the server's answer for the list's port `fetchPage`. */
export function notificationsPage(answer: CallResponse<'getNotifications'>): ReadableAnswer<Notification> {
  const { notifications, pagination, unread } = answer;
  return { rows: notifications, pagination, unread };
}

/** The body that the list's port `runAction` sends. */
export function markRequest({
  action,
  ids,
}: Pick<RowActionRequest<Notification, NotificationAction>, 'action' | 'ids'>): CallBody<'markNotificationsRead'> {
  return action === 'readAll' ? { read: true } : { ids: [...ids], read: action === 'read' };
}

/** Unread notifications of all pages, adjusted by the marks on this page; null before the first answer. */
export function unreadNotifications(context: Pick<NotificationsContext, 'answer' | 'rows' | 'changes'>): number | null {
  const areAllRead = context.changes.shown.some(({ action }) => action === 'readAll');
  // Only notifications of this page can be unread again.
  return areAllRead ? countUnread(context.rows) : unreadTotal(context);
}
