import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Logger } from 'pino';
import type { Database, Tx } from './database.ts';
import { migrate } from './migrate.ts';
import * as schema from './schema.ts';
import { createDatabase } from './unitOfWork.ts';

const options = { schema, casing: 'snake_case' } as const;

/** The database cannot be reached or refuses us. The message is a whole sentence, without the password. */
export class DatabaseAwayError extends Error {
  override readonly name = 'DatabaseAwayError';
}

/**
 * Connects to PostgreSQL and migrates.
 * @throws DatabaseAwayError
 */
export async function openPostgres(connectionString: string, log: Logger): Promise<Database> {
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: 10_000,
    // A call is given up by the shop after 15 s: nothing useful takes longer, and a stuck lock must not pile up.
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 30_000,
    application_name: 'abs-api',
  });
  // An idle connection that the server closes is replaced by the pool; without a listener it would end the process.
  pool.on('error', (error) => log.warn({ err: error }, 'An idle database connection was lost'));

  try {
    await migrateAlone(connectionString);
  } catch (error) {
    await pool.end();
    throw error;
  }

  return createDatabase({
    dialect: 'postgres',
    db: drizzle(pool, options) as unknown as Tx,
    ping: async () => {
      await pool.query('select 1');
    },
    close: () => pool.end(),
  });
}

/** On a connection of its own, which has no statement timeout: a migration may take its time, and wait for another's. */
async function migrateAlone(connectionString: string): Promise<void> {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: 10_000,
    application_name: 'abs-api migration',
  });
  try {
    await client.connect();
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException;
    throw new DatabaseAwayError(`The database of DATABASE_URL cannot be reached: ${message || code}.`, {
      cause: error,
    });
  }
  try {
    await migrate(drizzle(client, options) as unknown as Tx);
  } finally {
    await client.end();
  }
}
