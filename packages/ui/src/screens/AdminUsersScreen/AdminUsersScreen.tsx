import { type AdminUser, type AdminUserSort, limits, type UserStatus } from '@abs/contract';
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
import { NOT_SAID } from '../../lib/notSaid.ts';
import { useNow } from '../../lib/useNow.ts';
import * as styles from './AdminUsersScreen.css.ts';

export type AdminUserFilter = 'all' | 'blocked' | 'deactivated';
export type AdminUserAction = 'block' | 'deactivate' | 'restore';

export interface AdminUsersScreenProps
  extends ListProps<AdminUser, AdminUserSort, AdminUserFilter>,
    ListActionProps<AdminUser, AdminUserAction> {
  /** Milliseconds since the epoch, to hold 'last seen' still; the clock when absent. */
  now?: number;
}

const tabs = [
  { value: 'all', label: 'All users' },
  { value: 'blocked', label: 'Blocked users' },
  { value: 'deactivated', label: 'Deactivated accounts' },
] as const;

const standing: Record<UserStatus, { word: string; tone: StatusTone }> = {
  active: { word: 'Active', tone: 'success' },
  blocked: { word: 'Blocked', tone: 'danger' },
  deactivated: { word: 'Deactivated', tone: 'neutral' },
};

const nothing: Record<AdminUserFilter, string> = {
  all: 'Nobody has signed up yet.',
  blocked: 'Nobody is blocked.',
  deactivated: 'No account is deactivated.',
};

const figure = new Intl.NumberFormat('en-NG');
const nameOf = ({ firstName, lastName, email }: AdminUser) => [firstName, lastName].filter(Boolean).join(' ') || email;

const columnsAt = (now: number | null): Column<AdminUser, AdminUserSort>[] => [
  {
    key: 'name',
    header: 'Name',
    isRowHeader: true,
    sort: { ascending: 'name-asc', descending: 'name-desc', words: ['A to Z', 'Z to A'] },
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
      words: ['oldest first', 'latest first'],
    },
    cell: ({ lastSeen, status }) => {
      if (lastSeen) return <TimeAgo iso={lastSeen} now={now} />;
      // A server that does not say how accounts stand does not say when they were last there either.
      return status === null ? NOT_SAID : 'Never';
    },
  },
  {
    key: 'orders',
    header: 'Number of orders',
    align: 'end',
    sort: { ascending: 'orders-asc', descending: 'orders-desc', first: 'descending' },
    cell: ({ orders }) => (orders === null ? NOT_SAID : figure.format(orders)),
  },
  {
    key: 'spent',
    header: 'Net Spent',
    align: 'end',
    sort: { ascending: 'spent-asc', descending: 'spent-desc', first: 'descending' },
    cell: ({ netSpent }) => (netSpent === null ? NOT_SAID : <Price amount={netSpent} />),
  },
  {
    key: 'status',
    header: 'Status',
    cell: ({ status }) =>
      status === null ? NOT_SAID : <StatusDot tone={standing[status].tone}>{standing[status].word}</StatusDot>,
  },
];

function question({ action, rows }: { action: AdminUserAction; rows: readonly AdminUser[] }) {
  const [first] = rows;
  const whom = rows.length === 1 && first ? nameOf(first) : `${rows.length} users`;
  const doing: Record<AdminUserAction, { title: string; description: string; confirmLabel: string; tone?: 'primary' }> =
    {
      block: {
        title: `Are you sure you want to block ${whom}?`,
        description: 'Every open session ends at once, and logging in is refused. You can take this back.',
        confirmLabel: 'Yes, Block',
      },
      deactivate: {
        title: `Are you sure you want to deactivate ${whom}?`,
        description: 'The account is closed and its sessions end. Orders stay. You can take this back.',
        confirmLabel: 'Yes, Deactivate',
      },
      restore: {
        title: `Restore ${whom}?`,
        description: 'Logging in is possible again.',
        confirmLabel: 'Restore',
        tone: 'primary',
      },
    };
  return doing[action];
}

/** The customers: when they were last there, what they ordered and spent; blocked and deactivated ones on tabs of their own. */
export function AdminUsersScreen({ now: fixed, ...list }: AdminUsersScreenProps) {
  const now = useNow(fixed);
  const { filter } = list.query;
  const act = (action: AdminUserAction, user: AdminUser, label: string, Icon: typeof BlockIcon) => (
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
      skeletonRows={limits.ADMIN_USERS_PER_PAGE}
      question={question}
      actions={(user) =>
        user.status === null
          ? null
          : user.status === 'active'
            ? [act('block', user, 'Block', BlockIcon), act('deactivate', user, 'Deactivate', PowerIcon)]
            : act('restore', user, 'Restore', UndoIcon)
      }
      empty={<EmptyState dense title={nothing[filter]} />}
    />
  );
  return (
    <AdminPage title="Users">
      {list.isPlain ? (
        users
      ) : (
        <Tabs label="Users" tabs={tabs} value={filter} onChange={list.onFilter} activation="manual">
          <div className={styles.panel}>{users}</div>
        </Tabs>
      )}
    </AdminPage>
  );
}
