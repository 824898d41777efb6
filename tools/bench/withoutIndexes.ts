import { sql } from 'drizzle-orm';
import type { Database } from '../../apps/api/src/db/database.ts';

/** Drops the indexes that only make reads fast while `fill` writes many rows, which then takes about half the time. */
export async function withoutIndexes<T>(db: Database, fill: () => Promise<T>): Promise<T> {
  const indexes = await db.autocommit(async (tx) => {
    const { rows } = await tx.execute<{ name: string; definition: string }>(sql`
      select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
      from pg_index join pg_class on pg_class.oid = indrelid
      where relnamespace = 'public'::regnamespace and not indisunique`);
    for (const { name } of rows) await tx.execute(sql.raw(`drop index ${name}`));
    return rows;
  });
  const filled = await fill();
  await db.autocommit(async (tx) => {
    for (const { definition } of indexes) await tx.execute(sql.raw(definition));
    await tx.execute(sql`vacuum analyze`);
  });
  return filled;
}
