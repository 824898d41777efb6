import type { Order } from '@abs/contract';
import { useRef } from 'react';
import { ButtonLink } from '../../components/Button/index.ts';
import { Container } from '../../components/Container/index.ts';
import { EmptyState, ErrorState } from '../../components/EmptyState/index.ts';
import { LazyConfirmDialog, preloadConfirmDialog } from '../../components/LazyConfirmDialog/index.ts';
import { FormError } from '../../components/Notice/index.ts';
import { Heading } from '../../components/Text/index.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.ts';
import type { LoadState } from '../../lib/loadState.ts';
import { useFocusKeeper } from '../../lib/useFocusKeeper.ts';
import { OrderCard, OrderCardSkeleton } from '../../shop/OrderCard/index.ts';
import * as styles from './PendingOrdersScreen.css.ts';

/** The orders that await payment: loading, failed, or loaded (possibly none). */
export type PendingOrdersState = LoadState<{ orders: readonly Order[] }>;

export interface PendingOrdersScreenProps {
  state: PendingOrdersState;
  /** Loads the orders again after an error. */
  onRetry: () => void;
  /** The orders are being loaded again. @default false */
  retrying?: boolean;
  /** Starts the payment of an order. */
  onPay: (order: Order) => void;
  /** Called when the delete button is pressed, to ask for confirmation. */
  onCancel: (order: Order) => void;
  /** Opens the confirm dialog. @default false */
  confirmingCancel?: boolean;
  /** Called when the cancellation is confirmed. */
  onCancelConfirm: () => void;
  /** Called when the question is dismissed. */
  onCancelDismiss: () => void;
  /** The id of the order whose payment is being prepared. @default null */
  payingId?: string | null;
  /** The id of the order being cancelled. No other order can be cancelled meanwhile. @default null */
  cancellingId?: string | null;
  /** Why a payment or a cancellation failed. */
  message?: string | null;
  /**
   * The current time in milliseconds since the epoch, to freeze the time left in stories and tests. Defaults to the
   * clock.
   */
  now?: number;
}

/** Orders that are not paid yet. */
export function PendingOrdersScreen({
  state,
  onRetry,
  retrying,
  onPay,
  onCancel,
  confirmingCancel = false,
  onCancelConfirm,
  onCancelDismiss,
  payingId = null,
  cancellingId = null,
  message,
  now,
}: PendingOrdersScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const caller = useRef<HTMLElement>(null);
  const keepFocus = useFocusKeeper(heading);
  return (
    <Container className={styles.page}>
      <Heading ref={heading} level={1} size="display" tabIndex={-1} className={styles.title}>
        Pending Orders
      </Heading>
      {message && (
        <div className={styles.message}>
          <FormError>{message}</FormError>
        </div>
      )}
      <div data-slot="pending-orders" aria-busy={state.status === 'loading' || undefined} {...keepFocus}>
        {state.status === 'loading' && (
          <div className={styles.list}>
            <VisuallyHidden role="status">Loading your orders</VisuallyHidden>
            {[1, 2].map((card) => (
              <div key={card} className={styles.item}>
                <OrderCardSkeleton />
              </div>
            ))}
          </div>
        )}
        {state.status === 'error' && <ErrorState message={state.message} onRetry={onRetry} retrying={retrying} />}
        {state.status === 'ready' && state.orders.length === 0 && (
          <EmptyState title="No pending orders available." action={<ButtonLink to="/shop">Go to shop</ButtonLink>}>
            Orders awaiting payment appear here.
          </EmptyState>
        )}
        {state.status === 'ready' && state.orders.length > 0 && (
          <ul aria-label="Orders" className={styles.list}>
            {state.orders.map((order) => (
              <li key={order.id} className={styles.item}>
                <OrderCard
                  order={order}
                  now={now}
                  pending={cancellingId === order.id ? 'cancelling' : payingId === order.id ? 'paying' : null}
                  cancellable={cancellingId === null}
                  onPay={() => onPay(order)}
                  onCancelIntent={preloadConfirmDialog}
                  onCancel={(button) => {
                    caller.current = button;
                    onCancel(order);
                  }}
                />
              </li>
            ))}
          </ul>
        )}
      </div>
      <LazyConfirmDialog
        open={confirmingCancel}
        title="Are you sure you want to delete this order?"
        confirmLabel="Yes, Delete"
        returnFocus={() =>
          caller.current?.isConnected && !caller.current.matches(':disabled') ? caller.current : heading.current
        }
        onCancel={onCancelDismiss}
        onConfirm={onCancelConfirm}
      />
    </Container>
  );
}
