import { type SQLWrapper, sql } from 'drizzle-orm';
import type { Tx } from './database.ts';

/**
 * Runs several writes in one statement, in one round trip while rows are locked. No write may depend on another, or
 * change a row that another changes. Foreign keys and statement triggers are checked after all writes. The order of the
 * writes is undefined, so rows that other transactions also need must be locked before (decision 005, "Locks").
 */
export async function writeTogether(tx: Tx, writes: readonly SQLWrapper[]): Promise<void> {
  if (writes.length === 0) return;
  const parts = writes.map((write, index) => sql`${sql.identifier(`write_${index}`)} as (${write.getSQL()})`);
  await tx.execute(sql`with ${sql.join(parts, sql`, `)} select`);
}
