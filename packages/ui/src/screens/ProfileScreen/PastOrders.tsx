import { limits, type Order, type OrderStatus } from '@abs/contract';
import { ButtonLink } from '../../components/Button/index.ts';
import { EmptyState, ErrorState } from '../../components/EmptyState/index.ts';
import { Pagination } from '../../components/Pagination/index.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.ts';
import type { PageState } from '../../lib/loadState.ts';
import { OrderRow, OrderRowSkeleton } from '../../shop/OrderRow/index.ts';
import * as styles from './ProfileScreen.css.ts';

/** A page of orders with the selected status. The pagination stays while another page loads. */
export type PastOrdersState = PageState<{ orders: readonly Order[] }>;

export interface PastOrdersProps {
  pastOrders: PastOrdersState;
  /** The status of the orders. */
  status: OrderStatus;
  /** Returns the URL of a page. */
  hrefFor: (page: number) => string;
  onRetry: () => void;
  retrying: boolean;
}

/** A page of orders with one status. */
export function PastOrders({ pastOrders, status, hrefFor, onRetry, retrying }: PastOrdersProps) {
  const { page, totalPages } = { page: 1, totalPages: 0, ...pastOrders };
  return (
    <div
      data-slot="orders-page"
      data-state={pastOrders.status}
      aria-busy={pastOrders.status === 'loading' || undefined}
      className={styles.orders}
    >
      {pastOrders.status === 'loading' && <OrdersSkeleton />}
      {pastOrders.status === 'error' && (
        <ErrorState message={pastOrders.message} onRetry={onRetry} retrying={retrying} />
      )}
      {pastOrders.status === 'ready' && pastOrders.orders.length === 0 && (
        <EmptyState
          level={3}
          title={`No ${status} orders available!`}
          action={
            <ButtonLink variant="secondary" to="/">
              Make order now
            </ButtonLink>
          }
        />
      )}
      {pastOrders.status === 'ready' && pastOrders.orders.length > 0 && (
        <ul aria-label="Orders">
          {pastOrders.orders.map((order) => (
            <li key={order.id} className={styles.order}>
              <OrderRow order={order} />
            </li>
          ))}
        </ul>
      )}
      {totalPages > 1 && (
        <div className={styles.pages}>
          <Pagination page={page} totalPages={totalPages} hrefFor={hrefFor} label="Pages of orders" />
        </div>
      )}
    </div>
  );
}

function OrdersSkeleton() {
  return (
    <div>
      <VisuallyHidden role="status">Loading your orders</VisuallyHidden>
      {Array.from({ length: limits.ORDERS_PER_PAGE }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all placeholders are identical.
        <div key={row} className={styles.order}>
          <OrderRowSkeleton />
        </div>
      ))}
    </div>
  );
}
