import type { ExtractTablesWithRelations } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema.ts';

/** What queries run on, inside or outside a transaction, on either driver. */
export type Tx = PgDatabase<PgQueryResultHKT, typeof schema, ExtractTablesWithRelations<typeof schema>>;

/** A read that each connection parses and plans once, under its name. Parameters are $1, $2 and so on. */
export type NamedStatement = { readonly name: string; readonly text: string };

export type StatementValue = string | number | boolean | null;

/**
 * The only way to the database. Domain functions take a `Tx` and never see this; opening a second unit of work
 * inside one throws, because on PGlite it would wait for itself for ever and on PostgreSQL it would silently
 * leave the transaction.
 */
export interface Database {
  readonly dialect: 'pglite' | 'postgres';
  /** Runs each statement by itself, committed at once: for single writes, and reads that need no common snapshot. */
  autocommit<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** The rows that one named statement answers, without a transaction: for the reads that shoppers make most. */
  named<Row>(statement: NamedStatement, values: readonly StatementValue[]): Promise<Row[]>;
  /** Runs a transaction: commits when `work` resolves, rolls back when it throws. Retries a serialization or deadlock failure. */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Resolves when the database answers. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
