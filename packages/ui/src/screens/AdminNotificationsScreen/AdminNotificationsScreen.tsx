import type { Notification, ReadFilter } from '@abs/contract';
import { useRef } from 'react';
import { AdminPage } from '../../components/AdminPage/index.ts';
import { Button } from '../../components/Button/index.ts';
import { CheckIcon } from '../../components/Icon/index.ts';
import { FormError } from '../../components/Notice/index.ts';
import { Tabs } from '../../components/Tabs/index.ts';
import { useFocusKeeper } from '../../lib/useFocusKeeper.ts';
import { useNow } from '../../lib/useNow.ts';
import { NotificationList, type NotificationsState } from './NotificationList.tsx';

export interface AdminNotificationsScreenProps {
  /** A page of notifications that match the search and the filter. */
  list: NotificationsState;
  /** The number of all unread notifications; null while unknown. */
  unread: number | null;
  /** The search text, from the top bar. @default '' */
  search?: string;
  filter: ReadFilter;
  onFilterChange: (filter: ReadFilter) => void;
  /** Returns the URL of the notification's subject. */
  hrefFor: (notification: Notification) => string;
  /** Returns the URL of a page of the list. */
  hrefForPage: (page: number) => string;
  onMark: (id: string, read: boolean) => void;
  /** The ids of the notifications that are being marked. @default [] */
  pendingIds?: readonly string[];
  onMarkAll: () => void;
  /** All notifications are being marked. @default false */
  pending?: boolean;
  /** Why marking failed. */
  message?: string | null;
  /** Loads the list again after an error. */
  onRetry?: () => void;
  /** The list is being loaded again. @default false */
  retrying?: boolean;
  /** The current time in milliseconds since the epoch, to freeze times in stories and tests. Defaults to the clock. */
  now?: number;
}

function unreadText(unread: number | null): string {
  if (unread === null) return 'Activity in the shop';
  return unread === 0 ? 'Everything has been read' : `${unread} unread`;
}

/** Activity in the shop, with unread notifications marked. */
export function AdminNotificationsScreen({
  list,
  unread,
  search = '',
  filter,
  onFilterChange,
  hrefFor,
  hrefForPage,
  onMark,
  pendingIds = [],
  onMarkAll,
  pending = false,
  message,
  onRetry,
  retrying = false,
  now: fixedNow,
}: AdminNotificationsScreenProps) {
  const now = useNow(fixedNow);
  const title = useRef<HTMLHeadingElement>(null);
  const keepFocus = useFocusKeeper(title);
  const tabs = [
    { value: 'all', label: 'All' },
    { value: 'unread', label: unread ? `Unread (${unread})` : 'Unread' },
  ] as const;
  return (
    <AdminPage
      title="Notifications"
      titleRef={title}
      lead={<span role="status">{unreadText(unread)}</span>}
      actions={
        <Button
          size="small"
          variant="secondary"
          pending={pending}
          disabled={unread === 0 || unread === null}
          onClick={onMarkAll}
        >
          {!pending && <CheckIcon size={20} />}
          <span>Mark all as read</span>
        </Button>
      }
    >
      <div {...keepFocus}>
        <FormError>{message}</FormError>
        <Tabs label="Filter notifications" tabs={tabs} value={filter} onChange={onFilterChange} activation="manual">
          <NotificationList
            list={list}
            filter={filter}
            search={search}
            hrefFor={hrefFor}
            hrefForPage={hrefForPage}
            onMark={onMark}
            pendingIds={pendingIds}
            onRetry={onRetry}
            retrying={retrying}
            now={now}
          />
        </Tabs>
      </div>
    </AdminPage>
  );
}
