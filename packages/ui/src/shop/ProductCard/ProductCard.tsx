import { productPath } from '@abs/contract';
import { type ReactNode, useCallback, useContext, useRef, useState } from 'react';
import { Button } from '../../components/Button/index.ts';
import { lazyPart } from '../../components/LazyPart/index.ts';
import { Link } from '../../components/Link/index.ts';
import { Picture } from '../../components/Picture/index.ts';
import { Skeleton } from '../../components/Skeleton/index.ts';
import { Spinner } from '../../components/Spinner/index.ts';
import { Price, Text } from '../../components/Text/index.ts';
import { isolated } from '../../lib/isolated.ts';
import { breakpoints } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { CardColors } from './CardColors.tsx';
import { CardHeartContext } from './CardHeart.tsx';
import type { CardProduct } from './cardProduct.ts';
import * as styles from './ProductCard.css.ts';

export interface ProductCardProps {
  product: CardProduct;
  /** The URL of the product page. @default productPath(product) */
  to?: string;
  /**
   * Adds one piece to the cart: of the product, or of the size that is chosen on the card if there are several. Without
   * it, the card has no button.
   */
  onAddToCart?: (productId: string) => void;
  /** The product is being added to the cart. @default false */
  pending?: boolean;
  /** The product is in the cart, so the button offers another piece. @default false */
  inCart?: boolean;
  /** Loads the picture immediately and before others: for the first card of the first view. @default false */
  priority?: boolean;
  /** Loads the picture immediately: for the other cards of the first view. @default false */
  eager?: boolean;
  /** The displayed width of the picture, in the syntax of the `sizes` attribute. @default a card in a ProductGrid */
  sizes?: string;
  /** The level of the name in the document outline. @default 3 */
  level?: 2 | 3;
  /** Content in the corner of the picture. @default the heart from CardHeartProvider */
  heart?: ReactNode;
}

/** The width of a card's picture in the grid: half a phone, a third of a tablet, a quarter of the page. */
const gridSizes = `(min-width: ${breakpoints.navigation}px) min(22vw, 400px), (min-width: ${breakpoints.tablet}px) 30vw, 50vw`;

const SizeChoice = lazyPart(async () => (await import('../SizeChoice/index.ts')).SizeChoice, {
  fallback: (
    <div className={styles.loadingSizes}>
      <Spinner />
    </div>
  ),
});

/** The sizes to choose from; none if there is only one. */
const sizesToChoose = ({ sizes = [] }: CardProduct) => (sizes.length > 1 ? sizes : []);

/** Whether none of its sizes can be bought. */
const isSoldOut = ({ quantity, sizes }: CardProduct) =>
  sizes?.length ? sizes.every((size) => size.quantity === 0) : quantity === 0;

/** The size; if there are several, those in stock, by name if they are few. */
function sizesText(product: CardProduct): string {
  const all = sizesToChoose(product);
  if (all.length === 0) return product.sizes?.[0]?.size ?? product.size;
  const inStock = all.filter(({ quantity }) => quantity > 0);
  if (inStock.length === 0) return `${all.length} sizes`;
  return inStock.length > 2 ? `${inStock.length} sizes` : inStock.map(({ size }) => size).join(', ');
}

/** A product in a grid: picture, name, price, the colors of its style, and a button that adds it to the cart. */
export function ProductCard({
  product,
  to = productPath(product),
  onAddToCart,
  pending = false,
  inCart = false,
  priority = false,
  eager = priority,
  sizes = gridSizes,
  level = 3,
  heart,
}: ProductCardProps) {
  const Heart = useContext(CardHeartContext);
  const Name = `h${level}` as const;
  const soldOut = isSoldOut(product);
  const sizeText = sizesText(product);
  const buttonLabel = soldOut ? 'Out of stock' : inCart ? 'Add another' : 'Add to cart';
  return (
    <article data-slot="product-card" className={styles.card}>
      <Picture
        picture={product.cover ?? product.salesCoverPicture}
        alt=""
        sizes={sizes}
        priority={priority}
        eager={eager}
        className={styles.picture}
      />
      <div className={styles.text}>
        <Name>
          <Link to={to} dir="auto" className={styles.link}>
            {product.name}
          </Link>
        </Name>
        <Text as="div" className={styles.facts}>
          {product.color && sizeText ? isolated`${product.color}, ${sizeText}` : <bdi>{product.color || sizeText}</bdi>}
          <Price amount={product.price} className={styles.price} />
        </Text>
        <CardColors product={product} to={to} />
      </div>
      <div data-slot="card-heart" className={styles.heart}>
        {heart ?? (Heart && <Heart product={product} />)}
      </div>
      {onAddToCart && (
        <AddButton
          product={product}
          label={buttonLabel}
          disabled={soldOut}
          pending={pending}
          onAddToCart={onAddToCart}
        />
      )}
    </article>
  );
}

interface AddButtonProps extends Required<Pick<ProductCardProps, 'product' | 'onAddToCart' | 'pending'>> {
  label: string;
  disabled: boolean;
}

/** The button of a card. If there are several sizes, the choice of sizes opens in its place. */
function AddButton({ product, label, disabled, pending, onAddToCart }: AddButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isChoosing, setIsChoosing] = useState(false);
  const sizes = sizesToChoose(product);
  const close = useCallback((reason: 'closed' | 'left') => {
    setIsChoosing(false);
    if (reason === 'closed') button.current?.focus();
  }, []);
  return (
    <div className={styles.action}>
      <Button
        ref={button}
        variant="soft"
        size="small"
        full
        aria-label={`${label}: ${product.name}`}
        aria-expanded={sizes.length > 0 ? isChoosing : undefined}
        disabled={disabled}
        pending={pending}
        onClick={() => {
          if (sizes.length > 0) setIsChoosing(true);
          else onAddToCart(product.sizes?.[0]?.id ?? product.id);
        }}
      >
        {label}
      </Button>
      {isChoosing && (
        <div className={styles.sizes}>
          <SizeChoice
            name={product.name}
            sizes={sizes}
            onClose={close}
            onChoose={(productId) => {
              close('closed');
              onAddToCart(productId);
            }}
          />
        </div>
      )}
    </div>
  );
}

/** The placeholder of a card while it loads, as high as a card of a style in several colors. */
export function ProductCardSkeleton() {
  return (
    <div data-slot="product-card-skeleton" aria-hidden="true" className={styles.card}>
      <Skeleton shape="picture" />
      <div className={styles.text}>
        <Skeleton shape="text" width="70%" />
        <div className={styles.facts}>
          <Skeleton shape="text" width="5rem" />
          <Skeleton shape="text" width="4rem" />
        </div>
        <div className={styles.loadingColors}>
          <Skeleton width="5rem" height={16} />
        </div>
      </div>
      <div className={styles.action}>
        <Skeleton height={vars.size.controlSmall} />
      </div>
    </div>
  );
}
