import {
  type Category,
  type Facets,
  filterCount,
  noFilters,
  onlyCategory,
  type ProductFilters,
  type ProductSort,
  withoutNarrowing,
} from '@abs/contract';
import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { Breadcrumbs } from '../../components/Breadcrumbs/index.ts';
import { button } from '../../components/Button/Button.variants.ts';
import { Button, ButtonLink } from '../../components/Button/index.ts';
import { Container } from '../../components/Container/index.ts';
import { SelectField } from '../../components/Field/index.ts';
import { Link } from '../../components/Link/index.ts';
import { Notice } from '../../components/Notice/index.ts';
import { Skeleton } from '../../components/Skeleton/index.ts';
import { Inline, Stack } from '../../components/Stack/index.ts';
import { isolated } from '../../lib/isolated.ts';
import { CollectionSection, type CollectionSectionProps } from '../../shop/CollectionSection/index.ts';
import { FilterChips } from '../../shop/FilterChips/index.ts';
import { categoryIntros, categoryTitles } from '../../shop/lib/categories.ts';
// The filters' code loads after the page, but their styles load with it.
import '../../shop/FilterForm/FilterForm.css.ts';
import * as styles from './ShopScreen.css.ts';

/** The heading of a list. */
export interface ListHeading {
  title: string;
  /** Plain text; its line breaks show. '' for none. */
  text: string;
}

export interface ShopScreenProps
  extends Omit<
    CollectionSectionProps,
    'title' | 'subtitle' | 'level' | 'tools' | 'notice' | 'aside' | 'emptyTitle' | 'emptyAction' | 'eager'
  > {
  /** The search text from the URL; '' for the whole collection. @default '' */
  search?: string;
  /** The chosen filters. One category makes it the page of that category. @default noFilters */
  filters?: ProductFilters;
  /** The title and text of the listed collection or category. @default the category's own */
  heading?: ListHeading | undefined;
  /** The path of the list. @default '/shop' */
  path?: string;
  /** The available filters. Without them, a placeholder is shown while the first list loads, and then no filters. */
  facets?: Facets | undefined;
  /** The filters as a column beside the grid, usually a FilterForm. */
  filterForm?: ReactNode;
  /** Called by the button that opens the filters on small screens. */
  onFiltersOpen?: () => void;
  /** Returns the URL of the list with other filters. Without it the screen has no filters. */
  filtersHrefFor?: (filters: ProductFilters) => string;
  /** The parts of the URL that the shop ignored, each as a sentence. @default [] */
  ignored?: readonly string[];
  /** A similar search with results, if this one has none, and its URL. */
  suggestion?: { text: string; to: string } | undefined;
  /** The total number of products. Not shown while unknown. */
  total?: number;
  /** The current sort order. @default 'featured' */
  sort?: ProductSort;
  /** Called with a new sort order. Without it there is no select. */
  onSortChange?: (sort: ProductSort) => void;
  /** The URL's other parameters, by name, for browsers without script. @default {} */
  kept?: Readonly<Record<string, string>>;
}

const sorts: { value: ProductSort; label: string }[] = [
  { value: 'featured', label: 'Featured' },
  { value: 'newest', label: 'Newest' },
  { value: 'price-asc', label: 'Price, low to high' },
  { value: 'price-desc', label: 'Price, high to low' },
  { value: 'name', label: 'Name' },
];

const home = { name: 'Home', url: '/' };
const shop = { name: 'Shop', url: '/shop' };

/** The title and text of a category that the backend does not name. */
export const categoryHeading = (category: Category): ListHeading => ({
  title: categoryTitles[category],
  text: categoryIntros[category],
});

/** The whole collection, one category, search results, or a choice of filters in one of these. */
export function ShopScreen({
  search = '',
  filters = noFilters,
  heading,
  banner,
  path = '/shop',
  facets,
  filterForm,
  onFiltersOpen,
  filtersHrefFor,
  ignored = [],
  suggestion,
  total,
  sort = 'featured',
  onSortChange,
  kept = {},
  ...collection
}: ShopScreenProps) {
  const category = onlyCategory(filters);
  const chosen = filterCount(filters);
  const isLoading = collection.collection.status === 'loading';
  // Until the first answer, a placeholder has the place of the filters, so that the grid keeps its columns.
  const hasFilters = filtersHrefFor !== undefined && (facets !== undefined || isLoading);
  const shown = search ? undefined : (heading ?? (category ? categoryHeading(category) : undefined));
  const title = search ? `“${search}”` : (shown?.title ?? 'Our Collections');
  const isPart = search !== '' || shown !== undefined;
  return (
    <Container className={cx(styles.page, isPart && styles.withTrail)}>
      {isPart && <Breadcrumbs trail={[home, shop]} current={search ? 'Search' : title} />}
      <CollectionSection
        {...collection}
        level={1}
        title={<bdi>{title}</bdi>}
        banner={search ? undefined : banner}
        subtitle={<Subtitle text={shown?.text ?? ''} isPart={isPart} total={total} />}
        eager={4}
        tools={
          (onSortChange || hasFilters) && (
            <div className={styles.tools}>
              {hasFilters && onFiltersOpen && (
                <Button
                  variant="secondary"
                  aria-haspopup="dialog"
                  className={styles.filterButton}
                  disabled={facets === undefined}
                  onClick={onFiltersOpen}
                >
                  {chosen > 0 ? `Filter (${chosen})` : 'Filter'}
                </Button>
              )}
              {hasFilters && filterForm && (
                <noscript>
                  {/* Not a Link, which would drop the filters and the order from the URL. */}
                  <a
                    href="#filters"
                    className={button({ variant: 'secondary', full: true, className: styles.filterButton })}
                  >
                    Filter
                  </a>
                </noscript>
              )}
              {onSortChange && <SortForm path={path} sort={sort} kept={kept} onSortChange={onSortChange} />}
            </div>
          )
        }
        notice={
          <>
            {ignored.length > 0 && <Notice>{ignored.join(' ')}</Notice>}
            {filtersHrefFor && (hasFilters || collection.collection.status === 'error') && (
              <FilterChips filters={filters} facets={facets} hrefFor={filtersHrefFor} />
            )}
          </>
        }
        aside={
          hasFilters &&
          (filterForm ? (
            <div id="filters" className={cx(styles.aside, styles.asideWithoutScript)}>
              {filterForm}
            </div>
          ) : (
            facets === undefined && <LoadingFilters />
          ))
        }
        {...emptyStateOf({
          search,
          isPart,
          suggestion,
          clearTo: chosen > 0 && filtersHrefFor?.(withoutNarrowing(filters)),
        })}
      />
    </Container>
  );
}

/** The widths of the lines in the placeholder of the filters, by group. */
const loadingGroups = [
  ['40%', '70%', '60%', '75%', '65%'],
  ['25%', '80%', '55%'],
  ['30%', '60%', '70%', '50%'],
];

/** The placeholder of the column of filters. */
const LoadingFilters = () => (
  <Stack gap={7} aria-hidden="true" data-slot="filters-skeleton" className={styles.aside}>
    {loadingGroups.map((widths) => (
      <Stack key={widths[0]} gap={4}>
        {widths.map((width) => (
          <Skeleton key={width} shape="text" width={width} />
        ))}
      </Stack>
    ))}
  </Stack>
);

interface EmptyStateInput extends Pick<ShopScreenProps, 'suggestion'> {
  search: string;
  isPart: boolean;
  /** The URL of the list without filters, if there are any. */
  clearTo: string | false | undefined;
}

/** The text and the action if there are no products. */
function emptyStateOf({ search, isPart, suggestion, clearTo }: EmptyStateInput) {
  if (clearTo) {
    return {
      emptyTitle: 'No products match these filters',
      emptyAction: <ButtonLink to={clearTo}>Clear all filters</ButtonLink>,
    };
  }
  const all = <ButtonLink to="/shop">See all products</ButtonLink>;
  if (!search) return isPart ? { emptyAction: all } : {};
  const emptyTitle = 'No results found, search for products';
  if (!suggestion) return { emptyTitle, emptyAction: all };
  return {
    emptyTitle,
    emptyAction: <ButtonLink to={suggestion.to}>{isolated`Did you mean ${suggestion.text}?`}</ButtonLink>,
  };
}

interface SubtitleProps {
  text: string;
  /** The list is not the whole collection. */
  isPart: boolean;
  total: number | undefined;
}

function Subtitle({ text, isPart, total }: SubtitleProps) {
  const found = total !== undefined && `${total} ${total === 1 ? 'product' : 'products'}`;
  const intro = isPart ? text : 'Check out what suits you in our collections';
  return (
    <>
      {intro && (
        <span dir="auto" className={styles.intro}>
          {intro}
        </span>
      )}
      <Inline as="span" gap={4}>
        {/* While the number is unknown, its line is empty, so that nothing moves when it arrives. */}
        {(found || !isPart) && <span>{found || '\u00A0'}</span>}
        {isPart && (
          <Link to="/shop" className={styles.all}>
            All products
          </Link>
        )}
      </Inline>
    </>
  );
}

type SortFormProps = Required<Pick<ShopScreenProps, 'path' | 'sort' | 'kept' | 'onSortChange'>>;

/** Without script it is a form, which keeps the other parameters of the URL. */
function SortForm({ path, sort, kept, onSortChange }: SortFormProps) {
  return (
    <form action={path} className={styles.sort}>
      {Object.entries(kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
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
  );
}
