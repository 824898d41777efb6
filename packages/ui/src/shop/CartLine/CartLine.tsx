import { type CartItem, productPath } from '@abs/contract';
import { cx } from 'class-variance-authority';
import { useId } from 'react';
import { AlertIcon, TrashIcon } from '../../components/Icon/index.ts';
import { IconButton } from '../../components/IconButton/index.ts';
import { InlineSelect } from '../../components/InlineSelect/index.ts';
import { ItemRow } from '../../components/ItemRow/index.ts';
import { QuantityStepper } from '../../components/QuantityStepper/index.ts';
import { quantityLimit } from '../lib/quantityLimit.ts';
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
  /** Replaces the line with the product in another size. Without it, the size is plain text. */
  onSizeChange?: (productId: string) => void;
  /** The size is being changed, and the line waits for it. @default false */
  changing?: boolean;
  /** Called when the delete button is hovered or focused. */
  onRemoveIntent?: () => void;
}

/** A line of the cart: product, quantity and price. */
export function CartLine({ item, onStep, onSizeChange, changing = false, onRemove, onRemoveIntent }: CartLineProps) {
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
      size={onSizeChange ? <LineSize product={product} onChange={onSizeChange} /> : product.size}
      color={product.color}
      colorHex={product.colorHex}
      quantity={isSoldOut ? quantity : undefined}
    >
      {problem && (
        <p id={problemId} data-slot="cart-line-problem" className={styles.problem}>
          <AlertIcon size={20} />
          <span>{problem}</span>
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
            {...(changing && { min: quantity, max: quantity, maxReason: 'The size is being changed' })}
            onChange={(next) => onStep(next > quantity ? 1 : -1)}
          />
        )}
        <IconButton
          label={`Delete ${product.name}`}
          className={styles.remove}
          aria-describedby={problem ? problemId : undefined}
          onPointerEnter={onRemoveIntent}
          onFocus={onRemoveIntent}
          aria-disabled={changing || undefined}
          onClick={(event) => !changing && onRemove(event.currentTarget)}
        >
          <TrashIcon size={22} />
        </IconButton>
      </div>
    </ItemRow>
  );
}

interface LineSizeProps {
  product: CartItem['product'];
  onChange: (productId: string) => void;
}

/** The size of a line; a select if the product has other sizes. */
function LineSize({ product, onChange }: LineSizeProps) {
  const { sizes = [], size } = product;
  const current = sizes.find((option) => option.size === size);
  if (!sizes.some((option) => option !== current)) return <bdi>{size}</bdi>;
  const options = sizes.map((option) => {
    const isSoldOut = option.quantity <= 0;
    const label = isSoldOut ? `${option.size}, sold out` : option.size;
    return { value: option.id, label, disabled: isSoldOut && option !== current };
  });
  // It is no longer made in this size.
  if (!current) options.unshift({ value: product.id, label: size, disabled: true });
  return (
    <InlineSelect
      label={`Size of ${product.name}`}
      labelHidden
      short
      options={options}
      value={current?.id ?? product.id}
      onChange={onChange}
    />
  );
}
