import type { PGliteInterface, QueryOptions, Results } from '@electric-sql/pglite';
import { makePgArray } from 'drizzle-orm/pg-core';
import pg from 'pg';
import type { NamedStatement } from './database.ts';
import { isStaleStatement } from './errors.ts';

/** The function of the client, or of its open transaction. */
type Execute = PGliteInterface['exec'];

/**
 * Runs named statements on PGlite, which parses every other query each time. PREPARE and EXECUTE in SQL take a third of
 * the time, because PGlite needs one call for them, and five for a query with parameters.
 */
export class PreparedStatements {
  #prepared = new Map<string, Promise<unknown>>();
  /** Part of all names, so that calls which still wait do not run a statement that another has found to be stale. */
  #generation = 1;

  /** Runs a statement, which it prepares if necessary. If it is stale, all statements are prepared again later. */
  async run<Row>(execute: Execute, { name, text }: NamedStatement, values: readonly unknown[], options?: QueryOptions) {
    const generation = this.#generation;
    const id = pg.escapeIdentifier(`${generation} ${name}`);
    const list = values.length > 0 ? `(${values.map(literal).join(', ')})` : '';
    try {
      await (this.#prepared.get(name) ?? this.#keep(name, execute(`prepare ${id} as ${text}`)));
      const [result] = await execute(`execute ${id}${list}`, options);
      return result as Results<Row>;
    } catch (error) {
      // Many calls can fail concurrently. Only the first one starts a new generation.
      if (isStaleStatement(error) && generation === this.#generation) {
        this.#generation++;
        this.#prepared = new Map();
      }
      // For the log, the statement without the values (see `describeError` in log.ts).
      throw Object.assign(error as Error, { query: text });
    }
  }

  #keep(name: string, preparing: Promise<unknown>): Promise<unknown> {
    const prepared = this.#prepared;
    prepared.set(name, preparing);
    preparing.catch(() => prepared.delete(name));
    return preparing;
  }
}

/** Does work once more if one of its statements was stale. */
export async function retryStale<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isStaleStatement(error)) throw error;
    return work();
  }
}

/** A value of a statement in SQL. PostgreSQL converts the text to the type of the parameter. */
function literal(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  return pg.escapeLiteral(typeof value === 'object' ? textOf(value) : String(value));
}

function textOf(value: object): string {
  if (value instanceof Date) return value.toISOString();
  if (value instanceof Uint8Array) return `\\x${Buffer.from(value).toString('hex')}`;
  return Array.isArray(value) ? makePgArray(value) : JSON.stringify(value);
}
