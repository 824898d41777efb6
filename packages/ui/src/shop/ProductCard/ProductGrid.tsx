import type { ReactNode } from 'react';
import * as styles from './ProductCard.css.ts';
import { ProductCardSkeleton } from './ProductCard.tsx';

/** Two columns on phones, three on tablets, four on desktops. Each child is a list item. */
export function ProductGrid({ children }: { children: ReactNode }) {
  return (
    <ul data-slot="product-grid" className={styles.grid}>
      {children}
    </ul>
  );
}

/** The placeholder of the grid while it loads. */
export function ProductGridSkeleton({ count = 12 }: { count?: number }) {
  return (
    <div data-slot="product-grid" aria-busy="true" role="status" aria-label="Loading products" className={styles.grid}>
      {Array.from({ length: count }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity but their index.
        <ProductCardSkeleton key={place} />
      ))}
    </div>
  );
}
