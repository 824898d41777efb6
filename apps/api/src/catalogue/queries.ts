import type { CallResponse } from '@abs/contract/calls';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Counter } from '../db/counters.ts';
import type { Database, Tx } from '../db/database.ts';
import { products } from '../db/schema.ts';
import { isUuid } from '../ids.ts';
import { checkPriceLimits, isFiltered, type ListQuery, onlyCategory } from './filter.ts';
import { filteredProducts } from './filteredProducts.ts';
import { listStatements } from './listStatements.ts';
import { pageOfProducts } from './pageOfProducts.ts';

/** What is on sale: deleted products are kept for old orders and carts, but nobody finds them. */
export const onSale = isNull(products.deletedAt);

/**
 * Whether there was a product with this id that is deleted now. `getProduct` answers `not_found` for it, as for an id that
 * never was; its page says 410 rather than 404, so that search engines drop the address at once.
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
 * The collection, in the shop's own order by default. Lists that the database keeps in order come from there, all others
 * from the index in memory.
 * @param ids of a collection, in its order, which the list is narrowed to
 * @throws ApiError `validation` where the limits of the price exclude each other
 */
export async function listProducts(
  db: Database,
  query: ListQuery,
  ids?: readonly string[],
): Promise<CallResponse<'getProducts'>> {
  checkPriceLimits(query);
  if (ids) return filteredProducts(db, query, ids);
  if (query.facets || isFiltered(query)) return filteredProducts(db, query);
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
