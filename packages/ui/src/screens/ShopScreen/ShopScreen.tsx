import type { ProductSort } from '@abs/contract';
import { ButtonLink } from '../../components/Button/index.ts';
import { CollectionSection, type CollectionSectionProps } from '../../components/CollectionSection/index.ts';
import { Container } from '../../components/Container/index.ts';
import { SelectField } from '../../components/Field/index.ts';
import * as styles from './ShopScreen.css.ts';

export interface ShopScreenProps
  extends Omit<
    CollectionSectionProps,
    'title' | 'subtitle' | 'level' | 'tools' | 'emptyTitle' | 'emptyAction' | 'eager'
  > {
  /** The term searched for, from the address; '' for the whole collection. @default '' */
  search?: string;
  /** Products found in all pages; not said while unknown. */
  total?: number;
  /** @default 'featured' */
  sort?: ProductSort;
  /** Without it there is no choice of order. */
  onSortChange?: (sort: ProductSort) => void;
}

const sorts: { value: ProductSort; label: string }[] = [
  { value: 'featured', label: 'Featured' },
  { value: 'newest', label: 'Newest' },
  { value: 'price-asc', label: 'Price, low to high' },
  { value: 'price-desc', label: 'Price, high to low' },
  { value: 'name', label: 'Name' },
];

/** The whole collection, or what a search found in it. */
export function ShopScreen({ search = '', total, sort = 'featured', onSortChange, ...collection }: ShopScreenProps) {
  const found = total !== undefined && `${total} ${total === 1 ? 'product' : 'products'}`;
  return (
    <Container className={styles.page}>
      <CollectionSection
        {...collection}
        level={1}
        title={search ? `“${search}”` : 'Our Collections'}
        subtitle={search ? found : (found && `Check out what suits you in our collections: ${found}`) || undefined}
        eager={4}
        emptyTitle={search ? 'No results found, search for products' : undefined}
        emptyAction={search ? <ButtonLink to="/shop">See all products</ButtonLink> : undefined}
        tools={
          onSortChange && (
            <div className={styles.sort}>
              <SelectField
                label="Sort by"
                options={sorts}
                value={sort}
                onChange={(event) => onSortChange(event.target.value as ProductSort)}
              />
            </div>
          )
        }
      />
    </Container>
  );
}
