import type { TransactionNote } from '@abs/contract';
import { and } from 'drizzle-orm';
import { nameOf } from '../accounts/mapper.ts';
import type { Tx } from '../db/database.ts';
import { payments } from '../db/schema.ts';
import type { Handler } from '../http/handler.ts';
import { toNaira } from '../money.ts';
import { recordChange } from './audit.ts';
import { csvPieces } from './csvExport.ts';
import { lagosDay, lagosTime } from './lagosDay.ts';
import { hasWords, inOrderOf } from './list.ts';
import { hasStatus, loadItems, loadTransactions, statusOf } from './transactions.ts';

const HEADER = ['Date (Lagos)', 'Name', 'Email', 'Invoice ID', 'Reference', 'Amount (NGN)', 'Status', 'Note', 'Items'];

const notes: Record<TransactionNote, string> = {
  disputed: 'Disputed',
  wrongAmount: 'Wrong amount, refund due',
  refundDue: 'Refund due',
  refunding: 'Refund under way',
  partlyRefunded: 'Partly refunded',
  refunded: 'Refunded',
};

/** Exports all matching transactions, newest first, with times in Lagos. Records the export in the audit log. */
export const exportTransactions: Handler<'exportTransactions'> = async ({ query }, { services, user, ip }) => {
  const { status = 'all', search } = query;
  await services.db.transaction((tx) =>
    recordChange(tx, services, user, {
      action: 'exportTransactions',
      subject: { kind: 'transactions', id: 'all', name: 'transactions' },
      before: null,
      after: { status, search, address: ip },
    }),
  );
  const where = and(hasStatus(query.status), search === '' ? undefined : hasWords(payments.searchText, search));
  return {
    fileName: `abs-transactions-${lagosDay(services.now())}.csv`,
    pieces: csvPieces(services, { header: HEADER, table: payments, where, load: loadRecords }),
  };
};

async function loadRecords(tx: Tx, ids: readonly string[]): Promise<string[][]> {
  const rows = inOrderOf(ids, await loadTransactions(tx, ids));
  const itemsOf = await loadItems(tx, rows);
  return rows.map((row) => [
    lagosTime(row.createdAt),
    nameOf(row),
    row.email,
    row.number,
    row.reference,
    toNaira(row.displayKobo).toFixed(2),
    statusOf[row.status],
    row.note ? notes[row.note] : '',
    itemsOf.get(row.orderId) ?? '',
  ]);
}
