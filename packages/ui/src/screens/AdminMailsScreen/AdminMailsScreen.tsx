import type { UndeliveredMail } from '@abs/contract';
import { AdminList, type ListProps } from '../../components/AdminList/index.ts';
import { AdminPage } from '../../components/AdminPage/index.ts';
import type { Column } from '../../components/DataTable/index.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { formatShortDateTime } from '../../lib/dateTime.ts';
import * as styles from './AdminMailsScreen.css.ts';

export interface AdminMailsScreenProps extends ListProps<UndeliveredMail, 'newest', 'all'> {}

const columns: Column<UndeliveredMail, 'newest'>[] = [
  { key: 'to', header: 'To', isRowHeader: true, cell: ({ to }) => <span className={styles.recipient}>{to}</span> },
  { key: 'subject', header: 'Subject', cell: ({ subject }) => <bdi>{subject}</bdi> },
  {
    key: 'date',
    header: 'Date',
    cell: ({ createdAt }) => <time dateTime={createdAt}>{formatShortDateTime(createdAt)}</time>,
  },
  { key: 'attempts', header: 'Attempts', align: 'end', cell: ({ attempts }) => attempts },
  {
    key: 'reason',
    header: 'Last response from the mail server',
    cell: ({ reason }) => <span className={styles.reason}>{reason || 'None'}</span>,
  },
];

/** Mails that could not be delivered, and why, so that an admin can contact the recipients in another way. */
export function AdminMailsScreen(list: AdminMailsScreenProps) {
  return (
    <AdminPage
      title="Undelivered emails"
      lead="These emails couldn’t be delivered within five days. We’ve stopped trying."
      back={{ to: '/admin/notification', label: 'Notifications' }}
    >
      <AdminList
        list={list}
        noun="mails"
        columns={columns}
        rowKey={({ id }) => id}
        rowName={({ to }) => to}
        empty={<EmptyState dense title="No undelivered emails." />}
      />
    </AdminPage>
  );
}
