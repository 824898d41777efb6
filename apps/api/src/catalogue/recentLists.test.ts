import { expect, test } from 'vitest';
import { CatalogueIndex } from './catalogueIndex.ts';
import { RecentLists } from './recentLists.ts';

test('keeps the lists that were requested last', () => {
  const lists = new RecentLists<string>(2);
  const index = new CatalogueIndex();
  for (const name of ['a', 'b', 'a', 'c']) lists.get(index, name, () => name);
  expect(['a', 'b'].map((name) => lists.get(index, name, () => 'new'))).toEqual(['a', 'new']);
});

test('keeps no list of another index, and none after a change', () => {
  const lists = new RecentLists<string>(2);
  const index = new CatalogueIndex();
  lists.get(index, 'a', () => 'first');
  expect(lists.get(new CatalogueIndex(), 'a', () => 'of another index')).toBe('of another index');
  index.version += 1;
  expect(lists.get(index, 'a', () => 'after a change')).toBe('after a change');
});

test('makes a list once for all who wait for it, and again if it failed', async () => {
  const lists = new RecentLists<Promise<string>>(2);
  const index = new CatalogueIndex();
  const failed = [1, 2].map(() => lists.get(index, 'a', () => Promise.reject(new Error('The database is away'))));
  expect(new Set(failed).size).toBe(1);
  await expect(failed[0]).rejects.toThrow('The database is away');
  expect(await lists.get(index, 'a', async () => 'later')).toBe('later');
});
