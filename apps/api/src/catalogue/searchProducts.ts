import { limits, type ProductSort } from '@abs/contract';
import type { CallResponse } from '@abs/contract/calls';
import type { Database, NamedStatement } from '../db/database.ts';
import { productColumns } from './mapper.ts';
import { LONGEST_PAGE, pageOfProducts, pagingOf } from './pageOfProducts.ts';
import { normalizeQuery } from './searchText.ts';
import { orderBy, sortKeys } from './sorts.ts';

/** Shorter ones would be found inside unrelated words run together: 'red' in 'layered'. */
const SHORTEST_RUN_TOGETHER = 5;
/** Of the first so many products of the shop, so many must match for a query to be common: one in twenty. */
const SAMPLE = 200;
const COMMON_IN_SAMPLE = 10;

/** Name, color and category. */
const head = `split_part(product.search_text, chr(10), 1)`;
/** The name without spaces. */
const name = `split_part(product.search_text, ' ', 1)`;

const all = (conditions: readonly string[]) => conditions.join(' and ');

/**
 * Which products match, and how well: name from its start, whole query in the name, every word in the name, in name or
 * color or category, in the description. $3 is the query without spaces, the words follow it.
 */
function conditionsOf(words: number) {
  const phrase = `'%' || $3::text || '%'`;
  const patterns = Array.from({ length: words }, (_, index) => `$${index + 4}::text`);
  const anywhere = (text: string) => patterns.map((word) => `${text} like '%' || ${word} || '%'`);
  // In name, color or category anywhere ('shirt' finds 'sweatshirt'), in the description from the start of a word.
  const hasWords = patterns.map(
    // The first condition says no more than the second, but the trigram index can answer it.
    (word) => `product.search_text like '%' || ${word} || '%' and
        (${head} like '%' || ${word} || '%' or product.search_text like '% ' || ${word} || '%')`,
  );
  const hasPhrase = `product.search_text like ${phrase} and
        (length($3::text) >= ${SHORTEST_RUN_TOGETHER} or ${head} like ${phrase})`;
  return {
    matches: `(${all(hasWords)} or ${hasPhrase})`,
    rank: `case
      when product.search_text like $3::text || '%' then 0
      when ${name} like ${phrase} then 1
      when ${all(anywhere(name))} then 2
      when ${all(anywhere(head))} then 3
      else 4 end`,
  };
}

/**
 * One page of a search with its totals: $1 is the length of a page, $2 the page. A common query is answered by going
 * through the shop's order until enough match, any other by the trigram index: each would take long for the other.
 */
function searchStatement(sort: ProductSort, words: number): NamedStatement {
  const { matches, rank } = conditionsOf(words);
  // What a search features are its best matches.
  const order = sort === 'featured' ? 'rank, product.position, product.id' : orderBy(sortKeys[sort]);
  const columns = `product.id, product.search_text, product.position, product.created_at, product.price_kobo, product.sort_name`;
  return {
    name: `search_${sort}_${words}_words`,
    text: `
with
  sample as materialized (
    select product.id from (
      select * from products as product where product.deleted_at is null
      order by product.position, product.id limit ${SAMPLE}) as product
    where ${matches}),
  kind as materialized (select count(*) >= ${COMMON_IN_SAMPLE} as is_common from sample),
  walked as (
    select ${columns} from (
      select * from products as product where product.deleted_at is null and (select is_common from kind)
      -- Without it the planner would look for the words first.
      order by product.position, product.id offset 0) as product
    where ${matches} order by product.position, product.id limit ${limits.SEARCH_CAP}),
  indexed as materialized (
    select ${columns} from products as product
    where product.deleted_at is null and ${matches} and not (select is_common from kind)),
  first_indexed as (
    select * from indexed as product order by product.position, product.id limit ${limits.SEARCH_CAP}),
  found as materialized (
    select product.*, ${rank} as rank
    from (select * from walked union all select * from first_indexed) as product),
  counted as (select count(*)::integer as total from found),
  ${pagingOf('$1', '$2')},
  listed as (
    select product.id, row_number() over (order by ${order}) as place from found as product
    order by place limit (select length from paging) offset (select start from paging))
select paging.total, paging.page, ${productColumns}
from paging left join ((select * from listed limit ${LONGEST_PAGE}) as shown join products as product using (id)) on true
order by shown.place`,
  };
}

const statements = new Map<string, NamedStatement>();

/** The statement of a search of so many words. */
export function findSearchStatement(sort: ProductSort, words: number): NamedStatement {
  const key = `${sort} ${words}`;
  const found = statements.get(key) ?? searchStatement(sort, words);
  statements.set(key, found);
  return found;
}

/**
 * Products that have every word of the query, or the whole query written together: 't-shirt', 'tshirt' and 'T Shirt'
 * are one. Best matches first by default. A query without letters or digits finds nothing. Where more than
 * `SEARCH_CAP` match, these are the first of the shop's order, and the total says so many.
 */
export async function searchProducts(
  db: Database,
  query: { query: string; page: number; limit: number; sort?: ProductSort | undefined },
): Promise<CallResponse<'searchProducts'>> {
  const { page, limit, sort = 'featured' } = query;
  const { words, withoutSpaces } = normalizeQuery(query.query);
  if (words.length === 0) return { products: [], totalProducts: 0, totalPages: 0, currentPage: 1 };
  return pageOfProducts(db, findSearchStatement(sort, words.length), [limit, page, withoutSpaces, ...words], limit);
}
