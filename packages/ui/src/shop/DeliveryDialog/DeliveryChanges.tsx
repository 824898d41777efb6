import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../components/Button/index.ts';
import { DialogActions } from '../../components/Dialog/index.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.ts';
import { formatNaira } from '../../lib/naira.ts';
import * as styles from './DeliveryChanges.css.ts';
import { totalRow } from './totalRow.css.ts';

type Change<Value = number> = { was: Value; now: Value };
/** In naira; null if unknown. */
type PriceChange = Change<number | null>;

/** How one line of the cart has changed since it was shown. */
export interface CartLineChange {
  productId: string;
  name: string;
  /** In naira per piece; null if unchanged. */
  price: PriceChange | null;
  /** The number of pieces: from 0 for a new line, to 0 for a removed one; null if unchanged. */
  quantity: Change | null;
  /** The stock, if it is less than the line's quantity; otherwise null. */
  left: number | null;
}

/** How the cart has changed since it was shown. Amounts in naira. */
export interface CartChanges {
  lines: readonly CartLineChange[];
  deliveryFee: Change | null;
  total: PriceChange;
  /** Whether the changed cart can be ordered. */
  isOrderable: boolean;
}

export interface DeliveryChangesProps {
  changes: CartChanges;
  /** Called to order the changed cart. */
  onAccept: () => void;
  /** Called to return to the cart without ordering. */
  onCancel: () => void;
}

/** The old and the new value, with hidden words for people who cannot see the strike-through. */
function ValueChange<Value>({ was, now, format = String }: Change<Value> & { format?: (value: Value) => string }) {
  return (
    <span className={styles.change}>
      <s className={styles.was}>
        <VisuallyHidden>was </VisuallyHidden>
        <span>{format(was)}</span>
      </s>
      <span className={styles.now}>
        <VisuallyHidden>, now </VisuallyHidden>
        <span>{format(now)}</span>
      </span>
    </span>
  );
}

function quantityText({ was, now }: Change): ReactNode {
  if (now === 0) return 'Removed from your cart';
  if (was === 0) return now === 1 ? 'Added to your cart' : `Added to your cart: ${now} pieces`;
  return null;
}

function LineChange({ name, price, quantity, left }: CartLineChange) {
  const summary = quantity && quantityText(quantity);
  return (
    <li data-slot="line-change" className={styles.line}>
      <p className={styles.name}>
        <bdi>{name}</bdi>
      </p>
      {left !== null && <p className={styles.problem}>{left === 0 ? 'No longer available' : `Only ${left} left`}</p>}
      {price && (
        <p className={styles.fact}>
          Price <ValueChange {...price} format={formatNaira} />
        </p>
      )}
      {summary && <p className={styles.fact}>{summary}</p>}
      {quantity && !summary && (
        <p className={styles.fact}>
          Quantity <ValueChange {...quantity} />
        </p>
      )}
    </li>
  );
}

/** The changes to the cart since it was shown, line by line. Nothing is ordered until they are accepted. */
export function DeliveryChanges({ changes, onAccept, onCancel }: DeliveryChangesProps) {
  const { lines, deliveryFee, total, isOrderable } = changes;
  const intro = useRef<HTMLParagraphElement>(null);
  // The focused button was removed with the form. Focusing the introduction makes screen readers read the changes.
  useEffect(() => intro.current?.focus(), []);
  return (
    <div data-slot="delivery-changes" className={styles.changes}>
      <p ref={intro} tabIndex={-1} className={styles.intro}>
        {isOrderable
          ? 'Nothing has been ordered yet. Check the changes, then confirm the new total.'
          : 'Nothing has been ordered. Some items can’t be ordered as they are: change or delete them in your cart.'}
      </p>
      {lines.length > 0 && (
        <ul aria-label="Changes" className={styles.lines}>
          {lines.map((line) => (
            <LineChange key={line.productId} {...line} />
          ))}
        </ul>
      )}
      <dl className={styles.sums}>
        {deliveryFee && (
          <div className={styles.sum}>
            <dt>Delivery fee</dt>
            <dd>
              <ValueChange {...deliveryFee} format={formatNaira} />
            </dd>
          </div>
        )}
        <div data-slot="changed-total" className={totalRow}>
          <dt>Total</dt>
          <dd>{total.was === total.now ? formatNaira(total.now) : <ValueChange {...total} format={formatNaira} />}</dd>
        </div>
      </dl>
      <DialogActions>
        <Button variant={isOrderable ? 'secondary' : 'primary'} onClick={onCancel}>
          Back to cart
        </Button>
        {isOrderable && <Button onClick={onAccept}>{`Confirm ${formatNaira(total.now)}`}</Button>}
      </DialogActions>
    </div>
  );
}
