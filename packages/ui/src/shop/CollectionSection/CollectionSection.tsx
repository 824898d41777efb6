import type { ReactNode } from 'react';
import { EmptyState, ErrorState } from '../../components/EmptyState/index.ts';
import { Pagination } from '../../components/Pagination/index.ts';
import { ScriptNotice } from '../../components/ScriptNotice/index.ts';
import { Heading, Text } from '../../components/Text/index.ts';
import type { LoadState } from '../../lib/loadState.ts';
import { type CardProduct, ProductCard, ProductGrid, ProductGridSkeleton } from '../ProductCard/index.ts';
import * as styles from './CollectionSection.css.ts';

/** A page of products: loading, failed, or loaded (possibly empty). */
export type Collection = LoadState<{ products: CardProduct[]; page: number; totalPages: number }>;

export interface CollectionSectionProps {
  collection: Collection;
  /** The heading. @default 'Our Collections' */
  title?: ReactNode;
  /** The line below the heading. @default 'Check out what suits you in our collections' */
  subtitle?: ReactNode;
  /** The title's level in the document outline. @default 2 */
  level?: 1 | 2;
  /** A picture beside the title and the line below it, usually a CollectionBanner. */
  banner?: ReactNode;
  /** Controls beside the title, such as a sort order. */
  tools?: ReactNode;
  /** Shown between the title and the grid, such as notices. */
  notice?: ReactNode;
  /** A column beside the grid, such as filters, from the width at which the navigation is visible. */
  aside?: ReactNode;
  /** The title when there are no products. @default 'No products available for now' */
  emptyTitle?: ReactNode;
  /** The action when there are no products. */
  emptyAction?: ReactNode;
  /** Returns the URL of a page. */
  hrefFor: (page: number) => string;
  /** Adds one piece of a product to the cart. */
  onAddToCart: (productId: string) => void;
  /** Loads the collection again after an error. */
  onRetry: () => void;
  /** The ids of the products being added to the cart. @default [] */
  pendingIds?: readonly string[];
  /** The products in the cart, by id. @default {} */
  inCart?: Readonly<Record<string, boolean>>;
  /** The number of cards whose pictures load immediately, the first one before the others. @default 0 */
  eager?: number;
}

/** The products that a card represents: one for each of its sizes. */
const idsOf = ({ id, sizes = [] }: CardProduct) => [id, ...sizes.map((size) => size.id)];

/** A grid of product cards with pagination, and the loading, empty and error states. */
export function CollectionSection({
  collection,
  title = 'Our Collections',
  subtitle = 'Check out what suits you in our collections',
  level = 2,
  banner,
  tools,
  notice,
  aside,
  emptyTitle = 'No products available for now',
  emptyAction,
  hrefFor,
  onAddToCart,
  onRetry,
  pendingIds = [],
  inCart = {},
  eager = 0,
}: CollectionSectionProps) {
  const grid = (
    <>
      {collection.status === 'loading' && <ProductGridSkeleton />}
      {collection.status === 'error' && <ErrorState message={collection.message} onRetry={onRetry} />}
      {collection.status === 'ready' && collection.products.length === 0 && (
        <EmptyState title={emptyTitle} level={level === 1 ? 2 : 3} action={emptyAction} />
      )}
      {collection.status === 'ready' && collection.products.length > 0 && (
        <>
          <ScriptNotice action="add products to the cart" />
          <ProductGrid>
            {collection.products.map((product, place) => (
              <li key={product.id}>
                <ProductCard
                  product={product}
                  onAddToCart={onAddToCart}
                  pending={idsOf(product).some((id) => pendingIds.includes(id))}
                  inCart={idsOf(product).some((id) => inCart[id])}
                  priority={place === 0 && eager > 0}
                  eager={place < eager}
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
    </>
  );
  const titles = (
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
  );
  return (
    <section
      data-slot="collection"
      data-state={collection.status}
      aria-labelledby="collection-title"
      className={styles.section}
    >
      <div className={styles.head}>
        {banner ? (
          <div data-slot="collection-banner" className={styles.banner}>
            {titles}
            {banner}
          </div>
        ) : (
          titles
        )}
        {tools}
      </div>
      {notice}
      {aside ? (
        <div className={styles.columns}>
          {aside}
          <div className={styles.main}>{grid}</div>
        </div>
      ) : (
        grid
      )}
    </section>
  );
}
