import { categories } from '@abs/contract';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { routes } from '../routes.tsx';
import { pageKey, pagePart } from './pageKey.ts';

const keyOf = (pathname: string, search: string) => pageKey(matchRoutes(routes, pathname), search);

test.each([
  ['/shop', '?utm_source=x&sort=name&page=2', '/shop?page=2&sort=name'],
  ['/shop', '?picture=2', '/shop'],
  ['/shop', '?size=M&color=Navy,&size=L&size=m&priceMin=09000', '/shop?size=l%2Cm&color=navy&priceMin=9000'],
  ['/shop', '?category=hoodie,jacket,hoodie&category=Jacket', '/shop?category=hoodie%2Cjacket'],
  ['/shop', '?category=jacket,hoodie&inStock=on&page=007', '/shop?page=7&category=hoodie%2Cjacket&inStock=true'],
  ['/shop', '?priceMin=abc&sort=x&page=0', '/shop?ignored=price%2Csort'],
  ['/shop', '?priceMin=2&priceMax=1', '/shop?ignored=priceOrder'],
  ['/shop', '?sort=featured&page=1&search=', '/shop'],
  ['/', '?size=M&sort=name&page=2', '/?page=2'],
  ['/product/p1/any-name', '?picture=2&utm_source=x', '/product/p1?picture=2'],
  ['/product/p1', '?picture=21', '/product/p1?picture=21'],
  ['/product/p1', '?picture=002', '/product/p1?picture=2'],
  [
    '/product/0190A6B2-1111-7000-8000-00000000ABCD/Size-Guide/',
    '?picture=2&utm_source=x',
    '/product/0190a6b2-1111-7000-8000-00000000abcd/size-guide',
  ],
  ['/product/p1/size-guides', '?picture=2', '/product/p1?picture=2'],
  ['/order/o1', '?picture=2', '/order/:id'],
  ['/Order/o2/', '', '/order/:id'],
  ['/payment/callback', '?reference=r1', '/payment/callback'],
  ['/shop', '?search=%20palm%21', '/shop?search=palm'],
  ['/shop', '?search=%21', '/shop'],
  ['/product/0190A6B2-1111-7000-8000-00000000ABCD', '', '/product/0190a6b2-1111-7000-8000-00000000abcd'],
  ['/product/%70%31/', '', '/product/p1'],
  ['/collections/Rain', '?size=M&page=2&utm_source=x&search=a', '/collections/rain?page=2&size=m'],
  ['/collections/%E9%9B%A8', '', '/collections/%E9%9B%A8'],
])('%s%s has the key %s', (pathname, search, key) => {
  expect(keyOf(pathname, search)).toBe(key);
});

test.each(['1', '0', '22', '2.5', '-1', '1e9', 'Infinity', 'x', ''])(
  'the picture %j has no key of its own, because it is the cover or cannot exist',
  (picture) => {
    expect(keyOf('/product/p1', `?picture=${encodeURIComponent(picture)}`)).toBe('/product/p1');
  },
);

test('the key of a key is the key itself, so that a page rendered from a key has that key', () => {
  for (const search of ['?size=M,L&color=Navy&sort=x', '?priceMin=2&priceMax=1', '?search=palm&page=2&inStock=1']) {
    const key = keyOf('/shop', search);
    expect(keyOf('/shop', key.slice('/shop'.length))).toBe(key);
  }
});

test.each([
  ['/', 'main'],
  ['/shop?category=hoodie', 'main'],
  ['/collections/rain', 'products'],
  ['/aboutus', 'main'],
  ['*', 'main'],
  ['/product/p1', 'products'],
  ['/product/p1/size-guide', 'products'],
  ['/product/p1?picture=2', 'searches'],
  ['/?page=2', 'searches'],
  ['/shop?sort=name', 'searches'],
  ['/shop?ignored=sort', 'searches'],
  ['/shop?search=red', 'searches'],
  ['/shop?category=hoodie%2Cjacket', 'searches'],
  ['/shop?category=hoodie&size=m', 'searches'],
  ['/collections/rain?inStock=true', 'searches'],
  ['/collections/rain?category=hoodie', 'searches'],
])('%s belongs to the part %s', (key, part) => {
  expect(pagePart(key)).toBe(part);
});

/** The full pattern of every route with a page. */
const patternsOf = (some: readonly RouteObject[], parent = ''): string[] =>
  some.flatMap(({ path, index, children }) => {
    const full = path ? `${parent}/${path}` : parent;
    return [...(path || index ? [full || '/'] : []), ...patternsOf(children ?? [], full)];
  });
const patterns = patternsOf(routes);
/** The path of a pattern, with the same text for each of its parameters. */
const addressOf = (pattern: string, text: string) => pattern.replaceAll(/:\w+\??|\*/g, text);

/** The query parameters that the key of a path depends on. */
function paramsOf(pathname: string): string[] {
  const spies = (['get', 'getAll', 'has'] as const).map((name) => vi.spyOn(URLSearchParams.prototype, name));
  keyOf(pathname, '?x=1');
  const names = new Set(spies.flatMap(({ mock }) => mock.calls.map(([name]) => name)));
  for (const spy of spies) spy.mockRestore();
  return [...names];
}

const CASES = 32;
/** The text in one of 32 mixtures of upper and lower case. */
const inCase = (text: string, n: number) =>
  [...text].map((letter, index) => ((n >> (index % 5)) & 1 ? letter.toUpperCase() : letter.toLowerCase())).join('');
const ID = 'abcdefab-cdef-4abc-8def-abcdefabcdef';
const madeUp = Array.from({ length: CASES }, (_, n) => [
  `${n}`,
  `x${n}`,
  `${'0'.repeat(n)}1`,
  `1e${n}`,
  `-${n}`,
  `hoodie${','.repeat(n)}`,
  inCase('hoodie', n),
  `nothing${n},hoodie`,
  inCase('featured', n),
  inCase('rain', n),
  inCase(ID, n),
  `%${(0x41 + (n % 26)).toString(16)}`,
  `a%2F${n}`,
]).flat();

test('URLs that a client makes up have the key of a known page, or are cached apart from known pages', {
  tags: ['10.6.5'],
}, () => {
  const known = new Set([
    ...patterns.filter((pattern) => !/:(?!id$)/.test(pattern) && !pattern.endsWith('*')),
    ...categories.map((category) => `/shop?category=${category}`),
    '*',
    // Only browsers render these.
    '/restock/:action',
    '/wishlist/:token?',
  ]);
  const kept = { main: new Set<string>(), products: new Set<string>(), searches: new Set<string>() };
  const tried = new Set<string>();
  const note = (key: string) => kept[pagePart(key)].add(key);
  for (const pattern of patterns) {
    for (const text of pattern.includes(':') ? madeUp : ['', 'x']) {
      for (const pathname of [addressOf(pattern, text), `${addressOf(pattern, text).toUpperCase()}/`]) {
        note(keyOf(pathname, `?utm_source=${text}`));
      }
    }
    for (const pathname of [addressOf(pattern, 'rain'), addressOf(pattern, ID)]) {
      const matches = matchRoutes(routes, pathname);
      for (const name of paramsOf(pathname)) {
        tried.add(name);
        for (const text of madeUp) note(pageKey(matches, `?${name}=${text}&${name}=hoodie`));
      }
    }
  }
  expect([...tried]).toEqual(expect.arrayContaining(['page', 'sort', 'category', 'size', 'picture', 'search']));
  expect([...kept.main].filter((key) => !known.has(key))).toEqual([]);
  const ofId = [...kept.products].filter((key) => key.toLowerCase().includes(ID));
  expect(ofId.sort()).toEqual([`/collections/${ID}`, `/product/${ID}`, `/product/${ID}/size-guide`]);
});
