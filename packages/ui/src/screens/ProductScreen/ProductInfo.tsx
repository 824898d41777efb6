import type { Product } from '@abs/contract';
import type { Variant } from '@abs/contract/entities';
import type { ReactNode, RefObject } from 'react';
import { Button } from '../../components/Button/index.ts';
import { Notice } from '../../components/Notice/index.ts';
import { QuantityStepper } from '../../components/QuantityStepper/index.ts';
import { ScriptNotice } from '../../components/ScriptNotice/index.ts';
import { ShareButton } from '../../components/ShareButton/index.ts';
import { Swatch } from '../../components/Swatch/index.ts';
import { Heading, Price, Text } from '../../components/Text/index.ts';
import { isolated } from '../../lib/isolated.ts';
import { quantityLimit } from '../../shop/lib/quantityLimit.ts';
import { DeliveryFacts } from './DeliveryFacts.tsx';
import { type ProductChoice, ProductChoices } from './ProductChoices.tsx';
import * as styles from './ProductScreen.css.ts';

/** The parts of the screen's props that this column shows and reports; they are explained there. */
export interface ProductInfoProps {
  detail: {
    product: Product;
    quantity?: number;
    choice?: ProductChoice | null;
    isSizeMissing?: boolean;
    isLowestPrice?: boolean;
  };
  onQuantityChange: (quantity: number) => void;
  onSizeChoose?: (size: string) => void;
  onColorChoose?: (variant: Variant) => void;
  onAddToCart: () => void;
  onOrderNow: () => void;
  shareUrl?: string;
  pending?: 'adding' | 'ordering' | null;
  sizeGuide?: ReactNode;
  restock?: ReactNode;
  heart?: ReactNode;
  sizePicker: RefObject<HTMLDivElement | null>;
  /** The place of the buttons. */
  buttons: RefObject<HTMLDivElement | null>;
}

const FEW_LEFT = 5;

/** The product's details, price, choices and buttons. */
export function ProductInfo({ detail, sizePicker, sizeGuide, shareUrl, heart, ...props }: ProductInfoProps) {
  const { product, quantity = 1, choice = null, isSizeMissing = false, isLowestPrice = false } = detail;
  const { onSizeChoose = () => {}, onColorChoose = () => {} } = props;
  return (
    <div className={styles.info}>
      <div data-keep-visible="" className={styles.title}>
        <Heading level={1} size="display" dir="auto">
          {product.name}
        </Heading>
        <Text size="title" weight="medium">
          {isLowestPrice && <span>From </span>}
          <Price amount={product.price} />
        </Text>
      </div>
      <Text measure dir="auto">
        {product.description}
      </Text>
      {choice && (
        <ProductChoices
          {...{ choice, isSizeMissing, sizeGuide, onSizeChoose, onColorChoose }}
          name={product.name}
          picker={sizePicker}
        />
      )}
      <ProductFacts {...{ product, choice, quantity }} onQuantityChange={props.onQuantityChange} />
      <Purchase {...props} product={product} choice={choice} />
      <DeliveryFacts delivery={product.delivery} />
      <div className={styles.links}>
        {shareUrl && <ShareButton name={product.name} url={shareUrl} />}
        {heart}
        {!(choice && choice.sizes.length > 1) && sizeGuide}
      </div>
    </div>
  );
}

interface PurchaseProps
  extends Pick<ProductInfoProps, 'buttons' | 'onAddToCart' | 'onOrderNow' | 'pending' | 'restock'> {
  product: Product;
  choice: ProductChoice | null;
}

/** The buttons to buy a product, or their replacement if it is sold out. */
function Purchase({ product, choice, buttons, onAddToCart, onOrderNow, pending = null, restock }: PurchaseProps) {
  if (product.quantity <= 0) {
    const isChosen = !choice || choice.variant !== null;
    return (
      <>
        <Notice tone="warning">{soldOutText(choice)}</Notice>
        {isChosen && restock}
      </>
    );
  }
  return (
    <>
      <ScriptNotice action="order" />
      <div ref={buttons} className={styles.actions}>
        <Button pending={pending === 'adding'} onClick={onAddToCart}>
          Add to Cart
        </Button>
        <Button variant="secondary" pending={pending === 'ordering'} onClick={onOrderNow}>
          Order Now
        </Button>
      </div>
    </>
  );
}

function soldOutText(choice: ProductChoice | null): ReactNode {
  if (!choice || choice.sizes.length === 1) return 'Out of stock. You can’t order it right now.';
  if (!choice.variant) return isolated`Out of stock in ${choice.color}. You can’t order it right now.`;
  return isolated`Out of stock in size ${choice.variant.size}. You can’t order it right now.`;
}

interface ProductFactsProps extends Pick<ProductInfoProps, 'onQuantityChange'> {
  product: Product;
  choice: ProductChoice | null;
  /** The number of pieces to add. */
  quantity: number;
}

/** The color and size if they cannot be chosen, and a control for the quantity unless the product is sold out. */
function ProductFacts({ product, choice, quantity, onQuantityChange }: ProductFactsProps) {
  const hasSizes = choice !== null && choice.sizes.length > 1;
  const hasColors = choice !== null && choice.colors.length > 1;
  if (hasSizes && hasColors && product.quantity <= 0) return null;
  return (
    <dl className={styles.facts}>
      {!hasColors && (
        <Fact term="Color">
          <Swatch color={product.color} colorHex={product.colorHex} />
        </Fact>
      )}
      {!hasSizes && (
        <Fact term="Size">
          <Text as="span" weight="medium">
            <bdi>{product.size || 'One size'}</bdi>
          </Text>
        </Fact>
      )}
      {product.quantity > 0 && (
        <Fact
          term={
            <>
              <span>Quantity</span>
              {!hasSizes && product.quantity <= FEW_LEFT && (
                <Text as="span" tone="warning">
                  {` · only ${product.quantity} left`}
                </Text>
              )}
            </>
          }
        >
          <QuantityStepper
            itemName={product.name}
            value={quantity}
            {...quantityLimit(product)}
            onChange={onQuantityChange}
            size="small"
          />
        </Fact>
      )}
    </dl>
  );
}

function Fact({ term, children }: { term: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <Text as="dt" tone="muted">
        {term}
      </Text>
      <dd>{children}</dd>
    </div>
  );
}
