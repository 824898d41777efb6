import { type SQLWrapper, sql } from 'drizzle-orm';
import type { Tx } from './database.ts';

/**
 * Runs several writes in one statement: one round trip while rows are locked. None may need what another writes, nor
 * change a row that another changes; foreign keys and triggers of statements are judged when all are done. SQL does not
 * say which runs first: rows that other transactions want too must be locked before (decision 005, "Locks").
 */
export async function writeTogether(tx: Tx, writes: readonly SQLWrapper[]): Promise<void> {
  if (writes.length === 0) return;
  const parts = writes.map((write, index) => sql`${sql.identifier(`write_${index}`)} as (${write.getSQL()})`);
  await tx.execute(sql`with ${sql.join(parts, sql`, `)} select`);
}
