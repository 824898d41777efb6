import { limits } from '@abs/contract';
import type { CallResponse } from '@abs/contract/calls';
import type { Database, NamedStatement } from '../db/database.ts';
import type { CatalogueIndex } from './catalogueIndex.ts';
import { currentIndex } from './currentIndex.ts';
import { checkPriceLimits, type ListQuery } from './filter.ts';
import { filteredProducts } from './filteredProducts.ts';
import { RecentLists } from './recentLists.ts';
import { normalizeQuery } from './searchText.ts';
import { suggestSearch } from './suggestSearch.ts';

type SearchQuery = ListQuery & { query: string };

/** How many products the spelling of a suggestion is taken from. */
const LOOKED_AT = 3;
/** Each is at most `SEARCH_CAP` ids, 60 kB. */
const MOST_SEARCHES = 64;

/** Shorter queries would match inside unrelated words: 'red' in 'layered'. */
const SHORTEST_RUN_TOGETHER = 5;
/** A query is common if it matches `COMMON_IN_SAMPLE` of the shop's first `SAMPLE` products: one in twenty. */
const SAMPLE = 200;
const COMMON_IN_SAMPLE = 10;

/** Name, color and category. */
const head = `split_part(product.search_text, chr(10), 1)`;
/** The name without spaces. */
const name = `split_part(product.search_text, ' ', 1)`;

const all = (conditions: readonly string[]) => conditions.join(' and ');
/** Faster than `like`, but an index cannot answer it. */
const has = (text: string, part: string) => `strpos(${text}, ${part}) > 0`;
const mayHave = (text: string, part: string) => `${text} like '%' || ${part} || '%'`;

/**
 * SQL for which products match, and their rank: the name starts with the query, the name contains the query, all words
 * are in the name, all words are in name, color or category, or the match needs the description. `mayMatch` is true for
 * each match and can use the trigram index.
 */
function conditionsOf(words: number) {
  const whole = '$1::text';
  const each = Array.from({ length: words }, (_, index) => `$${2 + index}::text`);
  const text = 'product.search_text';
  // Anywhere in name, color or category ('shirt' finds 'sweatshirt'), but in the description from the start of a word.
  const hasWords = each.map((word) => `${has(text, word)} and (${has(head, word)} or ${has(text, `' ' || ${word}`)})`);
  const hasPhrase = `${has(text, whole)} and (length(${whole}) >= ${SHORTEST_RUN_TOGETHER} or ${has(head, whole)})`;
  return {
    matches: `(${all(hasWords)} or ${hasPhrase})`,
    mayMatch: `(${all(each.map((word) => mayHave(text, word)))} or ${mayHave(text, whole)})`,
    rank: `case
      when starts_with(${text}, ${whole}) then 0
      when ${has(name, whole)} then 1
      when ${all(each.map((word) => has(name, word)))} then 2
      when ${all(each.map((word) => has(head, word)))} then 3
      else 4 end`,
  };
}

/**
 * The ids of all matches, best first. $1 is the query without spaces, the words follow it. A common query reads the
 * products in the shop's order until enough match; any other query uses the trigram index. Each way would be slow for
 * the other kind of query.
 */
function idsStatement(words: number, byStyle: boolean): NamedStatement {
  const { matches, mayMatch, rank } = conditionsOf(words);
  const onSale = `product.deleted_at is null${byStyle ? ' and product.is_card' : ''}`;
  const columns = 'product.id, product.search_text, product.position';
  return {
    name: `search_ids_${words}_words${byStyle ? '_by_style' : ''}`,
    text: `
with sample as materialized (
    select product.id from (
      select ${columns} from products as product where ${onSale}
      order by product.position, product.id limit ${SAMPLE}) as product
    where ${matches}),
  kind as materialized (select count(*) >= ${COMMON_IN_SAMPLE} as is_common from sample),
  walked as (
    select ${columns} from (
      select ${columns} from products as product where ${onSale} and (select is_common from kind)
      -- No limit, which the planner cannot know: it would look for the words first, or sort all, not read an index.
      order by product.position, product.id limit (select null::bigint)) as product
    where ${matches} order by product.position, product.id limit ${limits.SEARCH_CAP}),
  indexed as materialized (
    select ${columns} from products as product
    where ${onSale} and ${mayMatch} and ${matches} and not (select is_common from kind)),
  first_indexed as (
    select * from indexed as product order by product.position, product.id limit ${limits.SEARCH_CAP})
select product.id from (select * from walked union all select * from first_indexed) as product
order by ${rank}, product.position, product.id`,
  };
}

const statements = new Map<string, NamedStatement>();

/** The statement of all ids of a search with this number of words. */
export function findIdsStatement(words: number, byStyle: boolean): NamedStatement {
  const key = `${words} ${byStyle}`;
  const statement = statements.get(key) ?? idsStatement(words, byStyle);
  statements.set(key, statement);
  return statement;
}

/**
 * Finds products that have every word of the query, or the whole query without spaces: 't-shirt', 'tshirt' and 'T
 * Shirt' are the same. Best matches come first by default. A query without letters or digits finds nothing. If more
 * than `SEARCH_CAP` products match, only the first of the shop's order are found, counted and filtered. With
 * `group=style`, it finds styles and colors.
 * @param within ids of a collection to which the search is narrowed
 */
export async function searchProducts(
  db: Database,
  query: SearchQuery,
  within?: readonly string[],
): Promise<CallResponse<'searchProducts'>> {
  checkPriceLimits(query);
  const { answer, hasMatches } = await findProducts(db, query, within);
  if (hasMatches) return answer;
  const suggestion = await suggestSearch(db, query.query, {
    find: async (text) => (await findProducts(db, { query: text, page: 1, limit: LOOKED_AT })).answer.products,
    fits: async (text) => {
      const filtered = await findProducts(db, { ...query, query: text, page: 1, limit: 1, facets: false }, within);
      return filtered.answer.totalProducts > 0;
    },
  });
  return suggestion === undefined ? answer : { ...answer, suggestion };
}

/** Shoppers page through their results, and sort and filter them; the words are looked for once. */
const recentSearches = new RecentLists<Promise<string[]>>(MOST_SEARCHES);

type Words = { words: readonly string[]; withoutSpaces: string; byStyle: boolean };

/** The ids of all matches, best first. */
function findIds(db: Database, index: CatalogueIndex, { words, withoutSpaces, byStyle }: Words): Promise<string[]> {
  return recentSearches.get(index, [words, byStyle], async () => {
    const statement = findIdsStatement(words.length, byStyle);
    const rows = await db.named<{ id: string }>(statement, [withoutSpaces, ...words]);
    return rows.map(({ id }) => id);
  });
}

/** A page, and whether anything matches without the filters. */
async function findProducts(db: Database, query: SearchQuery, within?: readonly string[]) {
  const text = normalizeQuery(query.query);
  const index = await currentIndex(db);
  const isEmpty = text.words.length === 0;
  const ids = isEmpty ? [] : await findIds(db, index, { ...text, byStyle: query.group === 'style' });
  const allowed = within && new Set(within);
  const found = allowed ? ids.filter((id) => allowed.has(id)) : ids;
  return { answer: await filteredProducts(db, index, query, found), hasMatches: ids.length > 0 };
}
