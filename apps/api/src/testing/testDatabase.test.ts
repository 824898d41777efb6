import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Database } from '../db/database.ts';
import { addProduct, addShopper } from './shop.ts';
import { testDatabasePool } from './testDatabase.ts';

/** A pool of its own, because a test of another file can close its database while these run. */
const openTestDatabase = testDatabasePool();

const rowsOf = async (db: Database, query: string) => (await db.autocommit((tx) => tx.execute(sql.raw(query)))).rows;

/** All rows of all tables, and the last values of sequences. */
async function contentOf(db: Database) {
  const tables = await rowsOf(
    db,
    `select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' order by relname`,
  );
  const rows: Record<string, unknown> = {};
  for (const { name } of tables) rows[String(name)] = await rowsOf(db, `select * from "${name}"`);
  const sequences = await rowsOf(
    db,
    "select sequencename, last_value from pg_sequences where schemaname = 'public' order by sequencename",
  );
  return { rows, sequences };
}

async function use(change: (db: Database) => Promise<unknown>): Promise<void> {
  const db = await openTestDatabase();
  await change(db);
  await db.close();
}

/** Reads from the database that the next test gets. */
async function next<Answer>(look: (db: Database) => Promise<Answer>): Promise<Answer> {
  const db = await openTestDatabase();
  const answer = await look(db);
  await db.close();
  return answer;
}

test('a database that was closed refuses every call', async () => {
  const db = await openTestDatabase();
  await db.close();
  await expect(db.autocommit(async () => 1)).rejects.toThrow('The test database is closed.');
});

test.each<[string, (db: Database) => Promise<unknown>]>([
  [
    'has added rows',
    async (db) => {
      await addProduct({ db });
      await addShopper({ services: { db, now: () => new Date() } });
    },
  ],
  [
    'has added many rows',
    (db) => rowsOf(db, "insert into rate_limits select 'key ' || n, now(), 1 from generate_series(1, 20000) n"),
  ],
  [
    'has changed and deleted the rows of migrations',
    async (db) => {
      await rowsOf(db, "delete from collections where slug = 'hoodie'");
      await rowsOf(db, "update collections set title = 'Other'");
    },
  ],
  [
    'has used a sequence',
    (db) =>
      rowsOf(
        db,
        "select nextval((select schemaname || '.' || sequencename from pg_sequences where schemaname = 'public' limit 1))",
      ),
  ],
])('after a test that %s, the next one gets the rows of the migrations', async (_, change) => {
  const before = await next(contentOf);
  await use(change);
  expect(await next(contentOf)).toEqual(before);
});

test.each([
  ['a table', 'create table leftover (id int)', "select to_regclass('leftover') is not null as found"],
  ['an index', 'create index leftover on users (email)', "select to_regclass('leftover') is not null as found"],
  [
    'a column',
    'alter table users add leftover int',
    "select exists (select from pg_attribute where attname = 'leftover') as found",
  ],
  [
    'a trigger that is off',
    'alter table products disable trigger user',
    "select exists (select from pg_trigger where tgenabled = 'D') as found",
  ],
])('a database in which a test left %s is not reused', async (_, change, question) => {
  const isThere = async (db: Database) => (await rowsOf(db, question))[0]?.found;
  await use(async (db) => {
    await rowsOf(db, change);
    expect(await isThere(db)).toBe(true);
  });
  expect(await next(isThere)).toBe(false);
});

test('a table that one test dropped exists for the next', async () => {
  await use((db) => rowsOf(db, 'drop table rate_limits'));
  expect(await next((db) => rowsOf(db, "select to_regclass('rate_limits') is not null as found"))).toEqual([
    { found: true },
  ]);
});
