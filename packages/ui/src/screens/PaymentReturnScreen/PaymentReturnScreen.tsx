import type { Order } from '@abs/contract';
import { useEffect, useRef } from 'react';
import { Button, ButtonLink } from '../../components/Button/index.ts';
import { Container } from '../../components/Container/index.ts';
import { FormError } from '../../components/Notice/index.ts';
import { ThreeDots } from '../../components/Spinner/index.ts';
import { Heading, Price, Text } from '../../components/Text/index.ts';
import { OrderStrip } from './OrderStrip.tsx';
import * as styles from './PaymentReturnScreen.css.ts';
import { type PaymentReturnState, paymentText } from './paymentText.ts';

export interface PaymentReturnScreenProps {
  /** The state of the payment. */
  state: PaymentReturnState;
  /** The order that was paid for, once loaded. */
  order?: Order | null;
  /** The order's id, if nothing else is known about the order. @default order.id */
  orderId?: string | null;
  /** An explanation from the server or the bank. Replaces the default text. */
  message?: string | null;
  /** Why another payment could not be started. */
  payMessage?: string | null;
  /** Starts another payment: 'Pay again' after a failure, 'Pay now' after a cancellation. */
  onPay: () => void;
  /** Checks the payment again: 'Check again' while pending, 'Try again' if the shop was unreachable. */
  onCheck: () => void;
  /** Another payment is being prepared, or the payment checked. @default null */
  pending?: 'paying' | 'checking' | null;
}

/** The result of a payment, after the return from the payment provider. */
export function PaymentReturnScreen(props: PaymentReturnScreenProps) {
  const { state, order, message, payMessage } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const announcedState = useRef(state);
  useEffect(() => {
    if (announcedState.current === state) return;
    announcedState.current = state;
    heading.current?.focus();
  }, [state]);
  const { title, body } = paymentText[state];
  return (
    <Container className={styles.page}>
      <div data-slot="payment-return" data-state={state} className={styles.layout}>
        <div className={styles.text}>
          <Heading ref={heading} level={1} size="display" tabIndex={-1} className={styles.title}>
            {title}
          </Heading>
          <div role="status">
            <Text size="lead" tone="muted">
              {message ?? body}
            </Text>
          </div>
          {state === 'confirming' && <ThreeDots label="Confirming" />}
          {order && state !== 'confirming' && <PaymentFacts order={order} />}
          <FormError>{payMessage}</FormError>
          <PaymentActions {...props} />
        </div>
        {order && order.orderItems.length > 0 && <OrderStrip items={order.orderItems} />}
      </div>
    </Container>
  );
}

/** The order's number, amount and address. */
function PaymentFacts({ order }: { order: Order }) {
  return (
    <dl data-slot="payment-facts" className={styles.facts}>
      {order.number && (
        <div className={styles.fact}>
          <dt className={styles.term}>Order</dt>
          <dd translate="no" className={styles.value}>
            {order.number}
          </dd>
        </div>
      )}
      <div className={styles.fact}>
        <dt className={styles.term}>Amount</dt>
        <dd className={styles.value}>
          <Price amount={order.totalPrice} />
        </dd>
      </div>
      {order.deliveryAddress && (
        <div className={styles.fact}>
          <dt className={styles.term}>Delivery Address</dt>
          <dd className={styles.value}>
            <bdi>{order.deliveryAddress}</bdi>
          </dd>
        </div>
      )}
    </dl>
  );
}

function PaymentActions({
  state,
  order,
  orderId = order?.id ?? null,
  onPay,
  onCheck,
  pending = null,
}: PaymentReturnScreenProps) {
  const viewOrder = (variant: 'primary' | 'secondary') => (
    <ButtonLink variant={variant} to={orderId ? `/order/${orderId}` : '/order'}>
      {orderId ? 'View order' : 'Your orders'}
    </ButtonLink>
  );
  switch (state) {
    case 'confirming':
      return null;
    case 'paid':
    case 'refundDue':
      return (
        <div data-slot="payment-actions" className={styles.actions}>
          {viewOrder('primary')}
          <ButtonLink variant="secondary" to="/shop">
            Continue shopping
          </ButtonLink>
        </div>
      );
    case 'failed':
    case 'abandoned':
      return (
        <div data-slot="payment-actions" className={styles.actions}>
          <Button pending={pending === 'paying'} disabled={order?.totalPrice === null} onClick={onPay}>
            {state === 'failed' ? 'Pay again' : 'Pay now'}
          </Button>
          {viewOrder('secondary')}
        </div>
      );
    case 'stillPending':
    case 'unreachable':
      return (
        <div data-slot="payment-actions" className={styles.actions}>
          <Button pending={pending === 'checking'} onClick={onCheck}>
            {state === 'stillPending' ? 'Check again' : 'Try again'}
          </Button>
          {viewOrder('secondary')}
        </div>
      );
    case 'unknown':
      return (
        <div data-slot="payment-actions" className={styles.actions}>
          {viewOrder('primary')}
          <ButtonLink variant="secondary" to="/shop">
            Go to shop
          </ButtonLink>
        </div>
      );
  }
}
