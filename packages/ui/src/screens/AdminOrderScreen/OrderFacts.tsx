import { type AdminOrderDetail, phoneUrl } from '@abs/contract';
import type { ReactNode } from 'react';
import { Link } from '../../components/Link/index.ts';
import { StatusDot } from '../../components/StatusDot/index.ts';
import { Heading } from '../../components/Text/index.ts';
import { formatShortDateTime, formatTimeLeft } from '../../lib/dateTime.ts';
import { OrderTimeline } from '../../shop/OrderTimeline/index.ts';
import { fulfilmentStatus, paymentStatus } from '../../shop/orderStatus/index.ts';
import * as styles from './AdminOrderScreen.css.ts';

/**
 * The order's payment and fulfilment, when it was placed, and the time left to pay. Both statuses have labels, because
 * “pending” is about the fulfilment alone.
 * @param now milliseconds since the epoch, null while unknown
 */
export function OrderStatusLine({ order, now }: { order: AdminOrderDetail; now: number | null }) {
  const end = order.heldUntil ?? order.expiresAt;
  const left = end && now !== null ? formatTimeLeft(end, now) : null;
  return (
    <span className={styles.statusLine}>
      <span className={styles.badges}>
        <span className={styles.badge}>
          <span className={styles.term}>Payment</span> <StatusDot {...paymentStatus(order)} />
        </span>
        <span className={styles.badge}>
          <span className={styles.term}>Status</span> <StatusDot {...fulfilmentStatus(order)} />
        </span>
      </span>
      <time dateTime={order.createdAt}>{formatShortDateTime(order.createdAt)}</time>
      {left && <span>{`${left} left to pay`}</span>}
    </span>
  );
}

/** Who ordered, where it goes, and what happened to the order. */
export function OrderFacts({
  order: { customer, phoneNumber, deliveryAddress, history },
}: {
  order: AdminOrderDetail;
}) {
  return (
    <div className={styles.side}>
      <section className={styles.part}>
        <Heading level={2} size="lead">
          Customer
        </Heading>
        <dl className={styles.facts}>
          <Fact term="Name">
            <bdi>{customer.name}</bdi>
          </Fact>
          {/* A customer who deleted the account has neither. */}
          {customer.email && (
            <Fact term="Email">
              <Link to={`mailto:${customer.email}`} className={styles.link}>
                {customer.email}
              </Link>
            </Fact>
          )}
          {phoneNumber && (
            <Fact term="Phone Number">
              <Link to={phoneUrl(phoneNumber)} className={styles.link}>
                {phoneNumber}
              </Link>
            </Fact>
          )}
          <Fact term="Delivery Address">
            <bdi>{deliveryAddress}</bdi>
          </Fact>
        </dl>
      </section>
      <section className={styles.part}>
        <Heading level={2} size="lead">
          History
        </Heading>
        <OrderTimeline events={history} />
      </section>
    </div>
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
