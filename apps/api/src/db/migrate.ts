import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { PgDialect, PgSession } from 'drizzle-orm/pg-core';
import { migrationsDir } from '../paths.ts';
import type { Tx } from './database.ts';

/** Any number that is the same in every process: all starting processes share this lock. */
const MIGRATION_LOCK = 4_242_001;

/** The parts of drizzle's databases and transactions that its types declare as internal. */
export const insideOf = (tx: Tx) => tx as unknown as { dialect: PgDialect; session: PgSession };

/**
 * Applies all missing migrations in one transaction. The lock belongs to this transaction and not to the connection,
 * because a pooler may give each transaction another connection. drizzle's migrator takes no lock.
 */
export async function migrate(db: Tx): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`);
    // The same call that drizzle's two driver-specific migrators make, with the open transaction.
    const { dialect, session } = insideOf(tx);
    const config = { migrationsFolder: migrationsDir };
    const transaction = (work: (tx: Tx) => Promise<unknown>) => work(tx);
    await dialect.migrate(readMigrationFiles(config), Object.assign(Object.create(session), { transaction }), config);
  });
}
