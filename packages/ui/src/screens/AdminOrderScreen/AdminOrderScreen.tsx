import type { AdminOrderDetail } from '@abs/contract';
import { type ReactNode, useRef } from 'react';
import { AdminPage } from '../../components/AdminPage/index.ts';
import { Button, ButtonLink } from '../../components/Button/index.ts';
import { EmptyState, ErrorState } from '../../components/EmptyState/index.ts';
import { LazyConfirmDialog, preloadConfirmDialog } from '../../components/LazyConfirmDialog/index.ts';
import { Link } from '../../components/Link/index.ts';
import { FormError } from '../../components/Notice/index.ts';
import { OrderHistory } from '../../components/OrderHistory/index.ts';
import {
  FulfilmentDot,
  type OrderAction,
  orderActions,
  orderConfirmation,
  PaymentDot,
} from '../../components/OrderStatusDots/index.ts';
import { OrderSummary } from '../../components/OrderSummary/index.ts';
import { Heading } from '../../components/Text/index.ts';
import { formatShortDateTime, formatTimeLeft } from '../../lib/dateTime.ts';
import type { LookupState } from '../../lib/loadState.ts';
import { useNow } from '../../lib/useNow.ts';
import { usePreviousNonNull } from '../../lib/usePreviousNonNull.ts';
import * as styles from './AdminOrderScreen.css.ts';
import { AdminOrderScreenSkeleton } from './AdminOrderScreenSkeleton.tsx';
import { OrderItemsTable } from './OrderItemsTable.tsx';
import { OrderPayments, refundConfirmation } from './OrderPayments.tsx';

/** An order: loading, failed, not found, or loaded. */
export type AdminOrderState = LookupState<{ order: AdminOrderDetail }>;

export interface AdminOrderScreenProps {
  state: AdminOrderState;
  /** Loads the order again after an error. */
  onRetry: () => void;
  /** The order is being loaded again. @default false */
  retrying?: boolean;
  onAction: (action: OrderAction) => void;
  /** The action that is being applied to the order. */
  pendingAction?: OrderAction | null;
  /** The action to confirm; null closes the dialog. */
  confirmingAction?: OrderAction | null;
  /** Called when the action is confirmed. */
  onActionConfirm: () => void;
  /** Called when the confirmation is cancelled. */
  onActionCancel: () => void;
  /** Called to record a refund of a payment that was made outside the shop. */
  onRefund: (reference: string) => void;
  /** The reference of the payment whose refund is to be confirmed. */
  confirmingRefund?: string | null;
  /** The reference of the payment whose refund is being recorded. */
  pendingRefund?: string | null;
  onRefundConfirm: () => void;
  onRefundCancel: () => void;
  /** The last error message. */
  message?: string | null;
  /**
   * The current time in milliseconds since the epoch, to freeze the time remaining in stories and tests. Defaults to
   * the clock.
   */
  now?: number;
}

const back = { to: '/admin', label: 'Overview' };

/** An order, for the staff who dispatch it: items, customer, address and history. */
export function AdminOrderScreen({ state, ...rest }: AdminOrderScreenProps) {
  switch (state.status) {
    case 'loading':
      return <AdminOrderScreenSkeleton />;
    case 'error':
      return (
        <AdminPage title="Order" back={back}>
          <ErrorState dense message={state.message} onRetry={rest.onRetry} retrying={rest.retrying} />
        </AdminPage>
      );
    case 'notFound':
      return (
        <AdminPage title="Order not found" back={back}>
          <EmptyState
            dense
            title="This order doesn’t exist, or the link may be wrong."
            action={
              <ButtonLink to="/admin" variant="secondary" size="compact">
                All orders
              </ButtonLink>
            }
          />
        </AdminPage>
      );
    case 'ready':
      return <OrderDetail order={state.order} {...rest} />;
  }
}

function labelOf(action: OrderAction, { fulfilment }: AdminOrderDetail): string {
  if (action === 'clear') return 'Clear order';
  if (action === 'cancel') return 'Cancel order';
  return fulfilment === 'cleared' ? 'Undo clearing' : 'Undo cancellation';
}

function OrderDetail({
  order,
  onAction,
  pendingAction = null,
  confirmingAction = null,
  onActionConfirm,
  onActionCancel,
  onRefund,
  confirmingRefund = null,
  pendingRefund = null,
  onRefundConfirm,
  onRefundCancel,
  message,
  now: fixed,
}: Omit<AdminOrderScreenProps, 'state'> & { order: AdminOrderDetail }) {
  const now = useNow(fixed);
  const heading = useRef<HTMLHeadingElement>(null);
  const caller = useRef<HTMLButtonElement>(null);
  const dialogAction = usePreviousNonNull(confirmingAction);
  const { payments = [] } = order;
  const dialogPayment = usePreviousNonNull(payments.find(({ reference }) => reference === confirmingRefund) ?? null);
  const end = order.heldUntil ?? order.expiresAt;
  const left = end && now !== null ? formatTimeLeft(end, now) : null;
  const actions = orderActions(order, now);
  const reason = actions.find(({ disabledReason }) => disabledReason)?.disabledReason;
  return (
    <AdminPage
      titleRef={heading}
      title={`Order ${order.number}`}
      back={back}
      lead={
        <span className={styles.statusLine}>
          <span className={styles.badges}>
            <PaymentDot order={order} />
            <FulfilmentDot order={order} />
          </span>
          <time dateTime={order.createdAt}>{formatShortDateTime(order.createdAt)}</time>
          {left && <span>{left} left to pay</span>}
        </span>
      }
      actions={
        actions.length > 0 && (
          <>
            {reason && (
              <span id="order-action-reason" className={styles.reason}>
                Cannot be cleared: {reason}
              </span>
            )}
            {actions.map(({ action, disabledReason }) => (
              <Button
                key={action}
                size="compact"
                variant={action === 'clear' ? 'primary' : 'secondary'}
                pending={pendingAction === action}
                disabled={Boolean(disabledReason) || (pendingAction !== null && pendingAction !== action)}
                aria-describedby={disabledReason ? 'order-action-reason' : undefined}
                onPointerEnter={preloadConfirmDialog}
                onFocus={preloadConfirmDialog}
                onClick={(event) => {
                  caller.current = event.currentTarget;
                  onAction(action);
                }}
              >
                {labelOf(action, order)}
              </Button>
            ))}
          </>
        )
      }
    >
      <FormError>{message}</FormError>
      <div className={styles.layout}>
        <section aria-label="Items" className={styles.items}>
          <OrderItemsTable items={order.orderItems} />
          <div className={styles.summary}>
            <OrderSummary subtotal={order.subtotal} deliveryFee={order.deliveryFee} total={order.totalPrice} />
          </div>
          {payments.length > 0 && (
            <OrderPayments
              payments={payments}
              pending={pendingRefund}
              disabled={pendingAction !== null}
              onRefund={(reference, button) => {
                caller.current = button;
                onRefund(reference);
              }}
            />
          )}
        </section>
        <div className={styles.side}>
          <section className={styles.part}>
            <Heading level={2} size="lead">
              Customer
            </Heading>
            <dl className={styles.facts}>
              <Fact term="Name">{order.customer.name}</Fact>
              <Fact term="Email">
                <Link to={`mailto:${order.customer.email}`} className={styles.link}>
                  {order.customer.email}
                </Link>
              </Fact>
              <Fact term="Phone Number">
                <Link to={`tel:${order.phoneNumber}`} className={styles.link}>
                  {order.phoneNumber}
                </Link>
              </Fact>
              <Fact term="Delivery Address">{order.deliveryAddress}</Fact>
            </dl>
          </section>
          <section className={styles.part}>
            <Heading level={2} size="lead">
              History
            </Heading>
            <OrderHistory events={order.history} />
          </section>
        </div>
      </div>
      <LazyConfirmDialog
        open={confirmingAction !== null}
        {...orderConfirmation(dialogAction ?? 'cancel', order)}
        returnFocus={() => (caller.current?.isConnected ? caller.current : heading.current)}
        onConfirm={onActionConfirm}
        onCancel={onActionCancel}
      />
      <LazyConfirmDialog
        open={confirmingRefund !== null}
        {...refundConfirmation(dialogPayment, order.customer.name)}
        returnFocus={() => (caller.current?.isConnected ? caller.current : heading.current)}
        onConfirm={onRefundConfirm}
        onCancel={onRefundCancel}
      />
    </AdminPage>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className={styles.term}>{term}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}
