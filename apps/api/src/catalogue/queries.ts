import type { Category, ProductSort } from '@abs/contract';
import type { CallResponse } from '@abs/contract/calls';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Counter } from '../db/counters.ts';
import type { Database, Tx } from '../db/database.ts';
import { products } from '../db/schema.ts';
import { isUuid } from '../ids.ts';
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

/** The collection, in the shop's own order by default. */
export function listProducts(
  db: Database,
  query: { page: number; limit: number; sort?: ProductSort | undefined; category?: Category | undefined },
): Promise<CallResponse<'getProducts'>> {
  const { page, limit, category, sort = 'featured' } = query;
  const counter: Counter = category ? `products:${category}` : 'products';
  const statement = listStatements[category ? 'ofCategory' : 'all'][sort];
  return pageOfProducts(db, statement, [counter, limit, page, ...(category ? [category] : [])], limit);
}
