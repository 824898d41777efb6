import type { ProductSort } from '@abs/contract';
import type { CallResponse } from '@abs/contract/calls';
import { and, asc, like, or, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { products } from '../db/schema.ts';
import { pageOfProducts, sortColumns } from './queries.ts';
import { normalizeQuery } from './searchText.ts';

/** Shorter ones would be found inside unrelated words run together: 'red' in 'layered'. */
const SHORTEST_RUN_TOGETHER = 5;

const text = products.searchText;
/** Name, color and category. */
const head = sql`split_part(${text}, chr(10), 1)`;
/** The name without spaces. */
const name = sql`split_part(${text}, ' ', 1)`;

const anywhere = (text: string) => `%${text}%`;

/** In name, color or category anywhere ('shirt' finds 'sweatshirt'), in the description from the start of a word. */
function hasWord(word: string): SQL | undefined {
  // The first condition says no more than the second, but the trigram index can answer it.
  return and(like(text, anywhere(word)), or(like(head, anywhere(word)), like(text, `% ${word}%`)));
}

function hasPhrase(phrase: string): SQL {
  return phrase.length < SHORTEST_RUN_TOGETHER ? like(head, anywhere(phrase)) : like(text, anywhere(phrase));
}

/** Name from its start, whole query in the name, every word in the name, name or color or category, description. */
function rank(words: string[], phrase: string): SQL {
  const all = (where: SQL) => and(...words.map((word) => like(where, anywhere(word))));
  return sql`case
    when ${like(text, `${phrase}%`)} then 0
    when ${like(name, anywhere(phrase))} then 1
    when ${all(name)} then 2
    when ${all(head)} then 3
    else 4 end`;
}

/**
 * Products that have every word of the query, or the whole query written together: 't-shirt', 'tshirt' and 'T Shirt'
 * are one. Best matches first by default. A query without letters or digits finds nothing.
 */
export async function searchProducts(
  tx: Tx,
  query: { query: string; page: number; limit: number; sort?: ProductSort | undefined },
): Promise<CallResponse<'searchProducts'>> {
  const { words, withoutSpaces } = normalizeQuery(query.query);
  if (words.length === 0) return { products: [], totalProducts: 0, totalPages: 0, currentPage: 1 };
  return pageOfProducts(tx, {
    page: query.page,
    limit: query.limit,
    where: or(and(...words.map(hasWord)), hasPhrase(withoutSpaces)),
    // What a search features are its best matches.
    orderBy:
      query.sort && query.sort !== 'featured'
        ? sortColumns[query.sort]
        : [rank(words, withoutSpaces), asc(products.position), asc(products.id)],
  });
}
