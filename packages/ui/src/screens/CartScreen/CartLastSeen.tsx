import type { CartItem } from '@abs/contract';
import { Container } from '../../components/Container/index.ts';
import { ItemRow } from '../../components/ItemRow/index.ts';
import { Skeleton } from '../../components/Skeleton/index.ts';
import { Heading, Text } from '../../components/Text/index.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.ts';
import * as styles from './CartScreen.css.ts';
import { CartSummary } from './CartSummary.tsx';

export interface CartLastSeenProps {
  /** The lines, oldest first. */
  items: readonly CartItem[];
  /** Null if a line has no price. */
  subtotal: number | null;
  deliveryFee: number;
  /** The amount to pay, including delivery. */
  total: number | null;
  /** Shows each size in both forms, for a template whose lines remove one of them. @default false */
  template?: boolean;
}

const noop = () => {};

/**
 * The cart as this device saw it last, until the server has confirmed it. It has no links and no controls, because
 * lines, prices and stock may have changed. As high as the cart that replaces it.
 */
export function CartLastSeen({ items, template = false, ...sums }: CartLastSeenProps) {
  return (
    <Container data-slot="cart-last-seen" className={styles.page}>
      <div data-slot="cart-head" className={styles.head}>
        <Heading level={1} size="display" className={styles.title}>
          Cart
        </Heading>
        <p className={styles.count}>
          <span data-slot="cart-count">{items.length}</span>
          <VisuallyHidden>{items.length === 1 ? ' item' : ' items'}</VisuallyHidden>
        </p>
        <Text data-slot="cart-checking" tone="muted" className={styles.checking}>
          Checking your cart…
        </Text>
      </div>
      <div className={styles.layout}>
        <ul aria-label="Items">
          {items.map((item) => (
            <li key={item.id} className={styles.line}>
              <LastSeenLine item={item} template={template} />
            </li>
          ))}
        </ul>
        <CartSummary
          {...sums}
          items={[]}
          deliveryAddress={<Skeleton shape="text" width="10rem" />}
          updating
          unconfirmed
          pending={false}
          onCheckout={noop}
          onCheckoutIntent={noop}
        />
      </div>
    </Container>
  );
}

/** Whether the size of a line can be changed once the cart is confirmed. */
const hasSizes = ({ sizes = [], size }: CartItem['product']) => sizes.some((option) => option.size !== size);

function LastSeenLine({ item: { product, quantity }, template }: { item: CartItem; template: boolean }) {
  const isChoice = hasSizes(product);
  const size = (
    <>
      {(template || isChoice) && (
        <span data-slot="cart-line-choice" className={styles.choice}>
          <bdi>{product.size}</bdi>
        </span>
      )}
      {(template || !isChoice) && <bdi data-slot="cart-line-size">{product.size}</bdi>}
    </>
  );
  return (
    <ItemRow
      name={product.name}
      picture={product.cover ?? product.salesCoverPicture}
      price={product.price}
      pieces={quantity}
      size={size}
      color={product.color}
      colorHex={product.colorHex}
    >
      <p className={styles.quantity}>
        <span>Quantity</span> <span data-slot="cart-line-quantity">{quantity}</span>
      </p>
    </ItemRow>
  );
}
