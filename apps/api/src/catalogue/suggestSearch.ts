import { limits } from '@abs/contract';
import type { Database, NamedStatement } from '../db/database.ts';
import { normalizeQuery, normalizeSearchText } from './searchText.ts';

/** Longer queries are not treated as misspelt. */
const MOST_WORDS = 5;
/** How many known words are compared with each word, nearest first. */
const MOST_CANDIDATES = 3;
/** How many spellings are tried. The nearest word may belong to a deleted product. */
const MOST_TRIES = 4;

/** The known words that are one of $2, or share the most trigrams with $1. */
export const nearestWordsStatement: NamedStatement = {
  name: 'nearest_words',
  text: `
select word from search_words where word = any($2::text[]) or word % $1::text
order by word = any($2::text[]) desc, similarity(word, $1::text) desc, abs(length(word) - length($1::text)), word limit ${MOST_CANDIDATES}`,
};

type Named = { name: string; color: string };
type Search = {
  /** The first products that a text finds without the filters. */
  find(text: string): Promise<readonly Named[]>;
  /** Whether a text finds something with the filters. */
  fits(text: string): Promise<boolean>;
};

/**
 * Suggests a query for a search that found nothing: replaces each unknown word with the nearest known one, in the
 * spelling of the products. Undefined if no such query finds anything.
 */
export async function suggestSearch(db: Database, query: string, search: Search): Promise<string | undefined> {
  const { words } = normalizeQuery(query);
  if (words.length === 0 || words.length > MOST_WORDS) return undefined;
  const choices: string[][] = [];
  for (const word of words) {
    const rows = await db.named<{ word: string }>(nearestWordsStatement, [word, swapped(word)]);
    const near = rows.map((row) => row.word);
    // A part of a known word also finds products.
    const isKnown = words.length > 1 && (await search.find(word)).length > 0;
    if (isKnown) choices.push([near.find((known) => known.includes(word)) ?? word]);
    else if (near.length > 0) choices.push(near);
    else return undefined;
  }
  const known = words.join(' ');
  for (const tried of triedIn(choices).filter((text) => text !== known)) {
    const products = await search.find(tried);
    const [first] = products;
    if (!first) continue;
    const spelt = spelling(tried, products);
    if (spelt.length <= limits.SEARCH_MAX_LENGTH && (await search.fits(spelt))) return spelt;
  }
  return undefined;
}

/**
 * A database array of the word with each pair of neighbouring letters swapped, because a swap changes most of its
 * trigrams.
 */
function swapped(word: string): string {
  const letters = [...word];
  const words = letters
    .slice(1)
    .map((letter, place) => letters.with(place, letter).with(place + 1, letters[place] ?? ''));
  return `{${words.map((other) => `"${other.join('')}"`)}}`;
}

/** The nearest words together, then combinations with one less near word. */
function triedIn(choices: readonly string[][]): string[] {
  const nearest = choices.map(([word]) => word as string);
  const others = choices.flatMap((near, place) => near.slice(1).map((word) => nearest.with(place, word)));
  return [nearest, ...others].slice(0, MOST_TRIES).map((words) => words.join(' '));
}

/** Writes known words as the products do: with their accents, or as a whole product name. */
function spelling(text: string, products: readonly Named[]): string {
  const joined = text.replaceAll(' ', '');
  const named = products.find(({ name }) => normalizeSearchText(name).replaceAll(' ', '') === joined);
  if (named) return named.name;
  const written = products.flatMap(({ name, color }) => `${name} ${color}`.split(/\s+/));
  return text
    .split(' ')
    .map((word) => written.find((part) => normalizeSearchText(part) === word)?.toLowerCase() ?? word)
    .join(' ');
}
