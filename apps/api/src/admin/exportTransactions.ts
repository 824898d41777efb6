import type { TransactionNote, TransactionStatus } from '@abs/contract';
import { and, desc, type SQL, sql } from 'drizzle-orm';
import { nameOf } from '../accounts/mapper.ts';
import type { Tx } from '../db/database.ts';
import { payments } from '../db/schema.ts';
import type { Handler } from '../http/handler.ts';
import { toNaira } from '../money.ts';
import type { Services } from '../services.ts';
import { recordChange } from './audit.ts';
import { BYTE_ORDER_MARK, csvRecord } from './csv.ts';
import { lagosDay, lagosTime } from './lagosDay.ts';
import { hasWords, inOrderOf } from './list.ts';
import { hasStatus, loadItems, loadTransactions, statusOf } from './transactions.ts';

/** Rows that are read and held in memory at a time. */
const BATCH = 1_000;

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
  return { fileName: `abs-transactions-${lagosDay(services.now())}.csv`, pieces: records(services, query) };
};

type Cursor = { id: string; at: string };

async function* records(
  { db }: Services,
  { status, search }: { status?: TransactionStatus | undefined; search: string },
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvRecord(HEADER);
  const where = and(hasStatus(status), search === '' ? undefined : hasWords(payments.searchText, search));
  let after: Cursor | undefined;
  do {
    const batch: { records: string; last: Cursor | undefined } = await db.autocommit((tx) =>
      readBatch(tx, where, after),
    );
    if (batch.records) yield batch.records;
    after = batch.last;
  } while (after);
}

/** @returns the records after the cursor, and in `last` the cursor of the next batch, undefined at the end */
async function readBatch(tx: Tx, where: SQL | undefined, after: Cursor | undefined) {
  // As text, because a Date would lose the microseconds, and the next batch would then miss rows.
  const position = sql`(${payments.createdAt}, ${payments.id})`;
  const found = await tx
    .select({ id: payments.id, at: sql<string>`${payments.createdAt}::text` })
    .from(payments)
    .where(and(where, after && sql`${position} < (${after.at}::timestamptz, ${after.id}::uuid)`))
    .orderBy(desc(payments.createdAt), desc(payments.id))
    .limit(BATCH);
  const ids = found.map(({ id }) => id);
  const rows = inOrderOf(ids, await loadTransactions(tx, ids));
  const itemsOf = await loadItems(tx, rows);
  return {
    records: rows
      .map((row) =>
        csvRecord([
          lagosTime(row.createdAt),
          nameOf(row),
          row.email,
          row.number,
          row.reference,
          toNaira(row.displayKobo).toFixed(2),
          statusOf[row.status],
          row.note ? notes[row.note] : '',
          itemsOf.get(row.orderId) ?? '',
        ]),
      )
      .join(''),
    last: found.length === BATCH ? found.at(-1) : undefined,
  };
}
