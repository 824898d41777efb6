import type { Category, ProductSort } from '@abs/contract';
import { Button, ButtonLink } from '../../components/Button/index.ts';
import { CollectionSection, type CollectionSectionProps } from '../../components/CollectionSection/index.ts';
import { Container } from '../../components/Container/index.ts';
import { SelectField } from '../../components/Field/index.ts';
import { Link } from '../../components/Link/index.ts';
import { Inline } from '../../components/Stack/index.ts';
import { categoryTitles } from '../../lib/categories.ts';
import * as styles from './ShopScreen.css.ts';

export interface ShopScreenProps
  extends Omit<
    CollectionSectionProps,
    'title' | 'subtitle' | 'level' | 'tools' | 'emptyTitle' | 'emptyAction' | 'eager'
  > {
  /** The search text from the URL; '' for the whole collection. @default '' */
  search?: string;
  /** The category that filters the collection. A search includes all categories. @default null */
  category?: Category | null;
  /** The total number of products. Not shown while unknown. */
  total?: number;
  /** The current sort order. @default 'featured' */
  sort?: ProductSort;
  /** Called with a new sort order. Without it there is no select. */
  onSortChange?: (sort: ProductSort) => void;
}

const sorts: { value: ProductSort; label: string }[] = [
  { value: 'featured', label: 'Featured' },
  { value: 'newest', label: 'Newest' },
  { value: 'price-asc', label: 'Price, low to high' },
  { value: 'price-desc', label: 'Price, high to low' },
  { value: 'name', label: 'Name' },
];

/** The whole collection, one category, or search results. */
export function ShopScreen({
  search = '',
  category = null,
  total,
  sort = 'featured',
  onSortChange,
  ...collection
}: ShopScreenProps) {
  const found = total !== undefined && `${total} ${total === 1 ? 'product' : 'products'}`;
  const isNarrowed = search !== '' || category !== null;
  const title = search ? `“${search}”` : category ? categoryTitles[category] : 'Our Collections';
  return (
    <Container className={styles.page}>
      <CollectionSection
        {...collection}
        level={1}
        title={title}
        subtitle={
          isNarrowed ? (
            <Inline as="span" gap={4}>
              {found}
              <Link to="/shop" className={styles.all}>
                All products
              </Link>
            </Inline>
          ) : (
            (found && `Check out what suits you in our collections: ${found}`) || undefined
          )
        }
        eager={4}
        emptyTitle={search ? 'No results found, search for products' : undefined}
        emptyAction={isNarrowed ? <ButtonLink to="/shop">See all products</ButtonLink> : undefined}
        tools={
          onSortChange && (
            <form action="/shop" className={styles.sort}>
              {category && <input type="hidden" name="category" value={category} />}
              {search && <input type="hidden" name="search" value={search} />}
              <SelectField
                label="Sort by"
                name="sort"
                options={sorts}
                value={sort}
                onChange={(event) => onSortChange(event.target.value as ProductSort)}
              />
              <noscript>
                <Button type="submit" variant="secondary">
                  Sort
                </Button>
              </noscript>
            </form>
          )
        }
      />
    </Container>
  );
}
