import type { ReactNode } from 'react';
import { EmptyState, ErrorState } from '../EmptyState/index.ts';
import { Pagination } from '../Pagination/index.ts';
import { type CardProduct, ProductCard, ProductGrid, ProductGridSkeleton } from '../ProductCard/index.ts';
import { Heading, Text } from '../Text/index.ts';
import * as styles from './CollectionSection.css.ts';

/** A page of products: on its way, not to be had, or there. */
export type Collection =
  | { status: 'loading' }
  | { status: 'error'; message: string }
  | { status: 'ready'; products: CardProduct[]; page: number; totalPages: number };

export interface CollectionSectionProps {
  collection: Collection;
  /** @default 'Our Collections' */
  title?: ReactNode;
  /** @default 'Check out what suits you in our collections' */
  subtitle?: ReactNode;
  /** The title's level in the outline. @default 2 */
  level?: 1 | 2;
  /** Beside the title, such as a choice of order. */
  tools?: ReactNode;
  /** What there is to say when there are no products. @default 'No products available for now' */
  emptyTitle?: ReactNode;
  /** The way on from an empty collection. */
  emptyAction?: ReactNode;
  /** The address of a page. */
  hrefFor: (page: number) => string;
  /** Puts one piece of a product into the cart. */
  onAddToCart: (productId: string) => void;
  /** Loads the collection again after an error. */
  onRetry: () => void;
  /** Products that are being added to the cart now. @default [] */
  adding?: readonly string[];
  /** Products that are in the cart. @default {} */
  inCart?: Readonly<Record<string, boolean>>;
  /** How many of the first cards load their pictures at once. @default 0 */
  eager?: number;
}

/** The collection: a grid of product cards and its pages, with a state for everything that may come instead. */
export function CollectionSection({
  collection,
  title = 'Our Collections',
  subtitle = 'Check out what suits you in our collections',
  level = 2,
  tools,
  emptyTitle = 'No products available for now',
  emptyAction,
  hrefFor,
  onAddToCart,
  onRetry,
  adding = [],
  inCart = {},
  eager = 0,
}: CollectionSectionProps) {
  return (
    <section
      data-slot="collection"
      data-state={collection.status}
      aria-labelledby="collection-title"
      className={styles.section}
    >
      <div className={styles.head}>
        <div className={styles.titles}>
          <Heading level={level} size="display" id="collection-title">
            {title}
          </Heading>
          {subtitle && (
            <Text size="lead" tone="muted">
              {subtitle}
            </Text>
          )}
        </div>
        {tools}
      </div>
      {collection.status === 'loading' && <ProductGridSkeleton />}
      {collection.status === 'error' && <ErrorState message={collection.message} onRetry={onRetry} />}
      {collection.status === 'ready' && collection.products.length === 0 && (
        <EmptyState title={emptyTitle} level={level === 1 ? 2 : 3} action={emptyAction} />
      )}
      {collection.status === 'ready' && collection.products.length > 0 && (
        <>
          <ProductGrid>
            {collection.products.map((product, place) => (
              <li key={product.id}>
                <ProductCard
                  product={product}
                  onAddToCart={onAddToCart}
                  adding={adding.includes(product.id)}
                  inCart={inCart[product.id] ?? false}
                  priority={place < eager}
                  level={level === 1 ? 2 : 3}
                />
              </li>
            ))}
          </ProductGrid>
          <div className={styles.pages}>
            <Pagination
              page={collection.page}
              totalPages={collection.totalPages}
              hrefFor={hrefFor}
              label="Pages of the collection"
            />
          </div>
        </>
      )}
    </section>
  );
}
