import type { AdminUser, AdminUserSort, UserStatus } from '@abs/contract';
import type { ReactNode } from 'react';
import { AdminList, type ListActionProps, type ListProps } from '../../components/AdminList/index.ts';
import { AdminPage } from '../../components/AdminPage/index.ts';
import { type Column, RowAction } from '../../components/DataTable/index.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { BlockIcon, PowerIcon, UndoIcon } from '../../components/Icon/index.ts';
import { preloadConfirmDialog } from '../../components/LazyConfirmDialog/index.ts';
import { StatusDot, type StatusTone } from '../../components/StatusDot/index.ts';
import { PersonCell, PersonCellSkeleton } from '../../components/TableCells/index.ts';
import { Tabs } from '../../components/Tabs/index.ts';
import { Price } from '../../components/Text/index.ts';
import { TimeAgo } from '../../components/TimeAgo/index.ts';
import { EMPTY_CELL } from '../../lib/emptyCell.ts';
import { formatNumber } from '../../lib/formatNumber.ts';
import { isolated } from '../../lib/isolated.ts';
import { useNow } from '../../lib/useNow.ts';
import { adminPageSizes } from '../../pageSizes.ts';
import * as styles from './AdminUsersScreen.css.ts';

export type AdminUserFilter = 'all' | 'blocked' | 'deactivated';
export type AdminUserAction = 'block' | 'deactivate' | 'restore';

export interface AdminUsersScreenProps
  extends ListProps<AdminUser, AdminUserSort, AdminUserFilter>,
    ListActionProps<AdminUser, AdminUserAction> {
  /**
   * The current time in milliseconds since the epoch, to freeze 'last seen' in stories and tests. Defaults to the
   * clock.
   */
  now?: number;
}

const tabs = [
  { value: 'all', label: 'All users' },
  { value: 'blocked', label: 'Blocked users' },
  { value: 'deactivated', label: 'Deactivated accounts' },
] as const;

const statusLabels: Record<UserStatus, { label: string; tone: StatusTone }> = {
  active: { label: 'Active', tone: 'success' },
  blocked: { label: 'Blocked', tone: 'danger' },
  deactivated: { label: 'Deactivated', tone: 'neutral' },
};

const emptyTitles: Record<AdminUserFilter, string> = {
  all: 'No one has signed up yet.',
  blocked: 'No blocked users.',
  deactivated: 'No deactivated accounts.',
};

const nameOf = ({ firstName, lastName, email }: AdminUser) => [firstName, lastName].filter(Boolean).join(' ') || email;

const columnsAt = (now: number | null): Column<AdminUser, AdminUserSort>[] => [
  {
    key: 'name',
    header: 'Name',
    isRowHeader: true,
    sort: { ascending: 'name-asc', descending: 'name-desc', labels: ['A to Z', 'Z to A'] },
    cell: ({ firstName, lastName, email, avatar }) => (
      <PersonCell names={[firstName, lastName]} detail={email} avatar={avatar} />
    ),
    skeleton: <PersonCellSkeleton />,
  },
  {
    key: 'seen',
    header: 'Last seen',
    sort: {
      ascending: 'seen-asc',
      descending: 'seen-desc',
      first: 'descending',
      labels: ['oldest first', 'latest first'],
    },
    cell: ({ lastSeen, status }) => {
      if (lastSeen) return <TimeAgo iso={lastSeen} now={now} />;
      // A server that sends no account status does not send the last visit either.
      return status === null ? EMPTY_CELL : 'Never';
    },
  },
  {
    key: 'orders',
    header: 'Number of orders',
    align: 'end',
    sort: { ascending: 'orders-asc', descending: 'orders-desc', first: 'descending' },
    cell: ({ orders }) => (orders === null ? EMPTY_CELL : formatNumber(orders)),
  },
  {
    key: 'spent',
    header: 'Net Spent',
    align: 'end',
    sort: { ascending: 'spent-asc', descending: 'spent-desc', first: 'descending' },
    cell: ({ netSpent }) => (netSpent === null ? EMPTY_CELL : <Price amount={netSpent} />),
  },
  {
    key: 'status',
    header: 'Status',
    cell: ({ status }) =>
      status === null ? (
        EMPTY_CELL
      ) : (
        <StatusDot tone={statusLabels[status].tone}>{statusLabels[status].label}</StatusDot>
      ),
  },
];

function confirmation({ action, rows }: { action: AdminUserAction; rows: readonly AdminUser[] }) {
  const [first] = rows;
  const subject = rows.length === 1 && first ? nameOf(first) : `${rows.length} users`;
  const confirmations: Record<
    AdminUserAction,
    { title: ReactNode; description: string; confirmLabel: string; tone?: 'primary' }
  > = {
    block: {
      title: isolated`Are you sure you want to block ${subject}?`,
      description: 'They will be logged out everywhere and can’t log in again until you unblock them.',
      confirmLabel: 'Yes, Block',
    },
    deactivate: {
      title: isolated`Are you sure you want to deactivate ${subject}?`,
      description: 'The account will be closed and logged out everywhere. Its orders are kept. You can undo this.',
      confirmLabel: 'Yes, Deactivate',
    },
    restore: {
      title: isolated`Restore ${subject}?`,
      description: 'They will be able to log in again.',
      confirmLabel: 'Restore',
      tone: 'primary',
    },
  };
  return confirmations[action];
}

/** The customers, with last visit, orders and spending. Tabs show the blocked and deactivated ones. */
export function AdminUsersScreen({ now: fixed, ...list }: AdminUsersScreenProps) {
  const now = useNow(fixed);
  const { filter } = list.query;
  const rowAction = (action: AdminUserAction, user: AdminUser, label: string, Icon: typeof BlockIcon) => (
    <RowAction
      key={action}
      label={label}
      subject={nameOf(user)}
      Icon={Icon}
      onIntent={preloadConfirmDialog}
      onPress={() => list.onAction(action, [user.userId])}
      disabledReason={list.pendingIds?.includes(user.userId) ? 'being changed' : undefined}
    />
  );
  const users = (
    <AdminList
      list={list}
      noun="users"
      columns={columnsAt(now)}
      rowKey={({ userId }) => userId}
      rowName={nameOf}
      unsorted={{ value: 'newest', label: 'Newest first' }}
      skeletonRows={adminPageSizes.users}
      confirmation={confirmation}
      actions={(user) =>
        user.status === null
          ? null
          : user.status === 'active'
            ? [rowAction('block', user, 'Block', BlockIcon), rowAction('deactivate', user, 'Deactivate', PowerIcon)]
            : rowAction('restore', user, 'Restore', UndoIcon)
      }
      empty={<EmptyState dense title={emptyTitles[filter]} />}
    />
  );
  return (
    <AdminPage title="User">
      {list.isPlain ? (
        users
      ) : (
        <Tabs label="Users" tabs={tabs} value={filter} onChange={list.onFilterChange} activation="manual">
          <div className={styles.panel}>{users}</div>
        </Tabs>
      )}
    </AdminPage>
  );
}
