import type { Category } from '@abs/contract';

/** What shoppers call a category, in the forms they type. */
const categoryWords: Record<Category, string> = {
  hoodie: 'hoodie hoodies',
  tshirt: 'tshirt tshirts',
  sneaker: 'sneaker sneakers',
  jacket: 'jacket jackets',
};

/** 'T shirt' in two words. */
const T_SHIRT = /\bt (?=shirts?\b)/g;

/** Never more words than this are looked at: the query's cost stays bounded. */
const MAX_WORDS = 12;

/**
 * A text as search sees it: lower case, without accents (ẹ, ọ and ṣ become e, o and s), without hyphens and
 * apostrophes, anything else that is not a letter or digit a single space; 'T shirt' one word. Holds no LIKE wildcard.
 */
export function normalizeSearchText(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/['’‘`ʼ\u00ad\p{Pd}]/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(T_SHIRT, 't');
}

/**
 * Texts as the admin lists search them: the words of `normalizeSearchText`, but what is written without a space stays one word, so
 * that an e-mail address and an order number are found as they stand. Holds no LIKE wildcard.
 */
export function normalizeSearchWords(...texts: readonly (string | null)[]): string {
  return texts
    .flatMap((text) => text?.split(/\s+/) ?? [])
    .map((word) => removeSpaces(normalizeSearchText(word)))
    .filter(Boolean)
    .join(' ')
    .replace(T_SHIRT, 't');
}

const removeSpaces = (folded: string): string => folded.replaceAll(' ', '');

/** Of the text that search runs on, the first line is matched anywhere, the second from the start of its words. */
export type Searchable = { name: string; color: string; category: Category | null; description: string };

/**
 * What `products.search_text` holds, three lines:
 * 1. name without spaces, then name, color and category in words and without spaces;
 * 2. the description's words, each after a space;
 * 3. the description without spaces.
 * The name comes first so that sorting by this column sorts by name, and a prefix of it is a prefix of the name.
 */
export function searchTextOf(product: Searchable): string {
  const name = normalizeSearchText(product.name);
  const color = normalizeSearchText(product.color);
  const category = product.category ? categoryWords[product.category] : '';
  const description = normalizeSearchText(product.description);
  return [
    [removeSpaces(name), name, color, removeSpaces(color), category].join(' '),
    ` ${description}`,
    removeSpaces(description),
  ].join('\n');
}

/** A query folded as products are: its distinct words, and the whole without spaces. */
export function normalizeQuery(query: string): { words: string[]; withoutSpaces: string } {
  const folded = normalizeSearchText(query);
  const words = [...new Set(folded.split(' ').filter(Boolean))].slice(0, MAX_WORDS);
  return { words, withoutSpaces: removeSpaces(folded) };
}
