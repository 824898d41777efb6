import { type Product, productPath } from '@abs/contract';
import { useId } from 'react';
import { Button } from '../../components/Button/index.ts';
import { Link } from '../../components/Link/index.ts';
import { Picture } from '../../components/Picture/index.ts';
import { Heading, Text } from '../../components/Text/index.ts';
import { breakpoints } from '../../theme/breakpoints.ts';
import * as styles from './RecentlyViewed.css.ts';

/** The product data that a device keeps. It has no price, because the price may have changed. */
export type ViewedProduct = Pick<Product, 'id' | 'name' | 'color' | 'salesCoverPicture' | 'cover'>;

export interface RecentlyViewedProps {
  /** The products, the latest first. Without any, nothing is rendered. */
  products: readonly ViewedProduct[];
  /** Removes all of them. */
  onClear: () => void;
}

/** The products that were viewed on this device. */
export function RecentlyViewed({ products, onClear }: RecentlyViewedProps) {
  const id = useId();
  if (products.length === 0) return null;
  return (
    <section data-slot="recently-viewed" aria-labelledby={id} className={styles.section}>
      <div className={styles.head}>
        <Heading level={2} size="title" id={id}>
          Recently viewed
        </Heading>
        <Button variant="quiet" size="small" aria-label="Clear recently viewed" onClick={onClear}>
          Clear
        </Button>
      </div>
      <ul className={styles.list}>
        {products.map((product) => (
          <li key={product.id} className={styles.item}>
            <ViewedTile product={product} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The width of a picture: a tile on phones, and a sixth of the page on desktops. */
const pictureSizes = `(min-width: ${breakpoints.navigation}px) min(15vw, 260px), (min-width: ${breakpoints.tablet}px) 22vw, 38vw`;

function ViewedTile({ product }: { product: ViewedProduct }) {
  const { name, color, cover, salesCoverPicture } = product;
  return (
    <article className={styles.tile}>
      <Picture picture={cover ?? salesCoverPicture} alt="" sizes={pictureSizes} className={styles.picture} />
      <div>
        <h3>
          <Link to={productPath(product)} dir="auto" className={styles.link}>
            {name}
          </Link>
        </h3>
        <Text tone="muted">
          <bdi>{color}</bdi>
        </Text>
      </div>
    </article>
  );
}
