import { cx } from 'class-variance-authority';
import { Price } from '../Text/index.ts';
import * as styles from './OrderSummary.css.ts';

export interface OrderSummaryProps {
  /** Naira for all pieces; null where they cannot be added up, and the row is left out when not known. */
  subtotal?: number | null;
  /** Naira for the delivery; the row is left out when not known. */
  deliveryFee?: number;
  /** Naira to pay; null where nobody knows. */
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

/** Subtotal and delivery fee, for a place that shows the total elsewhere. */
export function SummaryRows({ subtotal, deliveryFee }: Omit<OrderSummaryProps, 'total'>) {
  return (
    <dl data-slot="summary-rows" className={styles.rows}>
      {subtotal !== undefined && <Row term="Subtotal" amount={subtotal} />}
      {deliveryFee !== undefined && <Row term="Delivery fee" amount={deliveryFee} />}
    </dl>
  );
}

/** What something comes to: subtotal, delivery fee, total. */
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
