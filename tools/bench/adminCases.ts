import { adminOrderSorts, adminUserSorts, transactionSorts } from '../../packages/contract/src/index.ts';
import { words } from './fillOrders.ts';
import type { BenchCase } from './load.ts';

/** The number of a page: the answer is the last one. */
const BEYOND_THE_LAST = 1_000_000;

/** YYYY-MM-DD, some days before today. */
const dayBefore = (days: number) => new Date(Date.now() - days * 24 * 60 * 60_000).toISOString().slice(0, 10);

/** The lists of the back office, each with its sorts and filters. */
const adminLists: {
  name: string;
  sorts: readonly string[];
  /** Queries by what they filter by. */
  filters: Record<string, readonly string[]>;
}[] = [
  {
    name: 'orders',
    sorts: adminOrderSorts,
    filters: {
      status: ['filter=new', 'status=cleared', 'status=canceled'],
      payment: ['payment=paid', 'payment=refundDue', 'payment=disputed'],
      'status and payment': ['status=pending&payment=paid', 'status=canceled&payment=refunded'],
      days: [
        `from=${dayBefore(700)}`,
        `from=${dayBefore(400)}&to=${dayBefore(300)}`,
        `status=pending&payment=unpaid&from=${dayBefore(700)}`,
        `payment=refundDue&from=${dayBefore(700)}`,
      ],
    },
  },
  { name: 'users', sorts: adminUserSorts, filters: { status: ['status=active', 'status=blocked'] } },
  {
    name: 'transactions',
    sorts: transactionSorts,
    filters: { status: ['status=Receive', 'status=Abandoned'] },
  },
];

/** Each list's first and last page in every order, unfiltered and by each kind of filter; and searches. */
export function adminCases(token: string): BenchCase[] {
  const inTurns = (name: string, paths: readonly string[], isEmpty = false): BenchCase => ({
    name: `admin: ${name}`,
    request: (n) => ({
      path: `/api/v1/admin/${paths[n % paths.length]}`,
      headers: { authorization: `Bearer ${token}` },
    }),
    isEmpty,
  });
  return adminLists.flatMap(({ name, sorts, filters }) => [
    ...Object.entries({ '': [''], ...filters }).map(([kind, queries]) =>
      inTurns(
        kind ? `${name} by ${kind}` : name,
        queries.flatMap((query) =>
          sorts.flatMap((sort) => [1, BEYOND_THE_LAST].map((page) => `${name}?${query}&sort=${sort}&page=${page}`)),
        ),
      ),
    ),
    inTurns(
      `search ${name}`,
      Object.values(words).map((word) => `${name}?search=${word}`),
    ),
    inTurns(`search ${name} in vain`, [`${name}?search=nobodyhasthis`], true),
  ]);
}
