import type { AdminOrder, OrderPayment } from '@abs/contract';
import { Button } from '../../components/Button/index.ts';
import { preloadConfirmDialog } from '../../components/LazyConfirmDialog/index.ts';
import { StatusDot } from '../../components/StatusDot/index.ts';
import { Heading } from '../../components/Text/index.ts';
import { formatDate, formatShortDateTime } from '../../lib/dateTime.ts';
import { isolated } from '../../lib/isolated.ts';
import { formatNaira } from '../../lib/naira.ts';
import { paymentStatuses } from '../../shop/orderStatus/index.ts';
import * as styles from './AdminOrderScreen.css.ts';

export interface OrderPaymentsProps {
  /** The payments that were received, oldest first. */
  payments: readonly OrderPayment[];
  /** The reference of the payment whose refund is being recorded. */
  pending: string | null;
  /** Another action on the order is in progress. */
  disabled: boolean;
  /**
   * Called to record a refund.
   * @param button the element to focus afterwards
   */
  onRefund: (reference: string, button: HTMLButtonElement) => void;
}

/** Formats naira as elsewhere, and other currencies with their code from the payment provider. */
const formatAmount = (amount: number, currency: string): string =>
  currency === 'NGN'
    ? formatNaira(amount)
    : `${amount.toLocaleString('en-NG', { minimumFractionDigits: 2 })} ${currency}`;

function statusOf({ status, disputes, refundDue, refunded }: OrderPayment) {
  if (disputes.some((dispute) => dispute.status === 'open')) return paymentStatuses.disputed;
  if (status === 'Receive') return refunded > 0 ? paymentStatuses.partlyRefunded : paymentStatuses.paid;
  return refundDue > 0 ? paymentStatuses.refundDue : paymentStatuses.refunded;
}

const refundLabels = {
  pending: 'Refund started',
  processing: 'Refund under way',
  processed: 'Refunded',
  failed: 'Refund failed',
} as const;
const disputeLabels = { open: 'Disputed by the bank', won: 'Dispute won', lost: 'Dispute lost' } as const;

/** The payments of an order, with their refunds and disputes. */
export function OrderPayments({ payments, pending, disabled, onRefund }: OrderPaymentsProps) {
  return (
    <section className={styles.part}>
      <Heading level={2} size="lead">
        Payments
      </Heading>
      <ul aria-label="Payments" className={styles.payments}>
        {payments.map((payment) => (
          <li key={payment.reference} data-slot="order-payment" className={styles.payment}>
            <PaymentFacts payment={payment} />
            {payment.refundDue > 0 && (
              <Button
                size="compact"
                variant="secondary"
                pending={pending === payment.reference}
                disabled={disabled || (pending !== null && pending !== payment.reference)}
                aria-label={`Mark as refunded: ${formatAmount(payment.refundDue, payment.currency)}`}
                onPointerEnter={preloadConfirmDialog}
                onFocus={preloadConfirmDialog}
                onClick={(event) => onRefund(payment.reference, event.currentTarget)}
              >
                Mark as refunded
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function PaymentFacts({ payment }: { payment: OrderPayment }) {
  const { reference, date, currency, received, requested, refundDue, refunds, disputes } = payment;
  const isExpectedAmount = currency === 'NGN' && received >= requested;
  return (
    <div className={styles.money}>
      <span className={styles.amount}>
        <span className={styles.sum}>{formatAmount(received, currency)}</span>
        <StatusDot {...statusOf(payment)} />
      </span>
      {!isExpectedAmount && <span>{`Wrong amount: ${formatNaira(requested)} was expected.`}</span>}
      {refundDue > 0 && refundDue < received && (
        <span>{`${formatAmount(refundDue, currency)} is still to be refunded.`}</span>
      )}
      {refunds.map(({ amount, status, at, by }) => (
        <span key={`${at}-${status}-${amount}`}>
          <span>{`${refundLabels[status]}: ${formatAmount(amount, currency)}, `}</span>
          {by && isolated`recorded by ${by}, `}
          <time dateTime={at}>{formatShortDateTime(at)}</time>
        </span>
      ))}
      {disputes.map(({ amount, status, at, dueAt }) => (
        <span key={`${at}-${status}`}>
          {`${disputeLabels[status]}: ${formatAmount(amount, currency)}${
            status === 'open' && dueAt ? `. Answer your payment provider by ${formatDate(dueAt)}.` : ''
          }`}
        </span>
      ))}
      <span className={styles.note}>
        <time dateTime={date}>{formatShortDateTime(date)}</time>
        <span>{`, reference ${reference}`}</span>
      </span>
    </div>
  );
}

/**
 * The text of the dialog that confirms recording a refund.
 * @param payment null while the dialog is closed
 */
export function refundConfirmation(payment: OrderPayment | null, { name, email }: AdminOrder['customer']) {
  const sum = payment ? formatAmount(payment.refundDue, payment.currency) : '';
  return {
    title: `Mark ${sum} as refunded?`,
    description: email
      ? isolated`Do this once you have returned ${sum} to ${name}. It moves no money, it cannot be undone, and ${name} gets an email.`
      : isolated`Do this once you have returned ${sum} to ${name}. It moves no money, and it cannot be undone.`,
    confirmLabel: 'Yes, Mark as refunded',
    tone: 'primary' as const,
  };
}
