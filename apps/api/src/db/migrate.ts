import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { PgDialect, PgSession } from 'drizzle-orm/pg-core';
import { migrationsDir } from '../paths.ts';
import type { Tx } from './database.ts';

/** Any number, the same in every process: the one lock that start-ups share. */
const MIGRATION_LOCK = 4_242_001;

/**
 * Brings the database to the newest migration. `db` must be one connection, not a pool nor a transaction: the lock
 * belongs to the connection that took it, and drizzle's migrator takes none of its own. After a failure the connection
 * is to be closed, which frees the lock too.
 */
export async function migrate(db: Tx): Promise<void> {
  await db.execute(sql`select pg_advisory_lock(${MIGRATION_LOCK})`);
  // The same call that drizzle's two driver-specific migrators make.
  const { dialect, session } = db as unknown as { dialect: PgDialect; session: PgSession };
  const config = { migrationsFolder: migrationsDir };
  await dialect.migrate(readMigrationFiles(config), session, config);
  await db.execute(sql`select pg_advisory_unlock(${MIGRATION_LOCK})`);
}
