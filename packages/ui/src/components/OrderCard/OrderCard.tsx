import type { Order } from '@abs/contract';
import { Button } from '../Button/index.ts';
import { TrashIcon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { ItemRow, ItemRowSkeleton } from '../ItemRow/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
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
  onDelete: (button: HTMLButtonElement) => void;
  /** Called when the delete button is hovered or focused. */
  onDeleteIntent?: () => void;
  /** The payment is being prepared, or the order deleted. @default null */
  pending?: 'paying' | 'deleting' | null;
  /** Whether the order can be deleted now. Only one order can be deleted at a time. @default true */
  deletable?: boolean;
  /**
   * The current time in milliseconds since the epoch, to freeze the time left in stories and tests. Defaults to the
   * clock.
   */
  now?: number;
}

/** An order that awaits payment: its first item, the number of other items, and buttons to pay or delete it. */
export function OrderCard({
  order,
  onPay,
  onDelete,
  onDeleteIntent,
  pending = null,
  deletable = true,
  now,
}: OrderCardProps) {
  const deleting = pending === 'deleting';
  const [first] = order.orderItems;
  if (!first) return null;
  const more = order.orderItems.length - 1;
  const { product, quantity } = first;
  const orderName = `order ${order.number ?? `of ${product.name}`}`;
  return (
    <div data-slot="order-card" data-state={deleting ? 'deleting' : 'idle'} aria-busy={deleting || undefined}>
      <ItemRow
        name={product.name}
        to={`/order/${order.id}`}
        picture={product.cover ?? product.salesCoverPicture}
        price={order.totalPrice}
        priceLabel="Total"
        size={product.size}
        color={product.color}
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
          deleting ? (
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
            disabled={deleting || order.totalPrice === null}
            aria-label={`Pay now: ${orderName}`}
            onClick={onPay}
          >
            Pay now
          </Button>
          <IconButton
            label={deleting ? `Deleting ${orderName}` : `Delete ${orderName}`}
            className={styles.remove}
            disabled={!deletable || pending !== null}
            onPointerEnter={onDeleteIntent}
            onFocus={onDeleteIntent}
            onClick={(event) => onDelete(event.currentTarget)}
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
