import { noOrderFilters } from '@abs/contract';
import { expect, it } from 'vitest';
import { orderSearchParams } from './orderSearchParams.ts';

const read = (query: string) => orderSearchParams.read(new URLSearchParams(query));

it('reads the filters of a URL, and writes the same parameters', () => {
  const filters = { status: 'pending', payment: 'paid', from: '2026-11-01', to: '2026-11-20' } as const;
  expect(read('status=pending&payment=paid&from=2026-11-01&to=2026-11-20&page=2')).toEqual(filters);
  expect(orderSearchParams.write(filters)).toEqual(filters);
});

it('leaves filters that are not chosen out of the URL', () => {
  expect(read('')).toEqual(noOrderFilters);
  expect(orderSearchParams.write(noOrderFilters)).toEqual({ status: '', payment: '', from: '', to: '' });
});

it.each([
  ['status=sent&payment=paid', { payment: 'paid' }],
  ['status=pending&payment=Paid', { status: 'pending' }],
  ['from=yesterday&to=2026-11-20', { to: '2026-11-20' }],
  ['from=2026-02-30', {}],
  ['status=pending&from=2026-11-20&to=2026-11-01', { status: 'pending' }],
])('ignores the invalid values of %s', (query, filters) => {
  expect(read(query)).toEqual({ ...noOrderFilters, ...filters });
});
