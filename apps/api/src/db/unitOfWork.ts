import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database, NamedStatement, StatementValue, Tx } from './database.ts';
import { SQLSTATE, sqlState } from './errors.ts';

/** The part of `Database` that differs between the drivers. */
export type Driver = {
  dialect: Database['dialect'];
  /** Runs each statement on its own. */
  db: Tx;
  named(statement: NamedStatement, values: readonly StatementValue[]): Promise<unknown[]>;
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  ping(): Promise<void>;
  close(): Promise<void>;
};

const MAX_TRIES = 5;
const RETRIED: ReadonlySet<string> = new Set([SQLSTATE.serializationFailure, SQLSTATE.deadlock]);

/**
 * Makes a Database from a driver: forbids a unit of work inside another, and retries serialization and deadlock
 * failures. `work` may therefore run more than once, and must have no effects outside the database.
 */
export function createDatabase(driver: Driver): Database {
  const current = new AsyncLocalStorage<{ open: boolean }>();

  async function alone<T>(work: () => Promise<T>): Promise<T> {
    if (current.getStore()?.open) {
      throw new Error('A unit of work was opened inside another. Hand the `tx` on instead of the database.');
    }
    // Timers started inside outlive the work and inherit the store. The flag shows that the work is over.
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
