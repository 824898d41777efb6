import {
  type Category,
  filterParams,
  onlyCategory,
  type Picture,
  type ProductFilters,
  type ProductSort,
} from '@abs/contract';
import { lazyDialog } from '@abs/ui/components/LazyPart';
import { CollectionBanner, categoryHeading, type ListHeading, ShopScreen } from '@abs/ui/screens/ShopScreen';
import { useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { LazyFilterForm } from '../app/LazyFilterForm.tsx';
import { overlaysAt } from '../app/overlayHistory.ts';
import { PageMeta } from '../app/PageMeta.tsx';
import { useProductList } from '../machines/useProductList.ts';
import { usePlaces } from '../pages/places.ts';
import {
  collectionAt,
  filtersFrom,
  listPath,
  ofPage,
  productQuery,
  queryText,
  withFilters,
  withParam,
} from '../pages/searchParams.ts';
import { ignoredText } from './ignoredText.ts';

const ShopFilters = lazyDialog(async () => (await import('../app/ShopFilters.tsx')).ShopFilters);

const description = 'The whole collection of ABS: hoodies, t-shirts, sneakers and jackets, priced in naira.';

type ListHead = ListHeading & { picture?: Picture | undefined };

/** The heading of a category from the backend; the built-in heading if the backend has none. */
function useCategoryHead(category: Category | null): ListHead | undefined {
  const place = usePlaces()?.find(({ url }) => url === `/shop?category=${category}`);
  if (!category) return undefined;
  return place ? { title: place.name, text: place.text ?? '', picture: place.picture } : categoryHeading(category);
}

/** Parameters by name, without those that are empty. */
const withoutEmpty = (params: Record<string, string>) =>
  Object.fromEntries(Object.entries(params).filter(([, value]) => value !== ''));

export interface ProductListPageProps {
  /** The path of the list. */
  path: string;
  /** Only for collections. */
  head?: ListHead;
}

/**
 * The page of a product list: all products, a category, search results or a collection. The URL's parameters narrow it.
 */
export function ProductListPage({ path, head: ofCollection }: ProductListPageProps) {
  const [searchParams, setSearchParams] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const [isChoosing, setIsChoosing] = useState(false);
  const query = productQuery(path, searchParams);
  const { sort, search } = query;
  const { filters, ignored } = filtersFrom(searchParams, collectionAt(path));
  const ofCategory = useCategoryHead(onlyCategory(filters));
  const heading = ofCollection ?? ofCategory;
  const { total, isPlain, facets, suggestion, ...list } = useProductList(query, (page) =>
    setSearchParams(withParam(searchParams, 'page', String(page)), { replace: true }),
  );
  const filtersHrefFor = (next: ProductFilters) => `${path}${queryText(withFilters(searchParams, next))}`;
  const applyFilters = (next: ProductFilters, replace = false) =>
    // Synchronous, because a second press before the URL is rendered would start from the former choice.
    navigate(filtersHrefFor(next), { replace, preventScrollReset: true, flushSync: true });
  const kept = { search, sort: sort === 'featured' ? '' : sort };
  return (
    <>
      <PageMeta
        {...ofPage(
          query.page,
          search ? `“${search}”` : (heading?.title ?? 'Shop'),
          heading && !search ? `${heading.title}. ${heading.text}`.trim() : description,
        )}
        path={listPath(path, searchParams)}
      />
      <ShopScreen
        {...list}
        search={search}
        path={path}
        heading={heading}
        banner={heading?.picture && <CollectionBanner picture={heading.picture} />}
        filters={filters}
        facets={facets}
        ignored={ignored.map((kind) => ignoredText[kind])}
        sort={sort}
        kept={withoutEmpty({ ...filterParams(filters), search: kept.search })}
        hrefFor={(page) => `${path}${queryText(withParam(searchParams, 'page', String(page)))}`}
        {...(!isPlain && {
          filtersHrefFor,
          onFiltersOpen: () => setIsChoosing(true),
          onSortChange: (next: ProductSort) => {
            const to = withParam(withParam(searchParams, 'sort', next === 'featured' ? '' : next), 'page', '1');
            // Synchronous, because the select has its former order until the URL is rendered, and the next key would
            // start there.
            setSearchParams(to, { flushSync: true });
          },
        })}
        {...(facets && {
          filterForm: (
            <LazyFilterForm
              action={path}
              facets={facets}
              filters={filters}
              kept={withoutEmpty(kept)}
              onFiltersChange={(next) => applyFilters(next)}
            />
          ),
        })}
        {...(suggestion && {
          suggestion: { text: suggestion, to: `/shop?${new URLSearchParams({ search: suggestion })}` },
        })}
        {...(total !== undefined && { total })}
      />
      <ShopFilters
        open={isChoosing}
        search={search}
        filters={filters}
        totalProducts={total}
        facets={facets}
        onApply={(next) => {
          setIsChoosing(false);
          // Replaces the history entry of the sheet.
          applyFilters(next, overlaysAt(location) > 0);
        }}
        onCancel={() => setIsChoosing(false)}
      />
    </>
  );
}

export function ShopRoute() {
  return <ProductListPage path="/shop" />;
}
