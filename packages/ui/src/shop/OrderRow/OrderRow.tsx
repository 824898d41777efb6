import type { Order } from '@abs/contract';
import { cx } from 'class-variance-authority';
import { Fragment } from 'react';
import { CheckIcon } from '../../components/Icon/index.ts';
import { ItemFacts } from '../../components/ItemRow/index.ts';
import { Link } from '../../components/Link/index.ts';
import { Picture } from '../../components/Picture/index.ts';
import { Skeleton } from '../../components/Skeleton/index.ts';
import { StatusDot } from '../../components/StatusDot/index.ts';
import { Price } from '../../components/Text/index.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.ts';
import { formatDate } from '../../lib/dateTime.ts';
import { orderStatus } from '../orderStatus/index.ts';
import { PaymentBadge } from '../PaymentBadge/index.ts';
import * as styles from './OrderRow.css.ts';

export interface OrderRowProps {
  order: Order;
  /** The level of the names in the document outline. @default 3 */
  level?: 2 | 3;
}

const MAX_NAMES = 3;

/** The product names: 'Palm Hoodie, Coast Tee', or 'Palm Hoodie, Coast Tee, Harbour Jacket and 2 more'. */
function ProductNames({ items }: { items: Order['orderItems'] }) {
  const more = items.length - MAX_NAMES;
  return (
    <>
      {items.slice(0, MAX_NAMES).map(({ id, product }, place) => (
        <Fragment key={id}>
          {place > 0 && <span>, </span>}
          <bdi>{product.name}</bdi>
        </Fragment>
      ))}
      {more > 0 && <span>{` and ${more} more`}</span>}
    </>
  );
}

/** An order in the history: items, price, date and status. The whole row is a link to it. */
export function OrderRow({ order, level = 3 }: OrderRowProps) {
  const [first] = order.orderItems;
  if (!first) return null;
  const Names = `h${level}` as const;
  const more = order.orderItems.length - 1;
  const pieces = order.orderItems.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <div data-slot="order-row" data-state={order.status} className={styles.row}>
      <div data-slot="order-row-picture" className={styles.picture}>
        <Picture
          picture={first.product.cover ?? first.product.salesCoverPicture}
          alt=""
          sizes="(min-width: 640px) 112px, 24vw"
        />
        {more > 0 && (
          <span data-slot="order-row-more" aria-hidden="true" className={styles.badge}>
            {`+${more}`}
          </span>
        )}
      </div>
      <div className={styles.body}>
        <div className={styles.head}>
          <Names className={styles.names}>
            <Link to={`/order/${order.id}`} className={styles.link}>
              <ProductNames items={order.orderItems} />
            </Link>
          </Names>
          <span>
            <VisuallyHidden>Total </VisuallyHidden>
            <Price amount={order.totalPrice} />
          </span>
        </div>
        {more === 0 ? (
          <ItemFacts
            size={first.product.size}
            color={first.product.color}
            colorHex={first.product.colorHex}
            quantity={first.quantity}
          />
        ) : (
          <p className={styles.fact}>{`${pieces} pieces`}</p>
        )}
        {(order.createdAt || order.number) && (
          <p data-slot="order-row-date" className={cx(styles.fact, styles.origin)}>
            {order.createdAt && <time dateTime={order.createdAt}>{formatDate(order.createdAt)}</time>}{' '}
            {order.number && <span translate="no">{order.number}</span>}
          </p>
        )}
        <div data-slot="order-row-status" className={styles.status}>
          {order.status === 'SUCCESS' ? (
            <span data-slot="order-success" className={styles.success}>
              <CheckIcon size={18} />
              Order success
            </span>
          ) : (
            <>
              <StatusDot {...orderStatus(order)} />
              <PaymentBadge status={order.paymentStatus} />
            </>
          )}
        </div>
      </div>
    </div>
  );
}

/** The placeholder of a row while it loads. */
export function OrderRowSkeleton() {
  return (
    <div data-slot="order-row-skeleton" className={styles.row}>
      <Skeleton shape="picture" />
      <div className={styles.body}>
        <div className={styles.head}>
          <Skeleton shape="text" width="48%" />
          <Skeleton shape="text" width="20%" />
        </div>
        <Skeleton shape="text" width="30%" />
        <Skeleton shape="text" width="56%" />
        <div className={styles.status}>
          <Skeleton width={128} height={28} />
        </div>
      </div>
    </div>
  );
}
