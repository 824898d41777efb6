import { type Notification, type NotificationKind, readFilters } from '@abs/contract';
import {
  busyIds,
  isOffered,
  listStatus,
  markRequest,
  notificationsMachine,
  notificationsPage,
  type RowActionAnswer,
  unreadNotifications,
} from '@abs/machines';
import { AdminNotificationsScreen, type AdminNotificationsScreenProps } from '@abs/ui/screens/AdminNotificationsScreen';
import type { SnapshotFrom } from 'xstate';
import { useAdminSearch } from '../../admin/adminSearch.tsx';
import { useInvalidateCounts } from '../../admin/counts.tsx';
import { useTableQuery, useTableSearchParams } from '../../admin/tableSearchParams.ts';
import { uninterruptible } from '../../admin/uninterruptible.ts';
import { REFRESH_MS } from '../../admin/useTable.ts';
import { useVisibility } from '../../admin/useVisibility.ts';
import { adminCall, getNotifications } from '../../api/admin.ts';
import { portOf } from '../../api/portOf.ts';
import { PageMeta } from '../../app/PageMeta.tsx';
import { toastError } from '../../lib/toast.ts';
import { useEmitted } from '../../machines/useEmitted.ts';
import { usePageActor } from '../../machines/usePageActor.ts';

const machine = notificationsMachine.provide({
  actors: {
    fetchPage: portOf(async (input, signal) => {
      const { sort: _, ...query } = input.query;
      return notificationsPage(await getNotifications(query, signal));
    }),
    runAction: uninterruptible(async (request): Promise<RowActionAnswer<Notification>> => {
      const { ids, read } = markRequest(request);
      await adminCall('markNotificationsRead', { body: { ...(ids && { ids }), read: read ?? true } });
      return {};
    }),
  },
});

type List = SnapshotFrom<typeof notificationsMachine>;

function toList(snapshot: List): AdminNotificationsScreenProps['list'] {
  const { answer, rows, query, message } = snapshot.context;
  if (answer) {
    const { page, totalPages } = answer.pagination;
    return { status: 'ready', notifications: rows, page, totalPages };
  }
  if (listStatus(snapshot) === 'error') return { status: 'error', message: message ?? '' };
  return { status: 'loading', page: query.page };
}

/** The path that each kind of notification links to, for the id of its subject. */
const subjects: Record<NotificationKind, (id: string) => string> = {
  newOrder: (id) => `/admin/orders/${id}`,
  orderPaid: (id) => `/admin/orders/${id}`,
  orderCancelled: (id) => `/admin/orders/${id}`,
  refundDue: (id) => `/admin/orders/${id}`,
  refunded: (id) => `/admin/orders/${id}`,
  disputed: (id) => `/admin/orders/${id}`,
  lowStock: (id) => `/admin/products/${id}`,
  newMessage: (id) => `/admin/message?message=${id}`,
  mailUndelivered: () => '/admin/mails',
};

export function AdminNotificationsRoute() {
  const tableQuery = useTableQuery({ sorts: ['newest'], filters: readFilters });
  const invalidateCounts = useInvalidateCounts();
  const [snapshot, send, actor] = usePageActor(machine, {
    input: { query: tableQuery.query, refreshEvery: REFRESH_MS / 2 },
  });
  const { context } = snapshot;
  useTableSearchParams(actor, tableQuery);
  useAdminSearch('Search notifications', isOffered(snapshot) ? actor : null);
  useVisibility((visible) => send({ type: 'visibility.changed', visible }));
  useEmitted(actor, {
    'action.done': invalidateCounts,
    'action.undone': invalidateCounts,
    'action.failed': ({ message }) => toastError(message),
  });

  const isMarkingAll = context.changes.shown.some(({ action }) => action === 'readAll');
  return (
    <>
      <PageMeta title="Notifications" />
      <AdminNotificationsScreen
        list={toList(snapshot)}
        unread={unreadNotifications(context)}
        search={context.query.search}
        filter={context.query.filter}
        onFilterChange={(filter) => send({ type: 'filter.changed', filter })}
        hrefFor={({ kind, subjectId }: Notification) => subjects[kind](subjectId)}
        hrefForPage={(page) => tableQuery.hrefFor({ ...context.query, page })}
        onMark={(id, read) => send({ type: 'action.requested', action: read ? 'read' : 'unread', ids: [id] })}
        pendingIds={busyIds(context.changes)}
        onMarkAll={() => send({ type: 'action.requested', action: 'readAll', ids: context.rows.map(({ id }) => id) })}
        pending={isMarkingAll}
        {...(isOffered(snapshot) && { onRetry: () => send({ type: 'refresh.requested' }) })}
        retrying={listStatus(snapshot) === 'refreshing'}
      />
    </>
  );
}
