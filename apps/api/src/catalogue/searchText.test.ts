import { describe, expect, it } from 'vitest';
import { normalizeQuery, normalizeSearchText, searchTextOf } from './searchText.ts';

describe('search text', () => {
  it.each([
    ['Ẹ̀bùtẹ́ Ọṣun', 'ebute osun'],
    ["Men's  T-Shirt", 'mens tshirt'],
    ['T SHIRTS', 'tshirts'],
    ['a t-shirt, t shirt', 'a tshirt tshirt'],
    ['100% cotton_x', '100 cotton x'],
    ['co‑op', 'coop'],
    ['日本', '日本'],
    ['  ', ''],
  ])('%s is %s', (text, expected) => {
    expect(normalizeSearchText(text)).toBe(expected);
  });

  it('returns a query’s distinct words, and the whole query without spaces', () => {
    expect(normalizeQuery('Navy  navy Hoodie')).toEqual({ words: ['navy', 'hoodie'], withoutSpaces: 'navynavyhoodie' });
    expect(normalizeQuery('a b c d e f g h i j k l m n').words).toHaveLength(12);
  });

  it('starts the search text with the name', () => {
    const text = searchTextOf({
      name: 'Marina Low',
      color: 'Sky Blue',
      category: 'sneaker',
      description: 'Soft sole.',
    });
    expect(text).toBe('marinalow marina low sky blue skyblue sneaker sneakers\n soft sole\nsoftsole');
  });
});
