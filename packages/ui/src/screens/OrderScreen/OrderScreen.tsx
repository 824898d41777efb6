import { cancelBlock, type Order, payBlock } from '@abs/contract';
import { type RefObject, useRef } from 'react';
import { Button, ButtonLink } from '../../components/Button/index.ts';
import { Container } from '../../components/Container/index.ts';
import { ErrorState } from '../../components/EmptyState/index.ts';
import { LazyConfirmDialog, preloadConfirmDialog } from '../../components/LazyConfirmDialog/index.ts';
import { FormError } from '../../components/Notice/index.ts';
import { OrderSummary } from '../../components/OrderSummary/index.ts';
import { StatusDot } from '../../components/StatusDot/index.ts';
import { Heading, Price } from '../../components/Text/index.ts';
import { formatDate } from '../../lib/dateTime.ts';
import type { LookupState } from '../../lib/loadState.ts';
import { TimeLeft } from '../../shop/OrderCard/index.ts';
import { OrderLine } from '../../shop/OrderLine/index.ts';
import { orderStatus } from '../../shop/orderStatus/index.ts';
import { PaymentBadge } from '../../shop/PaymentBadge/index.ts';
import { ErrorScreen } from '../ErrorScreen/index.ts';
import * as styles from './OrderScreen.css.ts';
import { OrderScreenSkeleton } from './OrderScreenSkeleton.tsx';

/** An order: loading, failed, not found (or another person's), or loaded. */
export type OrderState = LookupState<{ order: Order }>;

export interface OrderScreenProps {
  state: OrderState;
  /** Loads the order again after an error. */
  onRetry: () => void;
  /** The order is being loaded again. @default false */
  retrying?: boolean;
  /** Starts the payment of a pending order. */
  onPay: (order: Order) => void;
  /** Called when the delete button is pressed, to ask for confirmation. */
  onCancel: (order: Order) => void;
  /** Opens the confirm dialog. @default false */
  confirmingCancel?: boolean;
  /** Called when the cancellation is confirmed. */
  onCancelConfirm: () => void;
  /** Called when the question is dismissed. */
  onCancelDismiss: () => void;
  /** The payment is being prepared, or the order cancelled. @default null */
  pending?: 'paying' | 'cancelling' | null;
  /** Why the payment or the cancellation failed. */
  message?: string | null;
  /**
   * The current time in milliseconds since the epoch, to freeze the time left in stories and tests. Defaults to the
   * clock.
   */
  now?: number;
}

/** An order: items, price, delivery details and status. */
export function OrderScreen({ state, ...actions }: OrderScreenProps) {
  switch (state.status) {
    case 'loading':
      return <OrderScreenSkeleton />;
    case 'error':
      return (
        <Container>
          <ErrorState message={state.message} onRetry={actions.onRetry} retrying={actions.retrying} />
        </Container>
      );
    case 'notFound':
      return (
        <ErrorScreen message="Order not found" actions={<ButtonLink to="/order">Your orders</ButtonLink>}>
          This order isn’t in your account.
        </ErrorScreen>
      );
    case 'ready':
      return <OrderDetail order={state.order} {...actions} />;
  }
}

function OrderDetail({
  order,
  onPay,
  onCancel,
  confirmingCancel = false,
  onCancelConfirm,
  onCancelDismiss,
  pending = null,
  message,
  now,
}: Omit<OrderScreenProps, 'state'> & { order: Order }) {
  const caller = useRef<HTMLButtonElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const canPay = payBlock(order, null) === null;
  const canCancel = cancelBlock(order) === null;
  return (
    <Container className={styles.page}>
      <OrderHead order={order} canPay={canPay} message={message} now={now} headingRef={heading} />
      <div className={styles.layout}>
        <ul aria-label="Items">
          {order.orderItems.map((item) => (
            <li key={item.id} className={styles.line}>
              <OrderLine item={item} />
            </li>
          ))}
        </ul>
        <section aria-label="Summary" className={styles.side}>
          <OrderSummary subtotal={order.subtotal} deliveryFee={order.deliveryFee} total={order.totalPrice} />
          <RefundFacts order={order} />
          <OrderFacts order={order} />
          {canPay && (
            <div data-slot="order-bar" className={styles.bar}>
              <Button
                full
                pending={pending === 'paying'}
                disabled={pending === 'cancelling' || order.totalPrice === null}
                onClick={() => onPay(order)}
              >
                Pay now
              </Button>
            </div>
          )}
          <div data-slot="order-actions" className={styles.quiet}>
            <ButtonLink variant="quiet" to="/enquiry">
              Make Enquiries
            </ButtonLink>
            {canCancel && (
              <Button
                ref={caller}
                variant="quiet"
                pending={pending === 'cancelling'}
                disabled={pending === 'paying'}
                onPointerEnter={preloadConfirmDialog}
                onFocus={preloadConfirmDialog}
                onClick={() => onCancel(order)}
              >
                Delete order
              </Button>
            )}
          </div>
        </section>
      </div>
      <LazyConfirmDialog
        open={confirmingCancel}
        title="Are you sure you want to delete this order?"
        confirmLabel="Yes, Delete"
        returnFocus={() => caller.current ?? heading.current}
        onCancel={onCancelDismiss}
        onConfirm={onCancelConfirm}
      />
    </Container>
  );
}

interface OrderHeadProps extends Pick<OrderScreenProps, 'message' | 'now'> {
  order: Order;
  canPay: boolean;
  headingRef: RefObject<HTMLHeadingElement | null>;
}

/** The order's number and status, and the time left to pay. */
function OrderHead({ order, canPay, message, now, headingRef }: OrderHeadProps) {
  // “Success” beside “Paid” would be two words for one status.
  const isStatusInBadge = order.status === 'SUCCESS' && order.paymentStatus !== 'unpaid';
  return (
    <div data-slot="order-head" className={styles.head}>
      <Heading ref={headingRef} level={1} size="display" tabIndex={-1} className={styles.title}>
        <span>Order</span>{' '}
        {order.number && (
          <span translate="no" className={styles.number}>
            {order.number}
          </span>
        )}
      </Heading>
      <div data-slot="order-status-line" className={styles.statusLine}>
        <span className={styles.state}>
          {!isStatusInBadge && <StatusDot {...orderStatus(order)} />}
          <PaymentBadge status={order.paymentStatus} />
        </span>
        {order.createdAt && <time dateTime={order.createdAt}>{formatDate(order.createdAt)}</time>}
        {canPay && <TimeLeft order={order} now={now} />}
      </div>
      <FormError>{message}</FormError>
    </div>
  );
}

/** The amounts to be refunded, and already refunded. */
function RefundFacts({ order: { refundDue = 0, refunded = 0 } }: { order: Order }) {
  if (refundDue === 0 && refunded === 0) return null;
  return (
    <dl data-slot="refund-facts" className={styles.facts}>
      {refundDue > 0 && (
        <div>
          <dt className={styles.term}>Refund due</dt>
          <dd>
            <Price amount={refundDue} />. We’ll return it to the card or account you paid with.
          </dd>
        </div>
      )}
      {refunded > 0 && (
        <div>
          <dt className={styles.term}>Refunded</dt>
          <dd>
            <Price amount={refunded} />. Your bank may take up to 10 working days to show it.
          </dd>
        </div>
      )}
    </dl>
  );
}

/** The delivery address and phone number given with the order. */
function OrderFacts({ order: { deliveryAddress, phoneNumber } }: { order: Order }) {
  if (!deliveryAddress && !phoneNumber) return null;
  return (
    <dl data-slot="order-facts" className={styles.facts}>
      {deliveryAddress && (
        <div>
          <dt className={styles.term}>Delivery Address</dt>
          <dd>
            <bdi>{deliveryAddress}</bdi>
          </dd>
        </div>
      )}
      {phoneNumber && (
        <div>
          <dt className={styles.term}>Phone Number</dt>
          <dd>{phoneNumber}</dd>
        </div>
      )}
    </dl>
  );
}
