import type { ExtractTablesWithRelations } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema.ts';

/** The part of a result of plain SQL that both drivers have. */
type Rows<Row> = { rows: Row[] };

interface PlainResult extends PgQueryResultHKT {
  type: Rows<this['row']>;
}

/** Runs queries inside or outside a transaction, on either driver. */
export type Tx = PgDatabase<PlainResult, typeof schema, ExtractTablesWithRelations<typeof schema>>;

/** A read that each connection parses and plans once, under its name. Parameters are $1, $2 and so on. */
export type NamedStatement = { readonly name: string; readonly text: string };

export type StatementValue = string | number | boolean | null;

/**
 * The only access to the database. Domain functions take a `Tx` instead. Opening a unit of work inside another throws,
 * because it would wait for ever on PGlite and silently run outside the transaction on PostgreSQL.
 */
export interface Database {
  readonly dialect: 'pglite' | 'postgres';
  /** Runs and commits each statement on its own: for single writes, and reads that need no common snapshot. */
  autocommit<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Returns the rows of one named statement, without a transaction: for the most frequent reads of shoppers. */
  named<Row>(statement: NamedStatement, values: readonly StatementValue[]): Promise<Row[]>;
  /**
   * Runs a transaction: commits when `work` resolves, and rolls back when it throws. Retries a serialization or
   * deadlock failure.
   */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Resolves when the database answers. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
