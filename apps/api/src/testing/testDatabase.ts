import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { pino } from 'pino';
import type { Database } from '../db/database.ts';
import { openPostgres } from '../db/postgres.ts';
import { openFromSnapshot } from './snapshot.ts';

const silent = pino({ level: 'silent' });

/**
 * A fresh, migrated database: PGlite in memory, or a new one on TEST_DATABASE_URL's server, which is dropped on close.
 */
export async function openTestDatabase(): Promise<Database> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) return openFromSnapshot();
  const { url, drop } = await createPostgresDatabase(server);
  const db = await openPostgres(url, silent);
  return {
    ...db,
    close: async () => {
      await db.close();
      await drop();
    },
  };
}

/** An empty database on a PostgreSQL server. */
export async function createPostgresDatabase(server: string): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `abs_test_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => onServer(server, `drop database if exists ${name} with (force)`) };
}

async function onServer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
