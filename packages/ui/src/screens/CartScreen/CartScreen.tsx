import type { CartItem, Order } from '@abs/contract';
import { type RefObject, useRef } from 'react';
import { ButtonLink } from '../../components/Button/index.ts';
import { Container } from '../../components/Container/index.ts';
import { EmptyState, ErrorState } from '../../components/EmptyState/index.ts';
import { LazyConfirmDialog, preloadConfirmDialog } from '../../components/LazyConfirmDialog/index.ts';
import { lazyDialog } from '../../components/LazyPart/index.ts';
import { Heading } from '../../components/Text/index.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.ts';
import type { LoadState } from '../../lib/loadState.ts';
import { useFocusKeeper } from '../../lib/useFocusKeeper.ts';
import { CartLine } from '../../shop/CartLine/index.ts';
import type { DeliveryDialogProps } from '../../shop/DeliveryDialog/index.ts';
import * as styles from './CartScreen.css.ts';
import { CartScreenSkeleton } from './CartScreenSkeleton.tsx';
import { CartSummary } from './CartSummary.tsx';
import { WaitingOrder, type WaitingOrderProps } from './WaitingOrder.tsx';

const loadDeliveryDialog = () => import('../../shop/DeliveryDialog/index.ts');
const DeliveryDialog = lazyDialog(async () => (await loadDeliveryDialog()).DeliveryDialog);
const preloadDeliveryDialog = () => {
  // Opening the dialog shows the failure.
  loadDeliveryDialog().catch(() => {});
};

/** The cart: loading, failed, or loaded (possibly empty). Amounts in naira. */
export type CartState = LoadState<{
  /** The lines, oldest first. */
  items: readonly CartItem[];
  /** Null if a line has no price. */
  subtotal: number | null;
  deliveryFee: number;
  /** The amount to pay, including delivery. */
  total: number | null;
  /** The address of the last order; null before the first. */
  deliveryAddress: string | null;
}>;

/** The props of the delivery dialog. */
export type CartDelivery = Omit<DeliveryDialogProps, 'returnFocus'>;

export interface CartScreenProps {
  state: CartState;
  /** Loads the cart again after an error. */
  onRetry: () => void;
  /** The cart is being loaded again. @default false */
  retrying?: boolean;
  /** Called to add or remove one piece of a line. Removing the last piece removes the line. */
  onStep: (item: CartItem, by: 1 | -1) => void;
  /** Replaces a line with the product in another size, by its id. Without it, sizes cannot be changed. */
  onSizeChange?: (item: CartItem, productId: string) => void;
  /** The ids of the products whose size is being changed. @default [] */
  changingIds?: readonly string[];
  /** Called when the delete button is pressed, to ask for confirmation. */
  onDelete: (item: CartItem) => void;
  /** Opens the confirm dialog. @default false */
  confirmingDelete?: boolean;
  /** Called when the deletion is confirmed. */
  onDeleteConfirm: () => void;
  /** Called when the deletion is cancelled. */
  onDeleteCancel: () => void;
  /** Opens the delivery form. Not called while a line blocks the checkout, or while `updating`. */
  onCheckout: () => void;
  /** Changes are being saved, so checkout waits. @default false */
  updating?: boolean;
  /**
   * Checkout is starting, and its button shows 'Please wait ...'; or the payment of the newest order is being prepared.
   * @default null
   */
  pending?: 'checkingOut' | 'paying' | null;
  /** Why the checkout failed, shown once the delivery form is closed. */
  message?: string | null;
  /** The delivery form. */
  delivery: CartDelivery;
  /** Orders that await payment, newest first. An empty cart shows the newest. @default [] */
  waitingOrders?: readonly Order[];
  /** Starts the payment of an order. */
  onPay: (order: Order) => void;
  /**
   * The current time in milliseconds since the epoch, to freeze the time left in stories and tests. Defaults to the
   * clock.
   */
  now?: number;
}

/** The cart and its checkout. */
export function CartScreen(props: CartScreenProps) {
  const { state, onRetry, retrying } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const count = state.status === 'ready' ? state.items.length : 0;
  return (
    <Container className={styles.page} aria-busy={state.status === 'loading' || undefined}>
      <div data-slot="cart-head" className={styles.head}>
        <Heading ref={heading} level={1} size="display" tabIndex={-1} className={styles.title}>
          Cart
        </Heading>
        {count > 0 && (
          <p className={styles.count}>
            <span>{count}</span>
            <VisuallyHidden>{count === 1 ? ' item' : ' items'}</VisuallyHidden>
          </p>
        )}
      </div>
      {state.status === 'loading' && <CartScreenSkeleton />}
      {state.status === 'error' && <ErrorState message={state.message} onRetry={onRetry} retrying={retrying} />}
      {state.status === 'ready' && <CartContent {...props} cart={state} heading={heading} />}
    </Container>
  );
}

interface CartContentProps extends Omit<CartScreenProps, 'state' | 'onRetry' | 'retrying'> {
  cart: Extract<CartState, { status: 'ready' }>;
  heading: RefObject<HTMLHeadingElement | null>;
}

function CartContent({
  cart,
  heading,
  onStep,
  onSizeChange,
  changingIds = [],
  onDelete,
  confirmingDelete = false,
  onDeleteConfirm,
  onDeleteCancel,
  onCheckout,
  updating = false,
  pending = null,
  message,
  delivery,
  waitingOrders = [],
  onPay,
  now,
}: CartContentProps) {
  const caller = useRef<HTMLElement>(null);
  const keepFocus = useFocusKeeper(heading);
  const returnFocus = () => (caller.current?.isConnected ? caller.current : heading.current);

  return (
    <div data-slot="cart" {...keepFocus}>
      {cart.items.length === 0 ? (
        <EmptyCart
          orders={waitingOrders}
          pending={pending === 'paying'}
          onPay={onPay}
          now={now}
          isCheckoutOpen={delivery.open}
        />
      ) : (
        <div className={styles.layout}>
          <ul aria-label="Items">
            {cart.items.map((item) => (
              <li key={item.id} className={styles.line}>
                <CartLine
                  item={item}
                  onStep={(by) => onStep(item, by)}
                  {...(onSizeChange && { onSizeChange: (productId: string) => onSizeChange(item, productId) })}
                  changing={changingIds.includes(item.productId)}
                  onRemoveIntent={preloadConfirmDialog}
                  onRemove={(button) => {
                    caller.current = button;
                    onDelete(item);
                  }}
                />
              </li>
            ))}
          </ul>
          <CartSummary
            {...cart}
            updating={updating}
            pending={pending === 'checkingOut'}
            message={delivery.open ? null : message}
            onCheckoutIntent={preloadDeliveryDialog}
            onCheckout={(button) => {
              caller.current = button;
              onCheckout();
            }}
          />
        </div>
      )}
      <LazyConfirmDialog
        open={confirmingDelete}
        title="Are you sure you want to delete this item from the cart?"
        confirmLabel="Yes, Delete"
        returnFocus={returnFocus}
        onCancel={onDeleteCancel}
        onConfirm={onDeleteConfirm}
      />
      <DeliveryDialog {...delivery} returnFocus={returnFocus} />
    </div>
  );
}

/**
 * Shows the order made from the cart if it awaits payment, otherwise an empty state. Shows nothing behind the delivery
 * form of that order.
 */
function EmptyCart({ isCheckoutOpen, ...waiting }: WaitingOrderProps & { isCheckoutOpen: boolean }) {
  if (waiting.orders.length > 0) return <WaitingOrder {...waiting} />;
  if (isCheckoutOpen) return null;
  return (
    <EmptyState title="Your cart is empty." action={<ButtonLink to="/shop">Add to cart</ButtonLink>}>
      Items you add will appear here.
    </EmptyState>
  );
}
