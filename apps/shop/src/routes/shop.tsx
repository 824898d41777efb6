import type { ProductSort } from '@abs/contract';
import { categoryTitles, ShopScreen } from '@abs/ui/screens/ShopScreen';
import { useSearchParams } from 'react-router-dom';
import { PageMeta } from '../app/PageMeta.tsx';
import { useProductList } from '../machines/useProductList.ts';
import { listPath, productQuery, withParam } from './searchParams.ts';

export function ShopRoute() {
  const [searchParams, setSearchParams] = useSearchParams();
  const query = productQuery('/shop', searchParams);
  const { sort, search } = query;
  const category = query.filter === 'all' ? null : query.filter;
  const { total, isPlain, ...list } = useProductList(query, (page) =>
    setSearchParams(withParam(searchParams, 'page', String(page)), { replace: true }),
  );
  return (
    <>
      <PageMeta
        title={search ? `“${search}”` : category ? categoryTitles[category] : 'Shop'}
        description="The whole collection of ABS: hoodies, t-shirts, sneakers and jackets, priced in naira."
        path={listPath('/shop', searchParams, category)}
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
