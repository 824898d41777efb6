import type { Transaction, TransactionNote, TransactionSort, TransactionStatus } from '@abs/contract';
import { AdminList, type ListProps } from '../../components/AdminList/index.ts';
import { AdminPage } from '../../components/AdminPage/index.ts';
import { Button } from '../../components/Button/index.ts';
import { type Column, RowAction } from '../../components/DataTable/index.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { DownloadIcon, EyeIcon } from '../../components/Icon/index.ts';
import { InlineSelect } from '../../components/InlineSelect/index.ts';
import { StatusDot, type StatusTone } from '../../components/StatusDot/index.ts';
import { Price } from '../../components/Text/index.ts';
import { formatShortDateTime } from '../../lib/dateTime.ts';
import { EMPTY_CELL } from '../../lib/emptyCell.ts';
import * as styles from './AdminTransactionsScreen.css.ts';
import { TransactionItems } from './TransactionItems.tsx';

export type TransactionFilter = 'all' | TransactionStatus;

export interface AdminTransactionsScreenProps extends ListProps<Transaction, TransactionSort, TransactionFilter> {
  /** Called to download all matching transactions, of every page, as a file. */
  onExport: () => void;
  /** The file is being prepared. @default false */
  pending?: boolean;
}

/** Received, returned, and unpaid amounts. */
const tones: Record<TransactionStatus, StatusTone> = {
  Receive: 'success',
  Transfer: 'warning',
  Failed: 'danger',
  Abandoned: 'danger',
  Pending: 'danger',
};

/** The tone of a status. An unknown status counts as unpaid. */
const toneOf = (status: string): StatusTone => tones[status as TransactionStatus] ?? 'danger';

const notes: Record<TransactionNote, string> = {
  disputed: 'Disputed',
  wrongAmount: 'Wrong amount, refund due',
  refundDue: 'Refund due',
  refunding: 'Refund under way',
  partlyRefunded: 'Partly refunded',
  refunded: 'Refunded',
};

const filters: { value: TransactionFilter; label: string }[] = [
  { value: 'all', label: 'All' },
  ...(Object.keys(tones) as TransactionStatus[]).map((status) => ({ value: status, label: status })),
];

const items: Column<Transaction, TransactionSort> = {
  key: 'items',
  header: 'Items',
  inCard: 'line',
  cell: (row) => (row.items ? <TransactionItems text={row.items} /> : EMPTY_CELL),
};

const columns: Column<Transaction, TransactionSort>[] = [
  { key: 'name', header: 'Name', isRowHeader: true, cell: ({ name }) => <bdi className={styles.name}>{name}</bdi> },
  {
    key: 'date',
    header: 'Date',
    sort: { ascending: 'oldest', descending: 'newest', first: 'descending', labels: ['oldest first', 'newest first'] },
    cell: ({ date }) => (date === null ? EMPTY_CELL : <time dateTime={date}>{formatShortDateTime(date)}</time>),
  },
  { key: 'invoice', header: 'Invoice ID', cell: ({ invoiceId }) => invoiceId },
  {
    key: 'amount',
    header: 'Amount',
    align: 'end',
    sort: { ascending: 'amount-asc', descending: 'amount-desc', first: 'descending' },
    cell: ({ amount }) => <Price amount={amount} />,
  },
  {
    key: 'status',
    header: 'Status',
    cell: ({ status, note }) => (
      <span className={styles.status}>
        <StatusDot tone={toneOf(status)}>{status}</StatusDot>
        {note && <span className={styles.note}>{notes[note]}</span>}
      </span>
    ),
  },
];

/** Every payment attempt and its result. */
export function AdminTransactionsScreen({ onExport, pending = false, ...list }: AdminTransactionsScreenProps) {
  const { filter } = list.query;
  // While it loads, most likely.
  const hasItems = list.status === 'loading' || list.rows.some((row) => row.items);
  return (
    <AdminPage
      title="Transaction History"
      actions={
        <>
          {!list.isPlain && (
            <InlineSelect label="Status" options={filters} value={filter} onChange={list.onFilterChange} />
          )}
          <Button variant="secondary" size="compact" pending={pending} onClick={onExport}>
            {!pending && <DownloadIcon size={18} />}
            <span>Export CSV</span>
          </Button>
        </>
      }
    >
      <AdminList
        list={list}
        noun="transactions"
        actionsLabel="Action"
        columns={hasItems ? [...columns, items] : columns}
        fits={hasItems ? 'wide' : 'medium'}
        rowKey={({ id }) => id}
        rowName={({ invoiceId }) => invoiceId}
        actions={({ orderId, invoiceId }) =>
          orderId && (
            <RowAction label="View order" subject={`of ${invoiceId}`} Icon={EyeIcon} to={`/admin/orders/${orderId}`} />
          )
        }
        empty={
          <EmptyState
            dense
            title={filter === 'all' ? 'No one has paid yet.' : `No transactions with the status ${filter}`}
            action={
              filter !== 'all' && (
                <Button variant="secondary" size="compact" onClick={() => list.onFilterChange('all')}>
                  Show all
                </Button>
              )
            }
          />
        }
      />
    </AdminPage>
  );
}
