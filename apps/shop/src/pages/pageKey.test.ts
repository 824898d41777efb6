import { matchRoutes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { routes } from '../routes.tsx';
import { pageKey } from './pageKey.ts';

const keyOf = (pathname: string, search: string) => pageKey(matchRoutes(routes, pathname), search);

test.each([
  ['/shop', '?utm_source=x&sort=name&page=2', '/shop?page=2&sort=name'],
  ['/shop', '?picture=2', '/shop'],
  ['/shop', '?size=M&color=Navy,&size=L&size=m&priceMin=09000', '/shop?size=l%2Cm&color=navy&priceMin=9000'],
  ['/shop', '?category=jacket,hoodie&inStock=on&page=007', '/shop?page=7&category=hoodie%2Cjacket&inStock=true'],
  ['/shop', '?priceMin=abc&sort=x&page=0', '/shop?ignored=price%2Csort'],
  ['/shop', '?priceMin=2&priceMax=1', '/shop?ignored=priceOrder'],
  ['/shop', '?sort=featured&page=1&search=', '/shop'],
  ['/', '?size=M&sort=name&page=2', '/?page=2'],
  ['/product/p1/any-name', '?picture=2&utm_source=x', '/product/p1?picture=2'],
  ['/product/p1', '?picture=21', '/product/p1?picture=21'],
  ['/product/p1', '?picture=002', '/product/p1?picture=2'],
  ['/order/o1', '?picture=2', '/order/o1'],
  ['/collections/Rain', '?size=M&page=2&utm_source=x&search=a', '/collections/rain?page=2&size=m'],
  ['/collections/%E9%9B%A8', '', '/collections/%E9%9B%A8'],
])('%s%s has the key %s', (pathname, search, key) => {
  expect(keyOf(pathname, search)).toBe(key);
});

test.each(['1', '0', '22', '2.5', '-1', '1e9', 'Infinity', 'x', ''])(
  'a picture %j, which no product has or which is the cover, makes no page of its own',
  (picture) => {
    expect(keyOf('/product/p1', `?picture=${encodeURIComponent(picture)}`)).toBe('/product/p1');
  },
);

test('a key is its own key, so that a page rendered by it is the page of its address', () => {
  for (const search of ['?size=M,L&color=Navy&sort=x', '?priceMin=2&priceMax=1', '?search=palm&page=2&inStock=1']) {
    const key = keyOf('/shop', search);
    expect(keyOf('/shop', key.slice('/shop'.length))).toBe(key);
  }
});
