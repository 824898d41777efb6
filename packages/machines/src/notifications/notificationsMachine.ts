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

/** 'readAll' marks all notifications, not only those of the page. It is requested for all rows shown. */
export type NotificationAction = ReadAction | 'readAll';
/** They come newest first, always. */
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

/** Activity in the shop. A list whose actions mark its rows; after each, the badges are loaded again. */
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
    // Which of them had been read before is not known, so that it cannot be taken back.
    readAll: { show: (row) => ({ ...row, isRead: true }), failed: adminMessages.notificationsMarkFailed },
  },
});

/** What the list's port `fetchPage` answers. */
export function notificationsPage(answer: CallResponse<'getNotifications'>): ReadableAnswer<Notification> {
  const { notifications, pagination, unread } = answer;
  return { rows: notifications, pagination, unread };
}

/** What the list's port `runAction` sends. */
export function markRequest({
  action,
  ids,
}: Pick<RowActionRequest<Notification, NotificationAction>, 'action' | 'ids'>): CallBody<'markNotificationsRead'> {
  return action === 'readAll' ? { read: true } : { ids: [...ids], read: action === 'read' };
}

/** How many notifications are unread, as far as it can be known; null before the first answer. */
export function unreadNotifications(context: Pick<NotificationsContext, 'answer' | 'rows' | 'changes'>): number | null {
  const areAllRead = context.changes.shown.some(({ action }) => action === 'readAll');
  // Those that were marked as unread again are of this page.
  return areAllRead ? countUnread(context.rows) : unreadTotal(context);
}
