import type { Order } from '@abs/contract';
import { Button } from '../../components/Button/index.ts';
import { TrashIcon } from '../../components/Icon/index.ts';
import { IconButton } from '../../components/IconButton/index.ts';
import { ItemRow, ItemRowSkeleton } from '../../components/ItemRow/index.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.ts';
import * as styles from './OrderCard.css.ts';
import { TimeLeft } from './TimeLeft.tsx';

export interface OrderCardProps {
  order: Order;
  /** Starts the payment. */
  onPay: () => void;
  /**
   * Called when the delete button is pressed, to ask for confirmation. Receives the button, so that focus can return to
   * it.
   */
  onCancel: (button: HTMLButtonElement) => void;
  /** Called when the delete button is hovered or focused. */
  onCancelIntent?: () => void;
  /** The payment is being prepared, or the order cancelled. @default null */
  pending?: 'paying' | 'cancelling' | null;
  /** Whether the order can be cancelled now. Only one order can be cancelled at a time. @default true */
  cancellable?: boolean;
  /**
   * The current time in milliseconds since the epoch, to freeze the time left in stories and tests. Defaults to the
   * clock.
   */
  now?: number;
}

/** An order that awaits payment: its first item, the number of other items, and buttons to pay or cancel it. */
export function OrderCard({
  order,
  onPay,
  onCancel,
  onCancelIntent,
  pending = null,
  cancellable = true,
  now,
}: OrderCardProps) {
  const cancelling = pending === 'cancelling';
  const [first] = order.orderItems;
  if (!first) return null;
  const more = order.orderItems.length - 1;
  const { product, quantity } = first;
  const orderName = `order ${order.number ?? `of ${product.name}`}`;
  return (
    <div data-slot="order-card" data-state={cancelling ? 'cancelling' : 'idle'} aria-busy={cancelling || undefined}>
      <ItemRow
        name={product.name}
        to={`/order/${order.id}`}
        picture={product.cover ?? product.salesCoverPicture}
        price={order.totalPrice}
        priceLabel="Total"
        size={product.size}
        color={product.color}
        colorHex={product.colorHex}
        quantity={quantity}
        badge={
          more > 0 && (
            <>
              <span>{`+${more}`}</span>
              <VisuallyHidden>{more === 1 ? ' more item' : ' more items'}</VisuallyHidden>
            </>
          )
        }
        aside={
          cancelling ? (
            <p role="status" className={styles.time}>
              Deleting this order…
            </p>
          ) : (
            <TimeLeft order={order} now={now} />
          )
        }
      >
        <div data-slot="order-card-tools" className={styles.tools}>
          <Button
            size="small"
            pending={pending === 'paying'}
            disabled={cancelling || order.totalPrice === null}
            aria-label={`Pay now: ${orderName}`}
            onClick={onPay}
          >
            Pay now
          </Button>
          <IconButton
            label={cancelling ? `Deleting ${orderName}` : `Delete ${orderName}`}
            className={styles.remove}
            disabled={!cancellable || pending !== null}
            onPointerEnter={onCancelIntent}
            onFocus={onCancelIntent}
            onClick={(event) => onCancel(event.currentTarget)}
          >
            <TrashIcon size={22} />
          </IconButton>
        </div>
      </ItemRow>
    </div>
  );
}

/** The placeholder of a card while it loads. */
export function OrderCardSkeleton() {
  return <ItemRowSkeleton />;
}
