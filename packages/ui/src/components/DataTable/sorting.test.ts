import { expect, test } from 'vitest';
import { directionOf, nextSort, sortOptions } from './sorting.ts';

const name = { ascending: 'name-asc', descending: 'name-desc', labels: ['A to Z', 'Z to A'] } as const;
const sales = { ascending: 'sales-asc', descending: 'sales-desc', first: 'descending' } as const;

test('returns the direction that a column is sorted in', () => {
  expect(directionOf(name, 'name-asc')).toBe('ascending');
  expect(directionOf(name, 'name-desc')).toBe('descending');
  expect(directionOf<string>(name, 'newest')).toBeUndefined();
  expect(directionOf(undefined, 'name-asc')).toBeUndefined();
});

test('cycles through both directions and the default order', () => {
  const presses = (sort: typeof name | typeof sales, unsorted?: string) => {
    const seen: string[] = ['newest'];
    for (const _ of [1, 2, 3]) seen.push(nextSort<string>(sort, seen.at(-1), unsorted));
    return seen.slice(1);
  };
  expect(presses(name, 'newest')).toEqual(['name-asc', 'name-desc', 'newest']);
  expect(presses(sales, 'newest')).toEqual(['sales-desc', 'sales-asc', 'newest']);
  expect(presses(name)).toEqual(['name-asc', 'name-desc', 'name-asc']);
});

test('lists all orders with labels, default order first', () => {
  const cell = () => null;
  const columns = [
    { key: 'name', header: 'Name', cell, sort: name },
    { key: 'size', header: 'Size', cell },
    { key: 'sales', header: 'No of sales', cell, sort: sales },
  ];
  expect(sortOptions<unknown, string>(columns, { value: 'newest', label: 'Newest first' })).toEqual([
    { value: 'newest', label: 'Newest first' },
    { value: 'name-asc', label: 'Name: A to Z' },
    { value: 'name-desc', label: 'Name: Z to A' },
    { value: 'sales-asc', label: 'No of sales: low to high' },
    { value: 'sales-desc', label: 'No of sales: high to low' },
  ]);
});
