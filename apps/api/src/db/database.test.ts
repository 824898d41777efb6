import { type SQL, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLogger } from '../log.ts';
import { createPostgresDatabase, openTestDatabase, testDatabasePool } from '../testing/testDatabase.ts';
import type { Database, Tx } from './database.ts';
import { sqlState, violatedConstraint } from './errors.ts';
import { openPostgres } from './postgres.ts';
import { users } from './schema.ts';

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

const insert = (tx: Tx, email: string) => tx.insert(users).values({ email, passwordHash: 'none' });
const emails = async () => (await db.autocommit((tx) => tx.select().from(users))).map(({ email }) => email);

describe('a unit of work', () => {
  test('throws inside another, instead of waiting for ever', async () => {
    const inside = 'A unit of work was opened inside another';
    await expect(db.transaction(() => db.autocommit(async () => 1))).rejects.toThrow(inside);
    await expect(db.transaction(() => db.transaction(async () => 1))).rejects.toThrow(inside);
    await expect(db.autocommit(() => db.transaction(async () => 1))).rejects.toThrow(inside);
  });

  test('may follow another, run concurrently, or be started by a timer of another', async () => {
    await db.autocommit(async () => 1);
    await Promise.all([db.autocommit(async () => 1), db.transaction(async () => 2), db.autocommit(async () => 3)]);
    const late = Promise.withResolvers<number>();
    await db.transaction(async () => {
      setTimeout(() => late.resolve(db.autocommit(async () => 4)), 20);
    });
    expect(await late.promise).toBe(4);
  });

  test('rolls back when it throws', async () => {
    const failing = db.transaction(async (tx) => {
      await insert(tx, 'rolled-back@abs.test');
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await emails()).not.toContain('rolled-back@abs.test');
  });

  test.each(['40001', '40P01'])('is tried again after %s, and given up after five tries', async (code) => {
    let tries = 0;
    const raise = sql.raw(`do $$ begin raise exception 'once more' using errcode = '${code}'; end $$`);
    const result = await db.transaction(async (tx) => {
      if (++tries < 3) await tx.execute(raise);
      return 'done';
    });
    expect([result, tries]).toEqual(['done', 3]);

    tries = 0;
    const failing = db.transaction(async (tx) => {
      tries++;
      await tx.execute(raise);
    });
    await expect(failing).rejects.toSatisfy((error) => sqlState(error) === code);
    expect(tries).toBe(5);
  });
});

describe('a named statement', () => {
  const echo = { name: 'echo', text: 'select $1::text as text, $2::integer as number, $3::boolean as flag' };

  test('returns its rows for any values, including quotes and backslashes', async () => {
    for (const text of ['plain', 'it\'s \\ "quoted"; drop table users', 'Ọkàdà $1', '', null]) {
      expect(await db.named(echo, [text, -7, true])).toEqual([{ text, number: -7, flag: true }]);
    }
    const all = await Promise.all([1, 2, 3].map((number) => db.named(echo, ['beside others', number, null])));
    expect(all.flat()).toEqual([1, 2, 3].map((number) => ({ text: 'beside others', number, flag: null })));
  });

  test('fails with the SQLSTATE of its error, and runs again afterwards', async () => {
    const divide = { name: 'divide', text: 'select 6 / $1::integer as result' };
    await expect(db.named(divide, [0])).rejects.toSatisfy((error) => sqlState(error) === '22012');
    expect(await db.named(divide, [3])).toEqual([{ result: 2 }]);
    const broken = { name: 'broken', text: 'select nothing from nowhere' };
    for (const _again of [1, 2]) {
      await expect(db.named(broken, [])).rejects.toSatisfy((error) => sqlState(error) === '42P01');
    }
  });

  test('still works on every connection after a column changed its type, and after it was deallocated', async () => {
    const sizes = { name: 'sizes', text: 'select size from measured where length > $1' };
    const run = (statement: string) => db.autocommit((tx) => tx.execute(sql.raw(statement)));
    const fromAll = () => Promise.all(Array.from({ length: 30 }, () => db.named(sizes, [50])));
    await run('create table measured (size text, length integer)');
    await run("insert into measured values ('M', 70), ('S', 40)");
    const answers = Array(30).fill([{ size: 'M' }]);
    expect(await fromAll()).toEqual(answers);
    await run('alter table measured alter column size type varchar(100)');
    expect(await fromAll()).toEqual(answers);
    await Promise.all(Array.from({ length: 30 }, () => run('deallocate all')));
    expect(await fromAll()).toEqual(answers);
    await run('alter table measured drop column size, add column size integer');
    expect(await fromAll()).toEqual(Array(30).fill([{ size: null }]));
    await run('drop table measured');
    await expect(db.named(sizes, [50])).rejects.toSatisfy((error) => sqlState(error) === '42P01');
  });

  test('throws inside another unit of work', async () => {
    const inside = 'A unit of work was opened inside another';
    await expect(db.transaction(() => db.named(echo, ['', 0, true]))).rejects.toThrow(inside);
  });
});

describe('a statement that transactions run often', () => {
  /** A database of its own, where no other statements have become frequent. */
  let db: Database;
  beforeAll(async () => {
    db = await testDatabasePool()();
  });
  afterAll(() => db.close());

  const run = (statement: string) => db.autocommit((tx) => tx.execute(sql.raw(statement)));
  /** Enough for each connection of the pool to prepare the statement. */
  const RUNS = 80;
  const often = (statement: () => SQL) =>
    Promise.all(Array.from({ length: RUNS }, () => db.transaction(async (tx) => (await tx.execute(statement())).rows)));

  test('returns the same for values of any type, before and after it is prepared', async () => {
    const text = 'it\'s \\ "quoted"; drop table users, Ọkàdà $1';
    const noon = new Date('2026-11-30T12:00:00.125Z');
    const rows = await often(
      () => sql`
        select ${text}::text as text, ${7}::integer + ${-8} as number, ${true}::boolean as flag, ${null}::text as nothing,
          ${sql.param(['a,b', '{"c"}', text])}::text[] as texts, ${sql.param([1, -2])}::integer[] as numbers,
          ${noon}::timestamptz at time zone 'UTC' as noon, ${JSON.stringify({ text })}::jsonb as json,
          ${sql.param({ text })}::jsonb as object, encode(${sql.param(Buffer.from([0, 92, 255]))}::bytea, 'hex') as bytes`,
    );
    expect(new Set(rows.map((row) => JSON.stringify(row))).size).toBe(1);
    expect(rows[0]).toEqual([
      {
        text,
        number: -1,
        flag: true,
        nothing: null,
        texts: ['a,b', '{"c"}', text],
        numbers: [1, -2],
        noon: '2026-11-30 12:00:00.125',
        json: { text },
        object: { text },
        bytes: '005cff',
      },
    ]);
  });

  test('is prepared once per connection, also if one of its runs fails', async () => {
    const divide = (by: number) => sql`select 6 / ${by}::integer as result`;
    expect(await often(() => divide(3))).toEqual(Array(RUNS).fill([{ result: 2 }]));
    const prepared = await often(() =>
      sql.raw("select from pg_prepared_statements where statement like '%select 6 /%'"),
    );
    expect(prepared.map(({ length }) => length)).toEqual(Array(RUNS).fill(1));
    const failing = db.transaction((tx) => tx.execute(divide(0)));
    await expect(failing).rejects.toSatisfy((error) => sqlState(error) === '22012');
    expect(await often(() => divide(2))).toEqual(Array(RUNS).fill([{ result: 3 }]));
  });

  test('still works on every connection after a column changed its type, and after it was deallocated', async () => {
    await run('create table worn (size text, length integer)');
    await run("insert into worn values ('M', 70), ('S', 40)");
    const sizes = () => often(() => sql`select size from worn where length > ${50}`);
    const answers = Array(RUNS).fill([{ size: 'M' }]);
    expect(await sizes()).toEqual(answers);
    await run('alter table worn alter column size type varchar(100)');
    expect(await sizes()).toEqual(answers);
    await Promise.all(Array.from({ length: 30 }, () => run('deallocate all')));
    expect(await sizes()).toEqual(answers);
    await run('alter table worn drop column size, add column size integer');
    expect(await sizes()).toEqual(Array(RUNS).fill([{ size: null }]));
    await run('drop table worn');
  });
});

test('the log of an error has no values, before and after the statement is prepared', async () => {
  const lines: string[] = [];
  const log = createLogger({ logLevel: 'error' }, { write: (line) => lines.push(line) });
  const logged = (failing: Promise<unknown>) => failing.catch((err: unknown) => log.error({ err }, 'It failed'));
  const text = 'select length($1::text) / $2::integer';
  for (let run = 0; run < 20; run++) {
    await logged(db.transaction((tx) => tx.execute(sql`select length(${'private'}::text) / ${0}::integer`)));
    await logged(db.named({ name: 'divided', text }, ['private', 0]));
  }
  expect(lines).toHaveLength(40);
  expect(lines.filter((line) => line.includes('private'))).toEqual([]);
});

test('errors have their SQLSTATE and constraint on both drivers', async () => {
  await db.autocommit((tx) => insert(tx, 'unique@abs.test'));
  const again = db.autocommit((tx) => insert(tx, 'unique@abs.test'));
  await expect(again).rejects.toSatisfy(
    (error) => sqlState(error) === '23505' && violatedConstraint(error) === 'users_email_unique',
  );
  expect(sqlState(new Error('another'))).toBeUndefined();
});

/** Both drivers return an object with `rows`, which drizzle's common type does not have. */
const rowsOf = async (statement: SQL) => (await db.autocommit((tx) => tx.execute(statement))).rows;

test('both drivers return the times of a raw statement as text', async () => {
  const statement = sql`
    select '2026-11-27T10:00:00.123456Z'::timestamptz at time zone 'UTC' as "localTime", '2026-11-27'::date as day,
      '90 minutes'::interval as duration`;
  const row = { localTime: '2026-11-27 10:00:00.123456', day: '2026-11-27', duration: '01:30:00' };
  expect(await rowsOf(statement)).toEqual([row]);
  expect(await db.transaction((tx) => tx.execute(statement))).toMatchObject({ rows: [row] });
});

test('supports trigram search', async () => {
  expect(await rowsOf(sql`select similarity('hoodie', 'hoody') > 0.3 as "isSimilar"`)).toEqual([{ isSimilar: true }]);
});

const server = process.env.TEST_DATABASE_URL ?? '';

test.runIf(server)('processes that start concurrently migrate an empty database once and keep no lock', async () => {
  const { url, drop } = await createPostgresDatabase(server);
  const start = () => openPostgres(url, pino({ level: 'silent' }));
  const databases = await Promise.all([start(), start(), start()]);
  const locks = await databases[0]?.autocommit((tx) =>
    tx.execute(sql`
      select 1 from pg_locks join pg_database on pg_database.oid = database
      where locktype = 'advisory' and datname = current_database()`),
  );
  expect(locks).toMatchObject({ rows: [] });
  await Promise.all(databases.map((database) => database.close()));
  await drop();
});
