import type { Transaction, TransactionSort, TransactionStatus } from '@abs/contract';
import { createPagedTableMachine } from '../pagedTable/index.ts';
import { adminMessages } from '../shared/adminMessages.ts';

export type TransactionFilter = 'all' | TransactionStatus;

/** Attempts to pay, with nothing to do about them. */
export const transactionsTableMachine = createPagedTableMachine<Transaction, TransactionSort, TransactionFilter>({
  id: 'transactionsTable',
  idOf: ({ id }) => id,
  loadFailed: adminMessages.transactionsLoadFailed,
  actions: {},
});
