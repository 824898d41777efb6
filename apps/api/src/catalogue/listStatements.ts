import type { ProductSort } from '@abs/contract';
import type { NamedStatement } from '../db/database.ts';
import { productColumns } from './mapper.ts';
import { LONGEST_PAGE, pagingOf } from './pageOfProducts.ts';
import { orderBy, orderByReversed, sortKeys } from './sorts.ts';

/**
 * One page of the collection with its totals. The total comes from the kept counter $1; $2 is the length of a page, $3 the
 * page, $4 the category. The ids come from an index alone, from its end for a page of the second half, and only the
 * page's products are loaded.
 */
function listStatement(sort: ProductSort, byCategory: boolean): NamedStatement {
  const key = sortKeys[sort];
  const ids = (order: string, rows: string, skipped: string) => `
    (select product.id from products as product
     where product.deleted_at is null${byCategory ? ' and product.category = $4::text' : ''}
     order by ${order}
     limit (select ${rows} from paging) offset (select ${skipped} from paging))`;
  return {
    name: `list_${sort}${byCategory ? '_of_category' : ''}`,
    text: `
with
  counted as (select coalesce(sum(change), 0)::integer as total from counter_changes where name = $1::text),
  ${pagingOf('$2', '$3')},
  listed as (
    select id from (
      ${ids(orderBy(key), 'case when start <= total / 2 then length else 0 end', 'start')}
      union all
      ${ids(orderByReversed(key), 'case when start <= total / 2 then 0 else length end', 'total - start - length')}
    ) as either limit ${LONGEST_PAGE})
select paging.total, paging.page, ${productColumns}
from paging left join (listed join products as product using (id)) on true
order by ${orderBy(key)}`,
  };
}

const sorts = Object.keys(sortKeys) as ProductSort[];
const statementsOf = (byCategory: boolean) =>
  Object.fromEntries(sorts.map((sort) => [sort, listStatement(sort, byCategory)])) as Record<
    ProductSort,
    NamedStatement
  >;

/** The statements of lists; their values are counter, length of a page, page, and the category where there is one. */
export const listStatements = { all: statementsOf(false), ofCategory: statementsOf(true) };
