import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database, NamedStatement, StatementValue, Tx } from './database.ts';
import { SQLSTATE, sqlState } from './errors.ts';

/** What a driver brings; the rest of `Database` is the same for both. */
export type Driver = {
  dialect: Database['dialect'];
  /** Runs each statement by itself. */
  db: Tx;
  named(statement: NamedStatement, values: readonly StatementValue[]): Promise<unknown[]>;
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  ping(): Promise<void>;
  close(): Promise<void>;
};

const MAX_TRIES = 5;
const RETRIED: ReadonlySet<string> = new Set([SQLSTATE.serializationFailure, SQLSTATE.deadlock]);

/**
 * Makes a Database of a driver: forbids a unit of work inside another, and retries what PostgreSQL asks to retry.
 * `work` may therefore run more than once: it must have no effect but on the database.
 */
export function createDatabase(driver: Driver): Database {
  const current = new AsyncLocalStorage<{ open: boolean }>();

  async function alone<T>(work: () => Promise<T>): Promise<T> {
    if (current.getStore()?.open) {
      throw new Error('A unit of work was opened inside another. Hand the `tx` on instead of the database.');
    }
    // Timers started inside outlive the work and inherit the store: the flag shows that it is over.
    const unit = { open: true };
    try {
      return await current.run(unit, work);
    } finally {
      unit.open = false;
    }
  }

  async function withRetry<T>(work: () => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await work();
      } catch (error) {
        if (attempt >= MAX_TRIES || !RETRIED.has(sqlState(error) ?? '')) throw error;
        await sleep(2 ** attempt * 5 * (0.5 + Math.random()));
      }
    }
  }

  return {
    dialect: driver.dialect,
    autocommit: (work) => alone(() => work(driver.db)),
    named: <Row>(statement: NamedStatement, values: readonly StatementValue[]) =>
      alone(() => driver.named(statement, values) as Promise<Row[]>),
    transaction: (work) => alone(() => withRetry(() => driver.transaction(work))),
    ping: driver.ping,
    close: driver.close,
  };
}
