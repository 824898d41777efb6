import type { CartItem } from '@abs/contract';
import type { ReactNode } from 'react';
import { Button } from '../../components/Button/index.ts';
import { PinIcon } from '../../components/Icon/index.ts';
import { FormError } from '../../components/Notice/index.ts';
import { SummaryRows } from '../../components/OrderSummary/index.ts';
import { Price } from '../../components/Text/index.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.ts';
import { isolated } from '../../lib/isolated.ts';
import { unavailableReason } from '../../shop/CartLine/index.ts';
import * as styles from './CartScreen.css.ts';

export interface CartSummaryProps {
  items: readonly CartItem[];
  /** Null if a line has no price. */
  subtotal: number | null;
  deliveryFee: number;
  total: number | null;
  /** Null before the first order. */
  deliveryAddress: ReactNode;
  /** Changes are being saved: the amounts may still change, so checkout waits. */
  updating: boolean;
  /** The amounts are those that this device saw last, so the button cannot be pressed. @default false */
  unconfirmed?: boolean;
  /** Checkout is starting. */
  pending: boolean;
  /** Why the checkout failed. */
  message?: string | null;
  onCheckout: (button: HTMLButtonElement) => void;
  /** Called when the checkout button is hovered or focused. */
  onCheckoutIntent: () => void;
}

/** Why the cart cannot be ordered; null if it can. */
function checkoutBlockedReason(items: readonly CartItem[]): ReactNode {
  const problems = items.filter((item) => unavailableReason(item) !== null);
  const [first] = problems;
  if (!first) return null;
  if (problems.length > 1) return 'Change or delete the marked items to check out.';
  return first.product.quantity === 0
    ? isolated`Delete ${first.product.name} to check out.`
    : isolated`Change the quantity of ${first.product.name} to check out.`;
}

/** The cart's totals, delivery address and checkout button. On phones the total and the button stick to the bottom. */
export function CartSummary({
  items,
  subtotal,
  deliveryFee,
  total,
  deliveryAddress,
  updating,
  unconfirmed,
  pending,
  message,
  onCheckout,
  onCheckoutIntent,
}: CartSummaryProps) {
  const reason = checkoutBlockedReason(items);
  const canCheckOut = reason === null && !updating;
  return (
    <section aria-label="Summary" className={styles.summary}>
      <div data-slot="cart-rows" className={styles.rows}>
        <SummaryRows subtotal={subtotal} deliveryFee={deliveryFee} />
        <p data-slot="cart-address" className={styles.address}>
          <PinIcon size={20} className={styles.addressIcon} />
          <span dir="auto">{deliveryAddress ?? 'Add your delivery address at checkout'}</span>
        </p>
      </div>
      <div data-slot="cart-bar" className={styles.bar}>
        {message && (
          <div className={styles.wide}>
            <FormError>{message}</FormError>
          </div>
        )}
        <dl data-slot="cart-total" data-state={updating ? 'updating' : 'settled'} className={styles.total}>
          <dt className={styles.totalTerm}>Total</dt>
          <dd>
            <Price amount={total} />
          </dd>
        </dl>
        <Button
          full
          className={styles.checkout}
          data-state={reason ? 'blocked' : 'ready'}
          pending={pending}
          disabled={unconfirmed}
          aria-disabled={pending || !canCheckOut || undefined}
          aria-describedby={reason || updating ? 'cart-reason' : undefined}
          onPointerEnter={onCheckoutIntent}
          onFocus={onCheckoutIntent}
          onClick={(event) => canCheckOut && onCheckout(event.currentTarget)}
        >
          {pending ? 'Please wait ...' : 'Checkout'}
        </Button>
        {updating && !reason && <VisuallyHidden id="cart-reason">Updating your cart</VisuallyHidden>}
        {reason && (
          <p id="cart-reason" data-slot="cart-reason" className={styles.reason}>
            {reason}
          </p>
        )}
      </div>
    </section>
  );
}
