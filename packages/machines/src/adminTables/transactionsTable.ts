import type { Transaction, TransactionSort, TransactionStatus } from '@abs/contract';
import { createPagedTableMachine } from '../pagedTable/index.ts';
import { messages } from '../shared/messages.ts';

export type TransactionFilter = 'all' | TransactionStatus;

/** Attempts to pay, with nothing to do about them. */
export const transactionsTableMachine = createPagedTableMachine<Transaction, TransactionSort, TransactionFilter>({
  id: 'transactionsTable',
  idOf: ({ id }) => id,
  loadFailed: messages.transactionsLoadFailed,
  actions: {},
});
