import { limits, noFilters } from '@abs/contract';
import { describe, expect, it } from 'vitest';
import {
  collectionAt,
  filtersFrom,
  isListHidden,
  listPath,
  pageFrom,
  productQuery,
  queryText,
  withFilters,
} from './searchParams.ts';

it('reads the page of a URL, and page 1 from anything invalid', { tags: ['5.1.18'] }, () => {
  const pageOf = (page: string) => pageFrom(new URLSearchParams({ page }));
  expect([pageFrom(new URLSearchParams()), pageOf('3'), pageOf('007')]).toEqual([1, 3, 7]);
  expect(['0', '-4', '1.5', 'two', ''].map(pageOf)).toEqual([1, 1, 1, 1, 1]);
  expect(pageOf('99999999999999999999')).toBe(limits.LAST_PAGE);
});

describe('the canonical path of a list', () => {
  it.each([
    ['', '/shop'],
    ['page=1&sort=name', '/shop'],
    ['page=3&sort=name&utm_source=chat&category=hoodie', '/shop?category=hoodie&page=3'],
    ['page=-1', '/shop'],
    ['search=', '/shop'],
    ['search=hoodie&page=2', undefined],
    ['category=hoodie&size=M&page=2', '/shop?category=hoodie'],
    ['category=hoodie,jacket', '/shop'],
  ] as const)('of ?%s is %s', (query, path) => {
    const search = new URLSearchParams(query);
    expect(listPath('/shop', search)).toBe(path);
    expect(isListHidden('/shop', search)).toBe(/size|,/.test(query));
  });
});

describe('the list of a collection', () => {
  it.each([
    ['/collections/rain', 'rain'],
    ['/collections/Rain-Coats/', 'rain-coats'],
    ['/collections/%E9%9B%A8', '%e9%9b%a8'],
    ['/collections/%', '%'],
    ['/collections', undefined],
    ['/shop', undefined],
  ])('at %s is of %s', (pathname, slug) => {
    expect(collectionAt(pathname)).toBe(slug);
  });

  it('is narrowed within the collection, but not by the search of the URL, which opens over the list', () => {
    const search = new URLSearchParams('category=hoodie&sort=name&page=2&search=palm');
    expect(productQuery('/collections/rain', search)).toEqual({
      ...{ page: 2, sort: 'name', search: '' },
      filter: { ...noFilters, categories: ['hoodie'], collection: 'rain' },
    });
  });

  it('has a canonical path per page, and is hidden from search engines with any filter or category', () => {
    const path = (query: string) => listPath('/collections/rain', new URLSearchParams(query));
    expect([path('sort=name&page=2'), path('category=hoodie&page=2')]).toEqual([
      '/collections/rain?page=2',
      '/collections/rain',
    ]);
    expect(isListHidden('/collections/rain', new URLSearchParams('category=hoodie'))).toBe(true);
    expect(isListHidden('/collections/rain', new URLSearchParams('sort=name'))).toBe(false);
  });
});

describe('the filters of a URL', () => {
  const read = (query: string) => filtersFrom(new URLSearchParams(query));

  it('are the same for a comma list and for repeated names, in any order and case', () => {
    const chosen = { ...noFilters, categories: ['hoodie', 'jacket'], sizes: ['l', 'm'], colors: ['navy'] };
    expect(read('category=jacket,hoodie&size=M,L&color=Navy')).toEqual({ filters: chosen, ignored: [] });
    expect(read('category=jacket&category=hoodie&size=L&size=M&size=m&color=+navy+')).toEqual({
      filters: chosen,
      ignored: [],
    });
  });

  it.each([
    ['priceMin=9000&priceMax=20000.50', { priceMin: 9000, priceMax: 20_000.5 }],
    ['priceMin=%E2%82%A69,000&priceMax=', { priceMin: 9000 }],
    ['priceMin=10+000.5', { priceMin: 10_000.5 }],
    ['inStock=true', { inStock: true }],
    ['inStock=on', { inStock: true }],
    ['inStock=false', {}],
    ['size=,&color=&category=', {}],
    ['size=XXXXL', { sizes: ['xxxxl'] }],
    ['size=\u5927', { sizes: ['\u5927'] }],
  ])('are read from ?%s', (query, filters) => {
    expect(read(query)).toEqual({ filters: { ...noFilters, ...filters }, ignored: [] });
  });

  it.each([
    ['priceMin=abc', ['price']],
    ['priceMin=10,5&priceMax=12.500', ['price']],
    ['priceMin=-5&priceMax=1e9', ['price']],
    ['priceMax=999999999', ['price']],
    ['priceMin=20&priceMax=10', ['priceOrder']],
    ['sort=cheapest', ['sort']],
    ['category=socks', ['category']],
    [`size=${'x'.repeat(10_000)}`, ['filter']],
    ['inStock=maybe', ['filter']],
    ['priceMin=abc&sort=x&category=y', ['price', 'sort', 'category']],
  ])('are ignored and reported if they are invalid: %s', (query, ignored) => {
    expect(read(query)).toEqual({ filters: noFilters, ignored });
  });

  it('are cut to the number of values that a call may carry', () => {
    const sizes = Array.from({ length: 500 }, (_, index) => `s${index}`);
    const { filters, ignored } = read(`size=${sizes}`);
    expect([filters.sizes.length, ignored]).toEqual([limits.FILTER_VALUES_MAX, ['filter']]);
  });

  it('return to the first page when they change, and keep search and order', () => {
    const search = new URLSearchParams('search=palm&sort=name&page=3&size=m&ignored=price');
    expect(queryText(withFilters(search, { ...noFilters, sizes: ['l', 'm'] }))).toBe('?search=palm&sort=name&size=l,m');
  });
});
