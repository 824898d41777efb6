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
  /** A page of what was asked for. */
  list: NotificationsState;
  /** How many nobody has read yet, of all there are; null while that is not known. */
  unread: number | null;
  /** What the list was searched for, in the top bar. @default '' */
  search?: string;
  filter: ReadFilter;
  onFilterChange: (filter: ReadFilter) => void;
  /** The page of what a notification is about. */
  hrefFor: (notification: Notification) => string;
  /** The address of a page of the list. */
  hrefForPage: (page: number) => string;
  onMark: (id: string, read: boolean) => void;
  /** The ids of those that are being marked. @default [] */
  markingIds?: readonly string[];
  onMarkAll: () => void;
  /** All of them are being marked. @default false */
  markingAll?: boolean;
  /** What went wrong with marking. */
  message?: string | null;
  /** Loads the list again after an error. */
  onRetry?: () => void;
  /** @default false */
  retrying?: boolean;
  /** Milliseconds since the epoch, to hold the times still; the clock when absent. */
  now?: number;
}

function unreadLine(unread: number | null): string {
  if (unread === null) return 'What happened in the shop';
  return unread === 0 ? 'Everything has been read' : `${unread} unread`;
}

/** What happened in the shop while one was away. */
export function AdminNotificationsScreen({
  list,
  unread,
  search = '',
  filter,
  onFilterChange,
  hrefFor,
  hrefForPage,
  onMark,
  markingIds = [],
  onMarkAll,
  markingAll = false,
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
      lead={<span role="status">{unreadLine(unread)}</span>}
      actions={
        <Button
          size="small"
          variant="secondary"
          pending={markingAll}
          disabled={unread === 0 || unread === null}
          onClick={onMarkAll}
        >
          {!markingAll && <CheckIcon size={20} />}
          Mark all as read
        </Button>
      }
    >
      <div {...keepFocus}>
        <FormError>{message}</FormError>
        <Tabs label="Which notifications" tabs={tabs} value={filter} onChange={onFilterChange} activation="manual">
          <NotificationList
            list={list}
            filter={filter}
            search={search}
            hrefFor={hrefFor}
            hrefForPage={hrefForPage}
            onMark={onMark}
            markingIds={markingIds}
            onRetry={onRetry}
            retrying={retrying}
            now={now}
          />
        </Tabs>
      </div>
    </AdminPage>
  );
}
