import type { ExtractTablesWithRelations } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema.ts';

/** What queries run on, inside or outside a transaction, on either driver. */
export type Tx = PgDatabase<PgQueryResultHKT, typeof schema, ExtractTablesWithRelations<typeof schema>>;

/**
 * The only way to the database. Domain functions take a `Tx` and never see this; opening a second unit of work
 * inside one throws, because on PGlite it would wait for itself for ever and on PostgreSQL it would silently
 * leave the transaction.
 */
export interface Database {
  readonly dialect: 'pglite' | 'postgres';
  /** Runs each statement by itself, committed at once: for single writes, and reads that need no common snapshot. */
  autocommit<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Runs a transaction: commits when `work` resolves, rolls back when it throws. Retries a serialization or deadlock failure. */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Resolves when the database answers. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
