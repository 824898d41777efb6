import type { Product } from '@abs/contract';
import type { Variant } from '@abs/contract/entities';
import { type ReactNode, useRef } from 'react';
import { Carousel } from '../../components/Carousel/index.ts';
import { Container } from '../../components/Container/index.ts';
import { ErrorState } from '../../components/EmptyState/index.ts';
import { lazyPart } from '../../components/LazyPart/index.ts';
import { focusSizePicker } from '../../components/SizePicker/index.ts';
import type { LookupState } from '../../lib/loadState.ts';
import { type CardProduct, ProductCard } from '../../shop/ProductCard/index.ts';
import { breakpoints } from '../../theme/breakpoints.ts';
import type { ProductChoice } from './ProductChoices.tsx';
import { ProductGallery } from './ProductGallery.tsx';
import { ProductInfo } from './ProductInfo.tsx';
import { ProductNotFound } from './ProductNotFound.tsx';
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
  /** The other sizes and colors of its style; null if there are none. `product` is the chosen variant. @default null */
  choice?: ProductChoice | null;
  /** Shows that a size must be chosen, and moves the focus there. @default false */
  isSizeMissing?: boolean;
  /** The price is the lowest of several, until a size is chosen. @default false */
  isLowestPrice?: boolean;
}>;

/** Loads after the page, which can do without it. */
const ProductAddBar = lazyPart(async () => (await import('./ProductAddBar.tsx')).ProductAddBar, { failed: () => null });

/** The width of a card's picture in the carousel of related products. */
const relatedSizes = `(min-width: ${breakpoints.navigation}px) min(23vw, 400px), (min-width: ${breakpoints.tablet}px) 30vw, 46vw`;

export interface ProductScreenProps {
  state: ProductState;
  /** Called with the number, one up or one down, always between 1 and the stock. */
  onQuantityChange: (quantity: number) => void;
  /** Called with the index of the new main picture. */
  onPictureSelect: (index: number) => void;
  /** Called with the size that the visitor chose. */
  onSizeChoose?: (size: string) => void;
  /** Called with a variant in the color that the visitor chose, in the chosen size if there is one. */
  onColorChoose?: (variant: Variant) => void;
  /** Adds the pieces to the cart. Also called before a size is chosen. */
  onAddToCart: () => void;
  /** Adds the pieces to the cart and opens the delivery form. */
  onOrderNow: () => void;
  /** The canonical link of the product, to share. Without it there is no share button. */
  shareUrl?: string;
  /** Loads the product again after an error. */
  onRetry: () => void;
  /** The button whose action is in progress. @default null */
  pending?: 'adding' | 'ordering' | null;
  /** A link to the size guide, beside the sizes. */
  sizeGuide?: ReactNode;
  /** A button that saves the product for later, next to the share button. */
  heart?: ReactNode;
  /** The recently viewed products, below everything else. */
  recentlyViewed?: ReactNode;
  /** Replaces the buttons of a sold-out product, for example with an offer of a mail when it is back. */
  restock?: ReactNode;
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
      return <ProductNotFound />;
    case 'ready':
      return <ProductDetail key={state.product.styleId ?? state.product.id} detail={state} {...actions} />;
  }
}

interface ProductDetailProps extends Omit<ProductScreenProps, 'state' | 'onRetry'> {
  detail: Extract<ProductState, { status: 'ready' }>;
}

function ProductDetail({ detail, ...props }: ProductDetailProps) {
  const { product, related, pictureIndex = 0, choice = null, isSizeMissing = false } = detail;
  const sizePicker = useRef<HTMLDivElement>(null);
  const buttons = useRef<HTMLDivElement>(null);
  const addAfterSize = (add: () => void) => () => {
    add();
    // The first time, the size picker takes the focus itself when it shows the error.
    if (isSizeMissing) focusSizePicker(sizePicker.current);
  };
  const onAddToCart = addAfterSize(props.onAddToCart);
  return (
    <Container className={styles.page}>
      <div className={styles.product}>
        <ProductGallery
          key={product.color}
          name={product.name}
          chosen={pictureIndex}
          onPictureSelect={props.onPictureSelect}
          pictures={product.pictures ?? [product.cover ?? product.salesCoverPicture, ...product.subImages]}
        />
        <ProductInfo
          {...props}
          detail={detail}
          onAddToCart={onAddToCart}
          onOrderNow={addAfterSize(props.onOrderNow)}
          sizePicker={sizePicker}
          buttons={buttons}
        />
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
      {props.recentlyViewed}
      {choice && product.quantity > 0 && (
        <ProductAddBar
          product={product}
          choice={choice}
          buttons={buttons}
          pending={props.pending === 'adding'}
          onAdd={onAddToCart}
        />
      )}
    </Container>
  );
}
