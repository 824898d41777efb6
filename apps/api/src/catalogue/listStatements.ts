import type { ProductSort } from '@abs/contract';
import type { NamedStatement } from '../db/database.ts';
import { LONGEST_PAGE, pageRows, pagingOf } from './pageOfProducts.ts';
import { orderBy, orderByReversed, sortKeys } from './sorts.ts';

/** Whether a list has the products of one category only, and one of each style and color. */
type Kind = { byCategory: boolean; byStyle: boolean };

/**
 * One page of the collection with its totals. The total comes from the kept counter $1; $2 is the length of a page, $3 the
 * page, $4 the category. The ids come from an index alone, from its end for a page of the second half, and only the
 * page's products are loaded.
 */
function listStatement(sort: ProductSort, { byCategory, byStyle }: Kind): NamedStatement {
  const key = sortKeys[sort];
  const conditions = [
    'product.deleted_at is null',
    ...(byStyle ? ['product.is_card'] : []),
    ...(byCategory ? ['product.category = $4::text'] : []),
  ].join(' and ');
  const ids = (order: string, rows: string, skipped: string) => `
    (select product.id from products as product
     where ${conditions}
     order by ${order}
     limit (select ${rows} from paging) offset (select ${skipped} from paging))`;
  return {
    name: `list_${sort}${byCategory ? '_of_category' : ''}${byStyle ? '_by_style' : ''}`,
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
${pageRows('listed', orderBy(key), byStyle)}`,
  };
}

const sorts = Object.keys(sortKeys) as ProductSort[];
const statementsOf = (kind: Kind) =>
  Object.fromEntries(sorts.map((sort) => [sort, listStatement(sort, kind)])) as Record<ProductSort, NamedStatement>;
const ofKinds = (byStyle: boolean) => ({
  all: statementsOf({ byCategory: false, byStyle }),
  ofCategory: statementsOf({ byCategory: true, byStyle }),
});

/** The statements of lists; their values are counter, length of a page, page, and the category if the list has one. */
export const listStatements = { ofProducts: ofKinds(false), ofCards: ofKinds(true) };
