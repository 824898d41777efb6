import { type CartItem, productPath } from '@abs/contract';
import { cx } from 'class-variance-authority';
import { useId } from 'react';
import { quantityLimit } from '../../lib/quantityLimit.ts';
import { AlertIcon, TrashIcon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { ItemRow } from '../ItemRow/index.ts';
import { QuantityStepper } from '../QuantityStepper/index.ts';
import { unavailableReason } from './availability.ts';
import * as styles from './CartLine.css.ts';

export interface CartLineProps {
  item: CartItem;
  /** Called to add or remove one piece. Removing the last piece removes the line. */
  onStep: (by: 1 | -1) => void;
  /**
   * Called when the delete button is pressed, to ask for confirmation. Receives the button, so that focus can return to
   * it.
   */
  onRemove: (button: HTMLButtonElement) => void;
  /** Called when the delete button is hovered or focused. */
  onRemoveIntent?: () => void;
}

/** A line of the cart: product, quantity and price. */
export function CartLine({ item, onStep, onRemove, onRemoveIntent }: CartLineProps) {
  const { product, quantity } = item;
  const problemId = useId();
  const problem = unavailableReason(item);
  const isSoldOut = product.quantity !== undefined && product.quantity <= 0;
  return (
    <ItemRow
      name={product.name}
      to={productPath({ id: item.productId, name: product.name })}
      picture={product.cover ?? product.salesCoverPicture}
      price={product.price}
      pieces={quantity}
      size={product.size}
      color={product.color}
      colorHex={product.colorHex}
      quantity={isSoldOut ? quantity : undefined}
    >
      {problem && (
        <p id={problemId} data-slot="cart-line-problem" className={styles.problem}>
          <AlertIcon size={20} />
          {problem}
        </p>
      )}
      <div data-slot="cart-line-tools" className={cx(styles.tools, isSoldOut && styles.alone)}>
        {!isSoldOut && (
          <QuantityStepper
            size="small"
            itemName={product.name}
            value={quantity}
            min={0}
            {...quantityLimit(product)}
            onChange={(next) => onStep(next > quantity ? 1 : -1)}
          />
        )}
        <IconButton
          label={`Delete ${product.name}`}
          className={styles.remove}
          aria-describedby={problem ? problemId : undefined}
          onPointerEnter={onRemoveIntent}
          onFocus={onRemoveIntent}
          onClick={(event) => onRemove(event.currentTarget)}
        >
          <TrashIcon size={22} />
        </IconButton>
      </div>
    </ItemRow>
  );
}
