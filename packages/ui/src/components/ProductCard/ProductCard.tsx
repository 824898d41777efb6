import { type Product, productPath } from '@abs/contract';
import { breakpoints } from '../../theme/breakpoints.ts';
import { Button } from '../Button/index.ts';
import { Link } from '../Link/index.ts';
import { Picture } from '../Picture/index.ts';
import { Skeleton } from '../Skeleton/index.ts';
import { Price, Text } from '../Text/index.ts';
import * as styles from './ProductCard.css.ts';

/** The product data that a card shows. Lists and related products both include it. */
export type CardProduct = Pick<
  Product,
  'id' | 'name' | 'price' | 'size' | 'color' | 'salesCoverPicture' | 'cover' | 'quantity'
>;

export interface ProductCardProps {
  product: CardProduct;
  /** The URL of the product page. @default productPath(product) */
  to?: string;
  /** Adds one piece to the cart. Without it the card has no button. */
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
}

/** The width of a card's picture in the grid: half a phone, a third of a tablet, a quarter of the page. */
const gridSizes = `(min-width: ${breakpoints.navigation}px) min(22vw, 400px), (min-width: ${breakpoints.tablet}px) 30vw, 50vw`;

/** A product in a grid: picture, name, price, and a button that adds it to the cart. */
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
}: ProductCardProps) {
  const Name = `h${level}` as const;
  const soldOut = product.quantity === 0;
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
          <Link to={to} className={styles.link}>
            {product.name}
          </Link>
        </Name>
        <Text as="div" className={styles.facts}>
          <span>
            {product.color}
            {product.size && `, ${product.size}`}
          </span>
          <Price amount={product.price} className={styles.price} />
        </Text>
      </div>
      {onAddToCart && (
        <div className={styles.action}>
          <Button
            variant="soft"
            size="small"
            full
            aria-label={`${buttonLabel}: ${product.name}`}
            disabled={soldOut}
            pending={pending}
            onClick={() => onAddToCart(product.id)}
          >
            {buttonLabel}
          </Button>
        </div>
      )}
    </article>
  );
}

/** The placeholder of a card while it loads. */
export function ProductCardSkeleton({ withAction = true }: { withAction?: boolean }) {
  return (
    <div data-slot="product-card-skeleton" aria-hidden="true" className={styles.card}>
      <Skeleton shape="picture" />
      <div className={styles.text}>
        <Skeleton shape="text" width="70%" />
        <Skeleton shape="text" width="45%" />
      </div>
      {withAction && (
        <div className={styles.action}>
          <Skeleton height={44} />
        </div>
      )}
    </div>
  );
}
