import { type AdminOrder, type AdminOrderSort, noOrderFilters, type OrderFilters } from '@abs/contract';
import { AdminList, type ListActionProps, type ListProps } from '../../components/AdminList/index.ts';
import { AdminPage } from '../../components/AdminPage/index.ts';
import { Button } from '../../components/Button/index.ts';
import type { Column } from '../../components/DataTable/index.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { CheckIcon, DownloadIcon } from '../../components/Icon/index.ts';
import { preloadConfirmDialog } from '../../components/LazyConfirmDialog/index.ts';
import { Link } from '../../components/Link/index.ts';
import { StatusDot } from '../../components/StatusDot/index.ts';
import { ItemCell, ItemCellSkeleton } from '../../components/TableCells/index.ts';
import { Price } from '../../components/Text/index.ts';
import { formatAge } from '../../lib/age.ts';
import { formatLongDateTime, formatShortDate, formatTime } from '../../lib/dateTime.ts';
import { EMPTY_CELL } from '../../lib/emptyCell.ts';
import { useNow } from '../../lib/useNow.ts';
import { adminPageSizes } from '../../pageSizes.ts';
import { More } from '../../shop/lib/More.tsx';
import { OrderRowActions } from '../../shop/lib/OrderRowActions.tsx';
import { clearableOrders, type OrderAction, ordersConfirmation } from '../../shop/lib/orderActions.ts';
import { fulfilmentStatus, paymentStatus } from '../../shop/orderStatus/index.ts';
import * as styles from './AdminOrdersScreen.css.ts';
import { isFiltered, OrderFilterBar } from './OrderFilterBar.tsx';

export interface AdminOrdersScreenProps
  extends ListProps<AdminOrder, AdminOrderSort, OrderFilters>,
    ListActionProps<AdminOrder, OrderAction> {
  /** The server can filter orders, and export them. @default true */
  canFilter?: boolean;
  /** Called to download all matching orders, of every page, as a file. */
  onExport: () => void;
  /** The file is being prepared. @default false */
  exporting?: boolean;
  /** The current time in milliseconds since the epoch, to freeze ages in stories and tests. Defaults to the clock. */
  now?: number;
}

const columnsAt = (now: number | null): Column<AdminOrder, AdminOrderSort>[] => [
  {
    key: 'order',
    header: 'Order',
    isRowHeader: true,
    cell: ({ id, number }) => (
      <Link to={`/admin/orders/${id}`} className={styles.number}>
        {number}
      </Link>
    ),
  },
  {
    key: 'date',
    header: 'Date',
    sort: { ascending: 'oldest', descending: 'newest', first: 'descending', labels: ['oldest first', 'newest first'] },
    cell: ({ createdAt }) => (
      <time dateTime={createdAt} className={styles.lines}>
        <span className={styles.oneLine}>{formatShortDate(createdAt)}</span>
        <span className={styles.detail}>{formatTime(createdAt)}</span>
      </time>
    ),
  },
  {
    key: 'customer',
    header: 'Customer',
    cell: ({ customer }) => (
      <span className={styles.lines}>
        <bdi>{customer.name}</bdi>
        {customer.email !== customer.name && (
          <bdi title={customer.email} className={styles.detail}>
            {customer.email}
          </bdi>
        )}
      </span>
    ),
  },
  {
    key: 'items',
    header: 'Items',
    inCard: 'line',
    cell: ({ orderItems: [first, ...others] }) =>
      first ? (
        <ItemCell
          picture={first.product.cover ?? first.product.salesCoverPicture}
          name={first.product.name}
          more={<More count={others.length} noun="product" />}
        />
      ) : (
        EMPTY_CELL
      ),
    skeleton: <ItemCellSkeleton />,
  },
  {
    key: 'total',
    header: 'Total',
    align: 'end',
    sort: { ascending: 'total-asc', descending: 'total-desc', first: 'descending' },
    cell: ({ totalPrice }) => <Price amount={totalPrice} />,
  },
  { key: 'payment', header: 'Payment', cell: (order) => <StatusDot {...paymentStatus(order)} /> },
  { key: 'status', header: 'Status', cell: (order) => <StatusDot {...fulfilmentStatus(order)} /> },
  {
    key: 'age',
    header: 'Age',
    align: 'end',
    cell: ({ createdAt }) =>
      now === null ? (
        EMPTY_CELL
      ) : (
        <time dateTime={createdAt} title={formatLongDateTime(createdAt)} className={styles.oneLine}>
          {formatAge(createdAt, now)}
        </time>
      ),
  },
];

/** Clears those of the selected orders that can be cleared. */
function ClearSelected({
  list,
  now,
}: {
  list: Pick<AdminOrdersScreenProps, 'rows' | 'selection' | 'onAction'>;
  now: number | null;
}) {
  const selected = list.rows.filter(({ id }) => list.selection?.ids.includes(id));
  const ids = clearableOrders(selected, now).map(({ id }) => id);
  const counted = ids.length === selected.length ? String(ids.length) : `${ids.length} of ${selected.length}`;
  return (
    <Button
      variant="secondary"
      size="compact"
      disabled={ids.length === 0}
      onPointerEnter={preloadConfirmDialog}
      onClick={() => list.onAction('clear', ids)}
    >
      <CheckIcon size={18} />
      <span>
        {ids.length === 0 ? 'None can be cleared' : `Clear ${counted} ${selected.length === 1 ? 'order' : 'orders'}`}
      </span>
    </Button>
  );
}

/** All orders: searched, filtered by status, payment and days, and handled in place. */
export function AdminOrdersScreen({
  canFilter = true,
  onExport,
  exporting = false,
  now: fixed,
  ...list
}: AdminOrdersScreenProps) {
  const now = useNow(fixed);
  const filters = list.query.filter;
  const clearFilters = () => list.onFilterChange(noOrderFilters);
  return (
    <AdminPage
      title="Orders"
      actions={
        canFilter && (
          <Button variant="secondary" size="compact" pending={exporting} onClick={onExport}>
            {!exporting && <DownloadIcon size={18} />}
            <span>Export CSV</span>
          </Button>
        )
      }
    >
      {canFilter && <OrderFilterBar filters={filters} onFiltersChange={list.onFilterChange} />}
      <AdminList
        list={list}
        noun="orders"
        columns={columnsAt(now)}
        rowKey={({ id }) => id}
        rowName={({ number }) => `order ${number}`}
        skeletonRows={adminPageSizes.orders}
        fits="wide"
        confirmation={({ action, rows }) => ordersConfirmation(action, rows)}
        actions={(order) => (
          <OrderRowActions
            order={order}
            now={now}
            isPending={list.pendingIds?.includes(order.id) ?? false}
            onAction={(action) => list.onAction(action, [order.id])}
          />
        )}
        bulkActions={<ClearSelected list={list} now={now} />}
        onFiltersClear={isFiltered(filters) ? clearFilters : undefined}
        empty={
          isFiltered(filters) ? (
            <EmptyState
              dense
              title="No orders match these filters"
              action={
                <Button variant="secondary" size="compact" onClick={clearFilters}>
                  Clear filters
                </Button>
              }
            >
              Try other days, or another status.
            </EmptyState>
          ) : (
            <EmptyState dense title="No one has ordered yet." />
          )
        }
      />
    </AdminPage>
  );
}
