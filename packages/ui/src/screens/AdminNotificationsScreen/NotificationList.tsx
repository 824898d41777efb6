import type { Notification, ReadFilter } from '@abs/contract';
import { EmptyState, ErrorState } from '../../components/EmptyState/index.ts';
import { Pagination } from '../../components/Pagination/index.ts';
import { Skeleton } from '../../components/Skeleton/index.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.ts';
import { isolated } from '../../lib/isolated.ts';
import type { PageState } from '../../lib/loadState.ts';
import * as styles from './AdminNotificationsScreen.css.ts';
import { NotificationRow } from './NotificationRow.tsx';

/** A page of notifications: loading, failed, or loaded. The pagination stays while another page loads. */
export type NotificationsState = PageState<{ notifications: readonly Notification[] }>;

export interface NotificationListProps {
  list: NotificationsState;
  filter: ReadFilter;
  search: string;
  hrefFor: (notification: Notification) => string;
  hrefForPage: (page: number) => string;
  onMark: (id: string, read: boolean) => void;
  pendingIds: readonly string[];
  onRetry?: () => void;
  retrying: boolean;
  now: number | null;
}

/** A page of notifications. */
export function NotificationList({
  list,
  filter,
  search,
  hrefFor,
  hrefForPage,
  onMark,
  pendingIds,
  onRetry,
  retrying,
  now,
}: NotificationListProps) {
  const { page, totalPages } = { page: 1, totalPages: 0, ...list };
  return (
    <div data-slot="notification-list" data-state={list.status} aria-busy={list.status === 'loading' || undefined}>
      {list.status === 'loading' && <NotificationsSkeleton />}
      {list.status === 'error' && <ErrorState dense message={list.message} onRetry={onRetry} retrying={retrying} />}
      {list.status === 'ready' && list.notifications.length === 0 && (
        <NoNotifications search={search.trim()} filter={filter} />
      )}
      {list.status === 'ready' && list.notifications.length > 0 && (
        <ul aria-label="Notifications">
          {list.notifications.map((notification) => (
            <li key={notification.id} className={styles.item}>
              <NotificationRow
                notification={notification}
                to={hrefFor(notification)}
                now={now}
                pending={pendingIds.includes(notification.id)}
                onMark={(read) => onMark(notification.id, read)}
              />
            </li>
          ))}
        </ul>
      )}
      {totalPages > 1 && (
        <div className={styles.pages}>
          <Pagination page={page} totalPages={totalPages} hrefFor={hrefForPage} label="Pages of notifications" />
        </div>
      )}
    </div>
  );
}

function NoNotifications({ search, filter }: { search: string; filter: ReadFilter }) {
  if (search) {
    return (
      <EmptyState dense title={isolated`No notifications match “${search}”`}>
        Search by event or customer.
      </EmptyState>
    );
  }
  return filter === 'unread' ? (
    <EmptyState dense title="No unread notifications">
      You’ve read everything.
    </EmptyState>
  ) : (
    <EmptyState dense title="No notifications yet">
      New and paid orders, low stock and messages appear here.
    </EmptyState>
  );
}

const rows = ['a', 'b', 'c', 'd', 'e'];

function NotificationsSkeleton() {
  return (
    <div>
      <VisuallyHidden role="status">Loading notifications</VisuallyHidden>
      {rows.map((row) => (
        <div key={row} aria-hidden="true" className={styles.item}>
          <div className={styles.row}>
            <span className={styles.icon} />
            <div className={styles.text}>
              <Skeleton shape="text" width="45%" />
              <Skeleton shape="text" width="70%" />
              <Skeleton shape="text" width="5rem" />
            </div>
          </div>
        </div>
      ))}
    </div>
  );
}
