import type { Database, Tx } from '../db/database.ts';

/** Few enough that nobody waits long for a lock on them. */
const BATCH = 100;

/**
 * Deletes in transactions of their own, a batch each, until fewer than a batch are left.
 * @param deleteSome deletes at most `limit` rows. @returns how many
 */
export async function deleteInBatches(
  db: Database,
  deleteSome: (tx: Tx, limit: number) => Promise<number>,
): Promise<void> {
  while ((await db.transaction((tx) => deleteSome(tx, BATCH))) === BATCH);
}
