import { and, desc, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Tx } from '../db/database.ts';
import type { Services } from '../services.ts';
import { BYTE_ORDER_MARK, csvRecord } from './csv.ts';

/** Rows that are read and held in memory at a time. */
const BATCH = 1_000;

export type CsvExport = {
  header: readonly string[];
  table: PgTable & { id: PgColumn; createdAt: PgColumn };
  /** The exported rows; undefined exports all. */
  where: SQL | undefined;
  /** Loads the records of some rows, in the order of their ids. */
  load: (tx: Tx, ids: readonly string[]) => Promise<readonly (readonly string[])[]>;
};

type Cursor = { id: string; at: string };

/** The CSV of all matching rows, the newest first, in pieces that are read as the client takes them. */
export async function* csvPieces({ db }: Pick<Services, 'db'>, csv: CsvExport): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvRecord(csv.header);
  let after: Cursor | undefined;
  do {
    const batch: { records: string; last: Cursor | undefined } = await db.autocommit((tx) => readBatch(tx, csv, after));
    if (batch.records) yield batch.records;
    after = batch.last;
  } while (after);
}

/** @returns the records after the cursor, and in `last` the cursor of the next batch, undefined at the end */
async function readBatch(tx: Tx, { table, where, load }: CsvExport, after: Cursor | undefined) {
  const { id, createdAt } = table;
  // As text, because a Date would lose the microseconds, and the next batch would then miss rows.
  const found = await tx
    .select({ id: sql<string>`${id}`, at: sql<string>`${createdAt}::text` })
    .from(table as PgTable)
    .where(and(where, after && sql`(${createdAt}, ${id}) < (${after.at}::timestamptz, ${after.id}::uuid)`))
    .orderBy(desc(createdAt), desc(id))
    .limit(BATCH);
  const rows = await load(
    tx,
    found.map((row) => row.id),
  );
  return { records: rows.map(csvRecord).join(''), last: found.length === BATCH ? found.at(-1) : undefined };
}
