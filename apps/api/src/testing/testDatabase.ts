import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { pino } from 'pino';
import type { Database } from '../db/database.ts';
import { openPostgres } from '../db/postgres.ts';
import { type FreshState, freshStateOf } from './freshState.ts';
import { openFromSnapshot } from './snapshot.ts';

const silent = pino({ level: 'silent' });

type Prepared = { db: Database; fresh: FreshState };

/**
 * A pool of databases that tests have closed, restored for the next test, because opening another one takes far longer.
 * @returns opens the database that was closed last, or a new one
 */
export function testDatabasePool(): () => Promise<Database> {
  const idle: Prepared[] = [];
  return async () => lend(idle.pop() ?? (await prepare()), idle);
}

/** A migrated database without other rows: PGlite in memory, or one on TEST_DATABASE_URL's server. */
export const openTestDatabase = testDatabasePool();

async function prepare(): Promise<Prepared> {
  const server = process.env.TEST_DATABASE_URL;
  const db = server ? await openPostgres((await createPostgresDatabase(server)).url, silent) : await openFromSnapshot();
  return { db, fresh: await freshStateOf(db) };
}

/** Lends a database, which refuses every call once it is closed. It is then idle again if it could be restored. */
function lend(prepared: Prepared, idle: Prepared[]): Database {
  const { db, fresh } = prepared;
  let isOpen = true;
  function expectOpen(): void {
    if (!isOpen) throw new Error('The test database is closed.');
  }
  return {
    dialect: db.dialect,
    autocommit: async (work) => {
      expectOpen();
      return db.autocommit(work);
    },
    named: async (statement, values) => {
      expectOpen();
      return db.named(statement, values);
    },
    transaction: async (work) => {
      expectOpen();
      return db.transaction(work);
    },
    ping: async () => {
      expectOpen();
      return db.ping();
    },
    close: async () => {
      if (!isOpen) return;
      isOpen = false;
      if (await fresh.restore()) idle.push(prepared);
      else await db.close();
    },
  };
}

/** The names of all databases of a run begin with this; the run drops them at its end. */
const prefix = () => `abs_test_${process.env.TEST_RUN ?? 'single'}_`;

/** An empty database on a PostgreSQL server. */
export async function createPostgresDatabase(server: string): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `${prefix()}${randomUUID().replaceAll('-', '')}`;
  await onServer(server, (client) => client.query(`create database ${name}`));
  const url = new URL(server);
  url.pathname = `/${name}`;
  const drop = () => onServer(server, (client) => client.query(`drop database if exists ${name} with (force)`));
  return { url: url.href, drop: async () => void (await drop()) };
}

/** Drops the databases of this run. */
export async function dropTestDatabases(server: string): Promise<void> {
  await onServer(server, async (client) => {
    const { rows } = await client.query('select datname from pg_database where starts_with(datname, $1)', [prefix()]);
    for (const { datname } of rows) await client.query(`drop database if exists ${datname} with (force)`);
  });
}

async function onServer<T>(server: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
