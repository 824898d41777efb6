import { limits } from '@abs/contract';
import { expect, it } from 'vitest';
import { pageFrom } from './searchParams.ts';

it('reads the page of a URL, and page 1 from anything invalid', () => {
  const pageOf = (page: string) => pageFrom(new URLSearchParams({ page }));
  expect([pageFrom(new URLSearchParams()), pageOf('3'), pageOf('007')]).toEqual([1, 3, 7]);
  expect(['0', '-4', '1.5', 'two', ''].map(pageOf)).toEqual([1, 1, 1, 1, 1]);
  expect(pageOf('99999999999999999999')).toBe(limits.LAST_PAGE);
});
