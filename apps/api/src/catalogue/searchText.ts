import type { Category } from '@abs/contract';

/** The words that shoppers type for a category. */
const categoryWords: Record<Category, string> = {
  hoodie: 'hoodie hoodies',
  tshirt: 'tshirt tshirts',
  sneaker: 'sneaker sneakers',
  jacket: 'jacket jackets',
};

/** 'T shirt' written as two words. */
const T_SHIRT = /\bt (?=shirts?\b)/g;

/** Further words are ignored, to limit the cost of the query. */
const MAX_WORDS = 12;

/**
 * Normalises a text for search: lower case, no accents (ẹ, ọ and ṣ become e, o and s), no hyphens and apostrophes, a
 * single space in place of other characters that are not letters or digits, and 'T shirt' as one word. The result has
 * no LIKE wildcards.
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
 * Normalises texts for the admin lists: like `normalizeSearchText`, but text without spaces stays one word, so that
 * e-mail addresses and order numbers are found as written. The result has no LIKE wildcards.
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

/**
 * The searched fields of a product. Name, color and category match anywhere, the description from the start of its
 * words.
 */
export type Searchable = { name: string; color: string; category: Category | null; description: string };

/**
 * The value of `products.search_text`, three lines:
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

/** Normalises a query like the products: returns its distinct words, and the whole query without spaces. */
export function normalizeQuery(query: string): { words: string[]; withoutSpaces: string } {
  const folded = normalizeSearchText(query);
  const words = [...new Set(folded.split(' ').filter(Boolean))].slice(0, MAX_WORDS);
  return { words, withoutSpaces: removeSpaces(folded) };
}
