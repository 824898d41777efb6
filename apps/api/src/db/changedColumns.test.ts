import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ServerProcess, startServer, temporaryDataDir } from '../testing/serverProcess.ts';
import { addProduct } from '../testing/shop.ts';
import { createPostgresDatabase } from '../testing/testDatabase.ts';
import { openPostgres } from './postgres.ts';

const postgres = process.env.TEST_DATABASE_URL ?? '';
const READERS = 6;

/** A rolling update: the new process migrates the database while older processes keep running. */
describe.runIf(postgres)('servers whose database another process migrates', () => {
  let database: Awaited<ReturnType<typeof createPostgresDatabase>>;
  let data: ReturnType<typeof temporaryDataDir>;
  let admin: pg.Client;
  let productId: string;
  const servers: ServerProcess[] = [];

  beforeAll(async () => {
    database = await createPostgresDatabase(postgres);
    const db = await openPostgres(database.url, pino({ level: 'silent' }));
    productId = (await addProduct({ db })).id;
    await db.close();
    admin = new pg.Client({ connectionString: database.url });
    await admin.connect();
    data = temporaryDataDir();
    for (const _ of [1, 2]) servers.push(await startServer({ DATABASE_URL: database.url, DATA_DIR: data.dir }));
  });
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.stop('SIGKILL')));
    await admin?.end();
    await database?.drop();
    data?.remove();
  });

  test('answer every read with 200 while columns change their types', async () => {
    const statuses: Record<number, number> = {};
    let isOver = false;
    let round = 0;
    const read = async ({ url }: ServerProcess) => {
      while (!isOver) {
        // Every URL is new, so that no answer comes from the cache.
        const paths = ['products?search=', `products/${productId}?`, 'search-query?query=hoodie', 'products?minPrice='];
        for (const path of paths) {
          const { status } = await fetch(`${url}/api/v1/${path}${++round}`);
          statuses[status] = (statuses[status] ?? 0) + 1;
        }
      }
    };
    const reading = Promise.all(servers.flatMap((server) => Array.from({ length: READERS }, () => read(server))));
    const readMore = async () => {
      const enough = round + 200;
      await expect.poll(() => round).toBeGreaterThan(enough);
    };
    try {
      await readMore();
      for (const type of ['varchar(100)', 'text', 'varchar(200)', 'text']) {
        for (const column of ['color_hex', 'sku'])
          await admin.query(`alter table products alter column ${column} type ${type}`);
        await readMore();
      }
      await admin.query('alter table products add column washing text');
      await readMore();
    } finally {
      isOver = true;
      await reading;
    }
    expect(Object.keys(statuses)).toEqual(['200']);
  });
});
