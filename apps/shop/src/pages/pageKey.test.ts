import { matchRoutes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { routes } from '../routes.tsx';
import { pageKey } from './pageKey.ts';

const keyOf = (pathname: string, search: string) => pageKey(matchRoutes(routes, pathname), search);

test.each([
  ['/shop', '?utm_source=x&sort=name&page=2', '/shop?page=2&sort=name'],
  ['/shop', '?picture=2', '/shop'],
  ['/product/p1/any-name', '?picture=2&utm_source=x', '/product/p1?picture=2'],
  ['/product/p1', '?picture=21', '/product/p1?picture=21'],
  ['/product/p1', '?picture=002', '/product/p1?picture=2'],
  ['/order/o1', '?picture=2', '/order/o1'],
])('%s%s has the key %s', (pathname, search, key) => {
  expect(keyOf(pathname, search)).toBe(key);
});

test.each(['1', '0', '22', '2.5', '-1', '1e9', 'Infinity', 'x', ''])(
  'a picture %j, which no product has or which is the cover, makes no page of its own',
  (picture) => {
    expect(keyOf('/product/p1', `?picture=${encodeURIComponent(picture)}`)).toBe('/product/p1');
  },
);
