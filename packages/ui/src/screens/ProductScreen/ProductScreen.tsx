import type { Product } from '@abs/contract';
import type { ReactNode } from 'react';
import { Button, ButtonLink } from '../../components/Button/index.ts';
import { Carousel } from '../../components/Carousel/index.ts';
import { Container } from '../../components/Container/index.ts';
import { EmptyState, ErrorState } from '../../components/EmptyState/index.ts';
import { Notice } from '../../components/Notice/index.ts';
import { type CardProduct, ProductCard } from '../../components/ProductCard/index.ts';
import { QuantityStepper } from '../../components/QuantityStepper/index.ts';
import { ScriptNotice } from '../../components/ScriptNotice/index.ts';
import { ShareButton } from '../../components/ShareButton/index.ts';
import { Swatch } from '../../components/Swatch/index.ts';
import { Heading, Price, Text } from '../../components/Text/index.ts';
import type { LookupState } from '../../lib/loadState.ts';
import { quantityLimit } from '../../lib/quantityLimit.ts';
import { breakpoints } from '../../theme/breakpoints.ts';
import { ProductGallery } from './ProductGallery.tsx';
import * as styles from './ProductScreen.css.ts';
import { ProductScreenSkeleton } from './ProductScreenSkeleton.tsx';

/** A product: loading, failed, not found, or loaded. */
export type ProductState = LookupState<{
  product: Product;
  related: CardProduct[];
  /** The number of pieces to add, from 1 to the stock. @default 1 */
  quantity?: number;
  /** The index of the main picture; the cover is 0. @default 0 */
  pictureIndex?: number;
}>;

/** The width of a card's picture in the carousel of related products. */
const relatedSizes = `(min-width: ${breakpoints.navigation}px) min(23vw, 400px), (min-width: ${breakpoints.tablet}px) 34vw, 55vw`;

export interface ProductScreenProps {
  state: ProductState;
  /** Called with the number, one up or one down, always between 1 and the stock. */
  onQuantityChange: (quantity: number) => void;
  /** Called with the index of the new main picture. */
  onPictureSelect: (index: number) => void;
  /** Adds the pieces to the cart. */
  onAddToCart: () => void;
  /** Adds the pieces to the cart and opens the delivery form. */
  onOrderNow: () => void;
  /** The canonical link of the product, to share. Without it there is no share button. */
  shareUrl?: string;
  /** Loads the product again after an error. */
  onRetry: () => void;
  /** The button whose action is in progress. @default null */
  pending?: 'adding' | 'ordering' | null;
}

/** A product: pictures, details, and buttons to add it to the cart or order it. */
export function ProductScreen({ state, ...actions }: ProductScreenProps) {
  switch (state.status) {
    case 'loading':
      return <ProductScreenSkeleton />;
    case 'error':
      return (
        <Container>
          <ErrorState message={state.message} onRetry={actions.onRetry} />
        </Container>
      );
    case 'notFound':
      return (
        <Container>
          <EmptyState level={1} title="Product not found" action={<ButtonLink to="/">Go Shop</ButtonLink>}>
            It may have sold out, or the link may be wrong.
          </EmptyState>
        </Container>
      );
    case 'ready':
      return <ProductDetail key={state.product.id} detail={state} {...actions} />;
  }
}

interface ProductDetailProps extends Omit<ProductScreenProps, 'state' | 'onRetry'> {
  detail: Extract<ProductState, { status: 'ready' }>;
}

const FEW_LEFT = 5;

function ProductDetail({
  detail,
  onQuantityChange,
  onPictureSelect,
  onAddToCart,
  onOrderNow,
  shareUrl,
  pending = null,
}: ProductDetailProps) {
  const { product, related, quantity = 1, pictureIndex = 0 } = detail;
  const soldOut = product.quantity <= 0;
  return (
    <Container className={styles.page}>
      <div className={styles.product}>
        <ProductGallery
          name={product.name}
          chosen={pictureIndex}
          onPictureSelect={onPictureSelect}
          pictures={product.pictures ?? [product.cover ?? product.salesCoverPicture, ...product.subImages]}
        />
        <div className={styles.info}>
          <div className={styles.title}>
            <Heading level={1} size="display">
              {product.name}
            </Heading>
            <Text size="title" weight="medium">
              <Price amount={product.price} />
            </Text>
          </div>
          <Text measure>{product.description}</Text>
          <ProductFacts product={product} quantity={quantity} onQuantityChange={onQuantityChange} />
          {soldOut ? (
            <Notice tone="warning">Out of stock. You can’t order it right now.</Notice>
          ) : (
            <>
              <ScriptNotice action="order" />
              <div className={styles.actions}>
                <Button pending={pending === 'adding'} onClick={onAddToCart}>
                  Add to Cart
                </Button>
                <Button variant="secondary" pending={pending === 'ordering'} onClick={onOrderNow}>
                  Order Now
                </Button>
              </div>
            </>
          )}
          {shareUrl && (
            <div>
              <ShareButton name={product.name} url={shareUrl} />
            </div>
          )}
        </div>
      </div>
      {related.length > 0 && (
        <Carousel
          title="You might also like"
          items={related.map((other) => ({
            key: other.id,
            content: <ProductCard product={other} sizes={relatedSizes} />,
          }))}
        />
      )}
    </Container>
  );
}

interface ProductFactsProps extends Pick<ProductScreenProps, 'onQuantityChange'> {
  product: Product;
  /** The number of pieces to add. */
  quantity: number;
}

/** Color and size, and a control for the quantity unless the product is sold out. */
function ProductFacts({ product, quantity, onQuantityChange }: ProductFactsProps) {
  return (
    <dl className={styles.facts}>
      <Fact term="Color">
        <Swatch color={product.color} colorHex={product.colorHex} />
      </Fact>
      <Fact term="Size">
        <Text as="span" weight="medium">
          {product.size || 'One size'}
        </Text>
      </Fact>
      {product.quantity > 0 && (
        <Fact
          term={
            <>
              Quantity
              {product.quantity <= FEW_LEFT && (
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
