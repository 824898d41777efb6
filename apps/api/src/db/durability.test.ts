import * as fs from 'node:fs';
import * as path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { preparedDataDir } from '../testing/snapshot.ts';
import { lockDirectory } from './directoryLock.ts';
import { durableStartParams } from './durableFs.ts';
import { openPglite } from './pglite.ts';
import { users } from './schema.ts';

/** Tests PGlite's files, regardless of the database of the other tests, because only PGlite has to be made durable. */
const synced = vi.hoisted(() => ({ count: 0 }));
vi.mock('node:fs', async (original) => {
  const real = await original<typeof import('node:fs')>();
  return {
    ...real,
    fsyncSync: (descriptor: number) => {
      synced.count++;
      return real.fsyncSync(descriptor);
    },
  };
});

const silent = pino({ level: 'silent' });
let data: Awaited<ReturnType<typeof preparedDataDir>>;
beforeEach(async () => {
  data = await preparedDataDir();
});
afterEach(() => data.remove());

test('every commit reaches the disk before it is acknowledged', async () => {
  const db = await openPglite(data.dir, silent);
  for (let n = 0; n < 5; n++) {
    const before = synced.count;
    await db.transaction((tx) => tx.insert(users).values({ email: `${n}@abs.test`, passwordHash: 'none' }));
    expect(synced.count).toBeGreaterThan(before);
  }
  const before = synced.count;
  await db.autocommit((tx) => tx.select().from(users));
  expect(synced.count).toBe(before);
  await db.close();
});

test('leaves out -F, with which PGlite still starts by default', async () => {
  expect(PGlite.defaultStartParams).toContain('-F');
  expect(durableStartParams(PGlite.defaultStartParams)).not.toContain('-F');
  const { version } = JSON.parse(
    fs.readFileSync(new URL('../package.json', import.meta.resolve('@electric-sql/pglite')), 'utf8'),
  );
  // The way in which fsync is added to PGlite's file system depends on its internals: check it before raising the
  // version.
  expect(version).toBe('0.5.16');
});

describe('a data directory', () => {
  test('is locked while it is open, and free afterwards', async () => {
    const dir = path.join(data.dir, 'other');
    const lock = lockDirectory(dir);
    expect(() => lockDirectory(dir)).toThrow(
      `The data directory ${dir} is in use by another process. Stop that one, or set DATA_DIR to another directory.`,
    );
    lock.release();
    lockDirectory(dir).release();
  });

  test('keeps its rows when it is closed and opened again', async () => {
    const first = await openPglite(data.dir, silent);
    await first.autocommit((tx) => tx.insert(users).values({ email: 'kept@abs.test', passwordHash: 'none' }));
    await first.close();
    const second = await openPglite(data.dir, silent);
    expect(await second.autocommit((tx) => tx.select({ email: users.email }).from(users))).toEqual([
      { email: 'kept@abs.test' },
    ]);
    await second.close();
  });
});
