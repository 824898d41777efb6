import type { CallResponse } from '@abs/contract/calls';
import type { Database, NamedStatement, StatementValue } from '../db/database.ts';
import { type ProductRow, productColumns, toProduct } from './mapper.ts';
import { type CardRow, toCard, variantsColumn } from './variants.ts';

/** The longest page that the contract allows. As a limit, it also shows the planner that few rows are read. */
export const LONGEST_PAGE = 100;

/**
 * SQL for the position of a list's page, from `counted (total)` and two expressions: the length of a page, and the
 * requested page. A page beyond the last becomes the last. An empty list has page 1.
 */
export const pagingOf = (limit: string, page: string): string => `
  paging as materialized (
    select total, page, (page - 1) * size as start, least(size, total - (page - 1) * size) as length
    from (
      select total, size, greatest(1, least(${page}::integer, (total + size - 1) / size)) as page
      from (select total, ${limit}::integer as size from counted) as sized
    ) as placed)`;

/** The column that a `CardRow` has besides those of its product, from a row named `product`. */
export const styleColumn = `${variantsColumn('false')} as variants`;

/**
 * SQL for the rows of a page, each with the totals.
 * @param shown the page's ids, and the columns of its order
 */
export const pageRows = (shown: string, order: string, byStyle: boolean): string => `
select paging.total, paging.page, ${productColumns}${byStyle ? `, ${styleColumn}` : ''}
from paging left join (${shown} join products as product using (id)) on true
order by ${order}`;

/** The product of a row, with its style if `pageRows` included it. */
export const toListed = (row: ProductRow | CardRow) => ('variants' in row ? toCard(row) : toProduct(row));

/** A row of the page with the totals. An empty page has one row without a product. */
type PageRow = { total: number; page: number } & (ProductRow | CardRow | { id: null });

/** The answer to a list, from one statement that returns its page and totals. */
export async function pageOfProducts(
  db: Database,
  statement: NamedStatement,
  values: readonly StatementValue[],
  limit: number,
): Promise<CallResponse<'searchProducts'>> {
  const rows = await db.named<PageRow>(statement, values);
  const { total, page } = rows[0] ?? { total: 0, page: 1 };
  return {
    products: rows.flatMap((row) => (row.id === null ? [] : [toListed(row)])),
    totalProducts: total,
    totalPages: Math.ceil(total / limit),
    currentPage: page,
  };
}
