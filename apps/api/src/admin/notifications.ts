import type { Notification, ReadFilter } from '@abs/contract';
import { and, inArray, isNotNull, isNull } from 'drizzle-orm';
import { type Counter, readCounter } from '../db/counters.ts';
import type { Tx } from '../db/database.ts';
import { notifications } from '../db/schema.ts';
import type { Handlers } from '../http/handler.ts';
import { isUuid } from '../ids.ts';
import { recordChanges } from './audit.ts';
import { inOrderOf, pageOfIds } from './list.ts';
import { toNotification } from './mapper.ts';

const counterOf: Record<ReadFilter, Counter> = { all: 'notifications', unread: 'notifications:unread' };

/** Activity in the shop. A notification that one admin has read is read for all. */
export const notificationHandlers = {
  getNotifications: ({ query }, { services }) =>
    services.db.autocommit(async (tx) => {
      const { filter, ...rest } = query;
      const { ids, pagination } = await pageOfIds(tx, {
        table: notifications,
        id: notifications.id,
        sort: { key: notifications.createdAt, direction: 'desc' },
        where: filter === 'unread' ? isNull(notifications.readAt) : undefined,
        counters: [counterOf[filter]],
        searchText: notifications.searchText,
        ...rest,
      });
      return {
        notifications: await loadNotifications(tx, ids),
        pagination,
        unread: await readCounter(tx, counterOf.unread),
      };
    }),

  markNotificationsRead: async ({ body: { ids, read } }, { services, user }) => {
    const unread = await services.db.transaction(async (tx) => {
      const changed = await tx
        .update(notifications)
        .set({ readAt: read ? services.now() : null })
        .where(
          and(
            read ? isNull(notifications.readAt) : isNotNull(notifications.readAt),
            ids && inArray(notifications.id, ids.filter(isUuid)),
          ),
        )
        .returning({ id: notifications.id, title: notifications.title });
      // Marking all notifications is recorded as one change.
      const subjects = ids ? changed : changed.slice(0, 1).map(() => ({ id: 'all', title: 'All notifications' }));
      await recordChanges(
        tx,
        services,
        user,
        subjects.map(({ id, title }) => ({
          action: 'markNotificationsRead',
          subject: { kind: 'notification', id, name: title },
          before: { isRead: !read },
          after: { isRead: read },
        })),
      );
      return readCounter(tx, counterOf.unread);
    });
    return { message: `Marked as ${read ? 'read' : 'unread'}.`, unread };
  },
} satisfies Partial<Handlers>;

async function loadNotifications(tx: Tx, ids: readonly string[]): Promise<Notification[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .select()
    .from(notifications)
    .where(inArray(notifications.id, [...ids]));
  return inOrderOf(ids, rows).map(toNotification);
}
