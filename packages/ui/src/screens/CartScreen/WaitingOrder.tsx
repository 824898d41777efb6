import type { Order } from '@abs/contract';
import { Button, ButtonLink } from '../../components/Button/index.ts';
import { Link } from '../../components/Link/index.ts';
import { Heading, Price, Text } from '../../components/Text/index.ts';
import { TimeLeft } from '../../shop/OrderCard/index.ts';
import * as styles from './CartScreen.css.ts';

export interface WaitingOrderProps {
  /** The orders that await payment, newest first. There is at least one. */
  orders: readonly Order[];
  /** The payment of the newest order is being prepared. */
  pending: boolean;
  onPay: (order: Order) => void;
  /**
   * The current time in milliseconds since the epoch, to freeze the time left in stories and tests. Defaults to the
   * clock.
   */
  now?: number;
}

/** Replaces an empty cart: its items are now an order that awaits payment. */
export function WaitingOrder({ orders, pending, onPay, now }: WaitingOrderProps) {
  const [order, ...others] = orders;
  if (!order) return null;
  return (
    <section data-slot="waiting-order" aria-labelledby="waiting-order" className={styles.waiting}>
      <Heading id="waiting-order" level={2} size="title">
        {order.number ? `Order ${order.number} is waiting for payment` : 'Your order is waiting for payment'}
      </Heading>
      <Text size="lead" weight="medium">
        <Price amount={order.totalPrice} />
      </Text>
      <TimeLeft order={order} now={now} />
      <div className={styles.waitingActions}>
        <Button pending={pending} disabled={order.totalPrice === null} onClick={() => onPay(order)}>
          Pay now
        </Button>
        <ButtonLink variant="secondary" to={`/order/${order.id}`}>
          View order
        </ButtonLink>
      </div>
      {others.length > 0 && (
        <Text tone="muted">
          <span>
            {others.length === 1 ? 'Another order is waiting too.' : `${others.length} other orders are waiting too.`}
          </span>{' '}
          <Link to="/order" className={styles.waitingLink}>
            View all pending orders
          </Link>
        </Text>
      )}
      <Text tone="muted">
        Your cart is empty now.{' '}
        <Link to="/shop" className={styles.waitingLink}>
          Continue shopping
        </Link>
      </Text>
    </section>
  );
}
