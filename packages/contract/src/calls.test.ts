import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { calls } from './calls.ts';

test.each([
  ['getProfile', {}, { page: 1 }],
  ['getProducts', {}, { page: 1, limit: 12 }],
  ['searchProducts', { query: 'hoodie' }, { query: 'hoodie', page: 1, limit: 10 }],
  ['getAdminUsers', {}, { page: 1, limit: 10, search: '', sort: 'newest' }],
] as const)('%s reads the query %j as %j', { tags: ['7.1.9', '7.1.10', '7.1.12', '7.1.26'] }, (name, query, read) => {
  expect(z.parse(calls[name].query, query)).toEqual(read);
});
