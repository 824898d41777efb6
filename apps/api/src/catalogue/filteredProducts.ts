import { type ProductSort, pageOf } from '@abs/contract';
import type { CallResponse } from '@abs/contract/calls';
import type { Database, NamedStatement } from '../db/database.ts';
import type { CatalogueIndex } from './catalogueIndex.ts';
import { countProducts, type Listed } from './countProducts.ts';
import { toFacets } from './facets.ts';
import { findFailures, hasOwnFilter, type ListQuery } from './filter.ts';
import { type ProductRow, productColumns } from './mapper.ts';
import { LONGEST_PAGE, styleColumn, toListed } from './pageOfProducts.ts';
import { RecentLists } from './recentLists.ts';
import type { CardRow } from './variants.ts';

/** The products of the ids $1, in their order. */
const productsStatement = (byStyle: boolean): NamedStatement => ({
  name: `products_by_id${byStyle ? '_by_style' : ''}`,
  text: `
select ${productColumns}${byStyle ? `, ${styleColumn}` : ''}
from (select * from unnest($1::uuid[]) with ordinality as listed (id, place) limit ${LONGEST_PAGE}) as shown
  join products as product using (id)
where product.deleted_at is null
order by shown.place`,
});

/** A list of 100,000 products takes 100 kB. */
const MOST_LISTS = 8;
const recentLists = new RecentLists<ReturnType<typeof listProducts>>(MOST_LISTS);

export const idStatements = { ofProducts: productsStatement(false), ofCards: productsStatement(true) };

/**
 * A page of the products, or of some, that fit a query, and their facets if the query requests them.
 * @param index all products; those of `found` that it does not have are left out
 * @param found ids in their order; with `group=style`, one of each card
 */
export async function filteredProducts(
  db: Database,
  index: CatalogueIndex,
  query: ListQuery,
  found?: readonly string[],
): Promise<CallResponse<'getProducts'>> {
  const byStyle = query.group === 'style';
  const candidates = found?.flatMap((id) => index.slotOf(id) ?? []);
  const { page, limit, sort, ...filters } = query;
  const list = () => listProducts(index, query, candidates);
  const { listed, facets } = candidates ? list() : recentLists.get(index, filters, list);
  const paging = pageOf(listed.total, limit, page);
  const end = Math.min(paging.offset + limit, listed.total);
  const shown = candidates
    ? sortFound(index, listed.found, sort).slice(paging.offset, end)
    : sliceOfOrder(index, listed, sort, paging.offset, end);
  const ids = shown.map((slot) => index.ids[slot] as string);
  // The index may change during the following await.
  const statement = byStyle ? idStatements.ofCards : idStatements.ofProducts;
  const rows = ids.length === 0 ? [] : await db.named<ProductRow | CardRow>(statement, [`{${ids.join(',')}}`]);
  return {
    products: rows.map(toListed),
    totalProducts: listed.total,
    totalPages: paging.totalPages,
    currentPage: paging.page,
    ...(facets && { facets }),
  };
}

function listProducts(index: CatalogueIndex, query: ListQuery, candidates: readonly number[] | undefined) {
  const byStyle = query.group === 'style';
  const marksUnfiltered = query.facets === true && hasOwnFilter(query);
  const listed = countProducts({ index, failures: findFailures(index, query), byStyle, candidates, marksUnfiltered });
  return { listed, facets: query.facets ? toFacets(index, listed.counts, query) : undefined };
}

/** Search results are already in the order of `featured`: best matches first. */
const sortFound = (index: CatalogueIndex, slots: number[], sort: ProductSort = 'featured'): number[] =>
  sort === 'featured' ? slots : slots.sort(index.comparing(sort));

/** The listed slots from `start` to `end` in the order of the sort, read from the end if that is nearer. */
function sliceOfOrder(
  index: CatalogueIndex,
  { total, isListed }: Listed,
  sort: ProductSort = 'featured',
  start: number,
  end: number,
): number[] {
  if (start === end) return [];
  const order = index.sorted(sort);
  const isFirstHalf = start <= total / 2;
  const skipped = isFirstHalf ? start : total - end;
  const taken: number[] = [];
  for (let step = 0, passed = 0; step < order.length && taken.length < end - start; step += 1) {
    const slot = order[isFirstHalf ? step : order.length - 1 - step] as number;
    if (!isListed[slot]) continue;
    if (passed >= skipped) taken.push(slot);
    passed += 1;
  }
  return isFirstHalf ? taken : taken.reverse();
}
