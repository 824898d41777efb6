import type { Transaction, TransactionSort, TransactionStatus } from '@abs/contract';
import { createTableMachine } from '../list/index.ts';
import * as adminMessages from '../shared/adminMessages.ts';

export type TransactionFilter = 'all' | TransactionStatus;

/** Payment attempts, without actions. */
export const transactionsTableMachine = createTableMachine<Transaction, TransactionSort, TransactionFilter>({
  id: 'transactionsTable',
  loadFailed: adminMessages.transactionsLoadFailed,
});
