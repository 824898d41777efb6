import type { CallResponse } from '@abs/contract/calls';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Counter } from '../db/counters.ts';
import type { Database, Tx } from '../db/database.ts';
import { products } from '../db/schema.ts';
import { isUuid } from '../ids.ts';
import { currentIndex } from './currentIndex.ts';
import { checkPriceLimits, isFiltered, type ListQuery, onlyCategory } from './filter.ts';
import { filteredProducts } from './filteredProducts.ts';
import { listStatements } from './listStatements.ts';
import { pageOfProducts } from './pageOfProducts.ts';

/** Matches products on sale. Deleted products are kept for old orders and carts, but cannot be found. */
export const onSale = isNull(products.deletedAt);

/**
 * Whether the product with this id was deleted. `getProduct` answers `not_found` for it, as for an unknown id. Its page
 * answers 410 rather than 404, so that search engines drop the URL immediately.
 */
export async function wasDeleted(tx: Tx, id: string): Promise<boolean> {
  if (!isUuid(id)) return false;
  const [row] = await tx
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.id, id), isNotNull(products.deletedAt)));
  return row !== undefined;
}

/**
 * Lists products, by default in the shop's own order. The database answers the lists that it keeps in order, and the
 * index in memory all others.
 * @param ids of a collection, in its order, to which the list is narrowed
 * @throws ApiError `validation` if the price limits exclude each other
 */
export async function listProducts(
  db: Database,
  query: ListQuery,
  ids?: readonly string[],
): Promise<CallResponse<'getProducts'>> {
  checkPriceLimits(query);
  if (ids || query.facets || isFiltered(query)) return filteredProducts(db, await currentIndex(db), query, ids);
  const { page, limit, sort = 'featured' } = query;
  const category = onlyCategory(query);
  const [statements, rows] =
    query.group === 'style'
      ? [listStatements.ofCards, 'cards' as const]
      : [listStatements.ofProducts, 'products' as const];
  const counter: Counter = category ? `${rows}:${category}` : rows;
  const statement = statements[category ? 'ofCategory' : 'all'][sort];
  return pageOfProducts(db, statement, [counter, limit, page, ...(category ? [category] : [])], limit);
}
