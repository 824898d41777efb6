import type { Category, ProductSort } from '@abs/contract';
import { pageOf } from '@abs/contract';
import type { CallResponse } from '@abs/contract/calls';
import { and, asc, count, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { readCounter } from '../db/counters.ts';
import type { Tx } from '../db/database.ts';
import { products } from '../db/schema.ts';
import { productColumns, toProduct } from './mapper.ts';

type ProductList = CallResponse<'getProducts'>;

/** What is on sale: deleted products are kept for old orders and carts, but nobody finds them. */
export const onSale = isNull(products.deletedAt);

/** The order of each sort; every one ends in the id, so that pages never overlap. */
export const sortColumns: Record<ProductSort, SQL[]> = {
  featured: [asc(products.position), asc(products.id)],
  newest: [desc(products.createdAt), asc(products.id)],
  'price-asc': [asc(products.priceKobo), asc(products.id)],
  'price-desc': [desc(products.priceKobo), asc(products.id)],
  // Starts with the folded name, so that Ọkàdà stands beside Okada in every collation.
  name: [sql`${products.searchText} collate "C"`, asc(products.id)],
};

export type Listing = { page: number; limit: number; where?: SQL | undefined; orderBy: SQL[] };

/** One page of the products that match, with the totals of all that match. */
export async function pageOfProducts(tx: Tx, { page, limit, where, orderBy }: Listing): Promise<ProductList> {
  const condition = and(onSale, where);
  const totalProducts = where ? await countOf(tx, condition) : await readCounter(tx, 'products');
  const paging = pageOf(totalProducts, limit, page);
  const rows =
    totalProducts === 0
      ? []
      : await tx
          .select(productColumns)
          .from(products)
          .where(condition)
          .orderBy(...orderBy)
          .limit(limit)
          .offset(paging.offset);
  return {
    products: rows.map(toProduct),
    totalProducts,
    totalPages: paging.totalPages,
    currentPage: paging.page,
  };
}

async function countOf(tx: Tx, condition: SQL | undefined): Promise<number> {
  const [counted] = await tx.select({ total: count() }).from(products).where(condition);
  return counted?.total ?? 0;
}

/** The collection, in the shop's own order by default. */
export function listProducts(
  tx: Tx,
  query: { page: number; limit: number; sort?: ProductSort | undefined; category?: Category | undefined },
): Promise<ProductList> {
  return pageOfProducts(tx, {
    page: query.page,
    limit: query.limit,
    where: query.category && eq(products.category, query.category),
    orderBy: sortColumns[query.sort ?? 'featured'],
  });
}
