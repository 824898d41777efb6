import type { AdminOrder, AdminOrderFilter, AdminOrderSort } from '@abs/contract';
import { AdminList, type ListActionProps, type ListProps } from '../../components/AdminList/index.ts';
import type { Column } from '../../components/DataTable/index.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { Link } from '../../components/Link/index.ts';
import { StatusDot } from '../../components/StatusDot/index.ts';
import { ColorName } from '../../components/Swatch/index.ts';
import { ItemCell, ItemCellSkeleton } from '../../components/TableCells/index.ts';
import { Tabs } from '../../components/Tabs/index.ts';
import { Heading, Price } from '../../components/Text/index.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.ts';
import { formatTimeLeft } from '../../lib/dateTime.ts';
import { useNow } from '../../lib/useNow.ts';
import { adminPageSizes } from '../../pageSizes.ts';
import { More } from '../../shop/lib/More.tsx';
import { OrderRowActions } from '../../shop/lib/OrderRowActions.tsx';
import { type OrderAction, ordersConfirmation } from '../../shop/lib/orderActions.ts';
import { fulfilmentStatus, paymentStatus } from '../../shop/orderStatus/index.ts';
import * as styles from './AdminDashboardScreen.css.ts';

export interface DashboardOrdersProps {
  list: ListProps<AdminOrder, AdminOrderSort, AdminOrderFilter> & ListActionProps<AdminOrder, OrderAction>;
  now?: number;
}

const tabs = [
  { value: 'new', label: 'New Orders' },
  { value: 'all', label: 'All Orders' },
] as const;

/** How long an unpaid order can be paid, or a dash for other orders. */
function TimeRemaining({ order, now }: { order: AdminOrder; now: number | null }) {
  const end = order.heldUntil ?? order.expiresAt;
  if (!end || now === null) {
    return (
      <>
        <span aria-hidden="true">—</span>
        <VisuallyHidden>None</VisuallyHidden>
      </>
    );
  }
  return <time dateTime={end}>{formatTimeLeft(end, now) ?? 'Over'}</time>;
}

/** The distinct values of the order's products, in the order of its lines. */
const distinctValues = ({ orderItems }: AdminOrder, key: 'color' | 'size') => [
  ...new Set(orderItems.map(({ product }) => product[key])),
];

const columnsAt = (now: number | null, firstNumber: number): Column<AdminOrder, AdminOrderSort>[] => [
  { key: 'number', header: 'S/N', inCard: false, cell: (_, index) => firstNumber + index },
  {
    key: 'name',
    header: 'Name',
    isRowHeader: true,
    cell: ({ id, number, customer }) => (
      <span className={styles.customer}>
        <span dir="auto" className={styles.name}>
          {customer.name}
        </span>
        <Link to={`/admin/orders/${id}`} className={styles.order}>
          {number}
        </Link>
      </span>
    ),
  },
  {
    key: 'product',
    header: 'Product',
    cell: ({ orderItems: [first, ...others] }) =>
      first && (
        <ItemCell
          picture={first.product.cover ?? first.product.salesCoverPicture}
          name={first.product.name}
          more={<More count={others.length} noun="product" />}
        />
      ),
    skeleton: <ItemCellSkeleton />,
  },
  { key: 'payment', header: 'Payment', cell: (order) => <StatusDot {...paymentStatus(order)} /> },
  { key: 'time', header: 'Time remaining', cell: (order) => <TimeRemaining order={order} now={now} /> },
  {
    key: 'color',
    header: 'Color',
    cell: (order) => {
      const [first, ...others] = distinctValues(order, 'color');
      return (
        <>
          <ColorName color={first} colorHex={order.orderItems[0]?.product.colorHex} />
          <More count={others.length} noun="color" />
        </>
      );
    },
  },
  {
    key: 'size',
    header: 'Size',
    cell: (order) => {
      const [first, ...others] = distinctValues(order, 'size');
      return (
        <>
          <bdi>{first}</bdi>
          <More count={others.length} noun="size" />
        </>
      );
    },
  },
  {
    key: 'quantity',
    header: 'Quantity',
    align: 'end',
    cell: ({ orderItems }) => orderItems.reduce((sum, { quantity }) => sum + quantity, 0),
  },
  {
    key: 'price',
    header: 'Price',
    align: 'end',
    sort: { ascending: 'total-asc', descending: 'total-desc', first: 'descending' },
    cell: ({ totalPrice }) => <Price amount={totalPrice} />,
  },
  { key: 'status', header: 'Status', cell: (order) => <StatusDot {...fulfilmentStatus(order)} /> },
];

/** A short list of orders: new ones, or all. */
export function DashboardOrders({ list, now: fixed }: DashboardOrdersProps) {
  const now = useNow(fixed);
  const { filter, page } = list.query;
  const firstNumber = ((list.pagination?.page ?? page) - 1) * (list.pagination?.limit ?? 0) + 1;
  return (
    <section aria-label="Orders" className={styles.orders}>
      <Heading level={2} size="lead">
        Orders
      </Heading>
      <Tabs label="Orders" tabs={tabs} value={filter} onChange={list.onFilterChange} activation="manual">
        <div className={styles.panel}>
          <AdminList
            list={list}
            noun="orders"
            columns={columnsAt(now, firstNumber)}
            rowKey={({ id }) => id}
            rowName={({ number }) => `order ${number}`}
            unsorted={{ value: 'newest', label: 'Newest first' }}
            skeletonRows={adminPageSizes.dashboardOrders}
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
            empty={
              <EmptyState dense level={3} title={filter === 'new' ? 'No new orders' : 'No one has ordered yet.'}>
                {filter === 'new' && 'Every order is cleared or cancelled.'}
              </EmptyState>
            }
          />
        </div>
      </Tabs>
    </section>
  );
}
