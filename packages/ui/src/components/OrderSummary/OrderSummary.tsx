import { cx } from 'class-variance-authority';
import { Price } from '../Text/index.ts';
import * as styles from './OrderSummary.css.ts';

export interface OrderSummaryProps {
  /** The price of all pieces in naira; null if it cannot be added up. The row is omitted when undefined. */
  subtotal?: number | null;
  /** The delivery fee in naira. The row is omitted when undefined. */
  deliveryFee?: number;
  /** The amount to pay in naira; null if unknown. */
  total: number | null;
}

function Row({ term, amount }: { term: string; amount: number | null }) {
  return (
    <div className={styles.row}>
      <dt className={styles.term}>{term}</dt>
      <dd>
        <Price amount={amount} />
      </dd>
    </div>
  );
}

/** Subtotal and delivery fee, where the total is shown elsewhere. */
export function SummaryRows({ subtotal, deliveryFee }: Omit<OrderSummaryProps, 'total'>) {
  return (
    <dl data-slot="summary-rows" className={styles.rows}>
      {subtotal !== undefined && <Row term="Subtotal" amount={subtotal} />}
      {deliveryFee !== undefined && <Row term="Delivery fee" amount={deliveryFee} />}
    </dl>
  );
}

/** Subtotal, delivery fee and total. */
export function OrderSummary({ subtotal, deliveryFee, total }: OrderSummaryProps) {
  return (
    <dl data-slot="order-summary" className={styles.summary}>
      {subtotal !== undefined && <Row term="Subtotal" amount={subtotal} />}
      {deliveryFee !== undefined && <Row term="Delivery fee" amount={deliveryFee} />}
      <div className={cx(styles.row, styles.total)}>
        <dt>Total</dt>
        <dd>
          <Price amount={total} />
        </dd>
      </div>
    </dl>
  );
}
