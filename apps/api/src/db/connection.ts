import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { NamedStatement, StatementValue, Tx } from './database.ts';
import { isStaleStatement, sqlState } from './errors.ts';
import * as schema from './schema.ts';

const options = { schema, casing: 'snake_case' } as const;

type Run = (statement: pg.QueryConfig, values?: unknown[]) => Promise<unknown>;

/** Drizzle on top of a function that runs one statement, which is all that it calls of a client. */
export const drizzleOver = (run: Run): Tx => drizzle({ client: { query: run } as unknown as pg.Client, ...options });

/**
 * One connection to PostgreSQL, which detects when it is lost. It listens to its own errors from the beginning, because
 * an error without a listener ends the process, and pg-pool listens only while the connection is idle.
 */
export class Connection extends pg.Client {
  /** Why the connection cannot be used any more. */
  lost: Error | undefined;
  /** Whether the client's record of prepared statements differs from the server's. */
  #isStale = false;
  readonly db: Tx = drizzleOver((statement, values) => this.run(statement, values));

  constructor(config?: pg.ClientConfig) {
    super(config);
    this.on('error', (error) => {
      this.lost ??= error;
    });
  }

  /** Runs a statement. If it gets no answer in time, the connection is closed, because the answer could still come. */
  async run(statement: pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult> {
    try {
      return await this.query(statement, values);
    } catch (error) {
      if ((isUnanswered(error) || isFarewell(error)) && !this.lost) {
        this.lost = error as Error;
        void this.end();
      }
      throw error;
    }
  }

  /**
   * The rows of a named statement, outside of a transaction. If the server rejects it as stale, it runs once more
   * without a name, and the connection is not reused.
   */
  async rowsOf({ name, text }: NamedStatement, values: readonly StatementValue[]): Promise<unknown[]> {
    try {
      return (await this.run({ name, text }, [...values])).rows;
    } catch (error) {
      if (!isStaleStatement(error)) throw error;
      this.#isStale = true;
      return (await this.run({ text }, [...values])).rows;
    }
  }

  /** Whether the connection can be reused. */
  get isClean(): boolean {
    return this.lost === undefined && !this.#isStale && this.getTransactionStatus() === 'I';
  }
}

/** The error of node-postgres after `query_timeout`, which has no code. */
const isUnanswered = (error: unknown) => error instanceof Error && error.message === 'Query read timeout';

/**
 * PostgreSQL answers with one of these codes before it ends a connection, because it is stopped or by an administrator.
 */
const isFarewell = (error: unknown) => /^57P/.test(sqlState(error) ?? '');
