import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Tx } from './database.ts';
import { isStaleStatement, sqlState } from './errors.ts';
import type { RepeatedStatements } from './repeatedStatements.ts';
import * as schema from './schema.ts';

const options = { schema, casing: 'snake_case' } as const;

type Run = (statement: pg.QueryConfig, values?: unknown[]) => Promise<unknown>;

/** Drizzle on top of a function that runs one statement, which is all that it calls of a client. */
export const drizzleOver = (run: Run): Tx => drizzle({ client: { query: run } as unknown as pg.Client, ...options });

/** @property repeated chooses the statements of transactions that are prepared; none without it */
type ConnectionConfig = pg.ClientConfig & { repeated?: RepeatedStatements };

/**
 * One connection to PostgreSQL, which detects when it is lost. It listens to its own errors from the beginning, because
 * an error without a listener ends the process, and pg-pool listens only while the connection is idle.
 */
export class Connection extends pg.Client {
  /** Why the connection cannot be used any more. */
  lost: Error | undefined;
  /** Whether the server has rejected a prepared statement, after which all others are suspect too. */
  #isStale = false;
  readonly db: Tx = drizzleOver((statement, values) => this.run(statement, values));
  /** The same, but prepares the statements that run often. */
  readonly preparing: Tx = drizzleOver((statement, values) => this.run(this.#named(statement, values), values));
  readonly #repeated: RepeatedStatements | undefined;

  constructor(config: ConnectionConfig = {}) {
    super(config);
    this.#repeated = config.repeated;
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
      if (isStaleStatement(error)) this.#isStale = true;
      throw error;
    }
  }

  /** Without values, a statement is `begin`, `commit` or the like. */
  #named(statement: pg.QueryConfig, values: unknown[] = []): pg.QueryConfig {
    const name = values.length > 0 ? this.#repeated?.nameOf(statement.text) : undefined;
    return name === undefined ? statement : { ...statement, name };
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
