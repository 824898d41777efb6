import { categories, type ProductSort } from '@abs/contract';
import { searchWords } from '@abs/machines';
import { categoryTitles, ShopScreen } from '@abs/ui/screens/ShopScreen';
import { useSearchParams } from 'react-router-dom';
import { PageMeta } from '../app/PageMeta.tsx';
import { useProductList } from '../machines/useProductList.ts';
import { pageFrom, withParam } from './searchParams.ts';

const SORTS: readonly ProductSort[] = ['featured', 'newest', 'price-asc', 'price-desc', 'name'];

export function ShopRoute() {
  const [searchParams, setSearchParams] = useSearchParams();
  const sort = SORTS.find((known) => known === searchParams.get('sort')) ?? 'featured';
  const category = categories.find((known) => known === searchParams.get('category')) ?? null;
  const search = searchWords(searchParams.get('search') ?? '');
  const { total, isPlain, ...list } = useProductList(
    { page: pageFrom(searchParams), sort, search, filter: category ?? 'all' },
    (page) => setSearchParams(withParam(searchParams, 'page', String(page)), { replace: true }),
  );
  return (
    <>
      <PageMeta
        title={search ? `“${search}”` : category ? categoryTitles[category] : 'Shop'}
        description="The whole collection of ABS: hoodies, t-shirts, sneakers and jackets, priced in naira."
      />
      <ShopScreen
        {...list}
        search={search}
        category={category}
        sort={sort}
        hrefFor={(page) => `/shop?${withParam(searchParams, 'page', String(page))}`}
        {...(!isPlain && {
          onSortChange: (next: ProductSort) => {
            const to = withParam(withParam(searchParams, 'sort', next === 'featured' ? '' : next), 'page', '1');
            // At once: until the address is rendered the select stands at its former order, where the next key would begin.
            setSearchParams(to, { flushSync: true });
          },
        })}
        {...(total !== undefined && { total })}
      />
    </>
  );
}
