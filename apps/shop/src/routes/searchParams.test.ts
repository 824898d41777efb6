import { limits } from '@abs/contract';
import { describe, expect, it } from 'vitest';
import { listPath, pageFrom } from './searchParams.ts';

it('reads the page of a URL, and page 1 from anything invalid', () => {
  const pageOf = (page: string) => pageFrom(new URLSearchParams({ page }));
  expect([pageFrom(new URLSearchParams()), pageOf('3'), pageOf('007')]).toEqual([1, 3, 7]);
  expect(['0', '-4', '1.5', 'two', ''].map(pageOf)).toEqual([1, 1, 1, 1, 1]);
  expect(pageOf('99999999999999999999')).toBe(limits.LAST_PAGE);
});

describe('the address of a list for search engines', () => {
  it.each([
    ['', null, '/shop'],
    ['page=1&sort=name', null, '/shop'],
    ['page=3&sort=name&utm_source=chat', 'hoodie', '/shop?category=hoodie&page=3'],
    ['page=-1', null, '/shop'],
    ['search=', null, '/shop'],
    ['search=hoodie&page=2', null, undefined],
  ] as const)('of ?%s in category %s is %s', (query, category, path) => {
    expect(listPath('/shop', new URLSearchParams(query), category)).toBe(path);
  });
});
