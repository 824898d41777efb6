import type { Database, Tx } from '../db/database.ts';

/** Few enough that other transactions do not wait long for their locks. */
const BATCH = 100;

/**
 * Deletes rows in batches, each in its own transaction, until a batch is not full.
 * @param deleteSome deletes at most `limit` rows and returns how many
 */
export async function deleteInBatches(
  db: Database,
  deleteSome: (tx: Tx, limit: number) => Promise<number>,
): Promise<void> {
  while ((await db.transaction((tx) => deleteSome(tx, BATCH))) === BATCH);
}
