import pg from 'pg';
import type { Logger } from 'pino';
import { Connection, drizzleOver } from './connection.ts';
import type { Database } from './database.ts';
import { DatabaseAwayError, isStaleStatement, SQLSTATE, sqlState } from './errors.ts';
import { migrate } from './migrate.ts';
import { RepeatedStatements } from './repeatedStatements.ts';
import { createDatabase } from './unitOfWork.ts';

const CONNECT_TIMEOUT_MS = 10_000;
/** The shop gives up a call after 15 s, so longer statements are useless, and must not pile up behind a stuck lock. */
const STATEMENT_TIMEOUT_MS = 15_000;
/** PostgreSQL itself ends statements that take too long. If it has not answered by then, the connection is lost. */
const ANSWER_TIMEOUT_MS = STATEMENT_TIMEOUT_MS + 5_000;

/**
 * Connects to PostgreSQL and migrates.
 * @throws DatabaseAwayError
 */
export async function openPostgres(connectionString: string, log: Logger): Promise<Database> {
  await migrateAlone(connectionString);
  const config = {
    connectionString,
    max: 10,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    query_timeout: ANSWER_TIMEOUT_MS,
    idle_in_transaction_session_timeout: 30_000,
    application_name: 'abs-api',
    // Statements are short: compiling one takes longer than running it, and PostgreSQL would decide by its estimate of
    // the cost.
    options: '-c jit=off',
    Client: Connection as new () => pg.ClientBase,
    repeated: new RepeatedStatements(),
  };
  const pool = new pg.Pool(config);
  pool.on('error', (error) => log.warn({ err: error }, 'An idle database connection was lost'));

  /**
   * Lends a connection, which returns to the pool only if it is clean. With drizzle's own pool support, a connection on
   * which `begin` failed would occupy its place for ever (https://github.com/drizzle-team/drizzle-orm/issues/6341).
   */
  async function withConnection<T>(work: (connection: Connection) => Promise<T>): Promise<T> {
    const client = await pool.connect().catch((error: unknown) => {
      throw cannotBeReached(error);
    });
    const connection = client as pg.PoolClient & Connection;
    try {
      return await work(connection);
    } catch (error) {
      if (!connection.lost) throw error;
      log.warn({ err: connection.lost }, 'A database connection was lost while it was used');
      throw new DatabaseAwayError('The connection to the database of DATABASE_URL was lost.', { cause: error });
    } finally {
      client.release(!connection.isClean);
    }
  }

  /** False behind a connection pool that runs statements on other connections than those that prepared them. */
  let isPreparing = true;
  /** Does work that prepares statements, and once more without preparing them if one is stale. */
  async function withPreparing<T>(work: (connection: Connection, isPreparing: boolean) => Promise<T>): Promise<T> {
    try {
      return await withConnection((connection) => work(connection, isPreparing));
    } catch (error) {
      if (!isStaleStatement(error)) throw error;
      if (sqlState(error) !== SQLSTATE.featureNotSupported && isPreparing) {
        isPreparing = false;
        log.warn('The connection pool of DATABASE_URL keeps no prepared statements, which makes the shop slower.');
      }
      return withConnection((connection) => work(connection, false));
    }
  }

  return createDatabase({
    dialect: 'postgres',
    db: drizzleOver((statement, values) => withConnection((connection) => connection.run(statement, values))),
    named: ({ name, text }, values) =>
      withPreparing(
        async (connection, isNamed) => (await connection.run(isNamed ? { name, text } : { text }, [...values])).rows,
      ),
    transaction: (work) => withPreparing(({ db, preparing }, isNamed) => (isNamed ? preparing : db).transaction(work)),
    ping: async () => {
      await withConnection((connection) => connection.run({ text: 'select 1' }));
    },
    close: () => pool.end(),
  });
}

/**
 * Migrates on a separate connection without a statement timeout, because a migration may take long, and wait for that
 * of another process.
 */
async function migrateAlone(connectionString: string): Promise<void> {
  const connection = new Connection({
    connectionString,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    application_name: 'abs-api migration',
  });
  try {
    await connection.connect();
  } catch (error) {
    throw cannotBeReached(error);
  }
  try {
    await migrate(connection.db);
  } catch (error) {
    throw connection.lost
      ? new DatabaseAwayError('The connection to the database of DATABASE_URL was lost during its migration.', {
          cause: error,
        })
      : error;
  } finally {
    await connection.end();
  }
}

function cannotBeReached(error: unknown): DatabaseAwayError {
  const { message, code } = error as NodeJS.ErrnoException;
  return new DatabaseAwayError(`The database of DATABASE_URL cannot be reached: ${message || code}.`, { cause: error });
}
