import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { PgDialect, PgSession } from 'drizzle-orm/pg-core';
import { migrationsDir } from '../paths.ts';
import type { Tx } from './database.ts';

/** Any number, the same in every process: the one lock that start-ups share. */
const MIGRATION_LOCK = 4_242_001;

/**
 * Brings the database to the newest migration, in one transaction. The lock belongs to this transaction and not to the
 * connection, because a pooler gives each transaction a connection of its choice. drizzle's migrator takes no lock.
 */
export async function migrate(db: Tx): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`);
    // The same call that drizzle's two driver-specific migrators make, with the transaction that is open.
    const { dialect, session } = tx as unknown as { dialect: PgDialect; session: PgSession };
    const config = { migrationsFolder: migrationsDir };
    const transaction = (work: (tx: Tx) => Promise<unknown>) => work(tx);
    await dialect.migrate(readMigrationFiles(config), Object.assign(Object.create(session), { transaction }), config);
  });
}
