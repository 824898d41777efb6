import { setTimeout as sleep } from 'node:timers/promises';
import { isNull } from 'drizzle-orm';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AcknowledgedOrders, createBuyer } from '../testing/buyer.ts';
import { freePort, type ServerProcess, startServer, temporaryDataDir } from '../testing/serverProcess.ts';
import { addProduct, addShopper, type Shopper } from '../testing/shop.ts';
import { startTcpProxy, type TcpProxy } from '../testing/tcpProxy.ts';
import { createPostgresDatabase } from '../testing/testDatabase.ts';
import { Connection } from './connection.ts';
import type { Database } from './database.ts';
import { DatabaseAwayError } from './errors.ts';
import { openPostgres } from './postgres.ts';
import { orderLines, orders, products } from './schema.ts';

const postgres = process.env.TEST_DATABASE_URL ?? '';
const STOCK = 50_000;
const BUYERS = 8;
/** Accounts of each buyer, because the orders and payments of an account are limited per hour. */
const ACCOUNTS = 6;
/** More than the connections of the pool, so that a permanently lost one is noticed. */
const CALLS = 30;

/** PGlite runs in the server's own process, so only PostgreSQL has connections that can be lost. */
describe.runIf(postgres)('a server whose connections to PostgreSQL are lost', () => {
  let database: Awaited<ReturnType<typeof createPostgresDatabase>>;
  let proxy: TcpProxy;
  /** The URL of the database through the proxy. */
  let proxiedUrl: string;
  let data: ReturnType<typeof temporaryDataDir>;
  let server: ServerProcess;
  /** Connects directly to PostgreSQL, without the proxy and the server. */
  let db: Database;
  let admin: pg.Client;
  let buyers: ReturnType<typeof createBuyer>[];
  const acknowledged: AcknowledgedOrders = { ordered: new Set(), charged: new Set() };
  const refusals = new Set<string>();

  beforeAll(async () => {
    database = await createPostgresDatabase(postgres);
    db = await openPostgres(database.url, pino({ level: 'silent' }));
    admin = new pg.Client({ connectionString: postgres });
    await admin.connect();
    const { hostname, port } = new URL(database.url);
    proxy = await startTcpProxy({ host: hostname, port: Number(port || 5432) });
    const proxied = new URL(database.url);
    proxied.host = `127.0.0.1:${proxy.port}`;
    proxied.searchParams.set('application_name', 'abs-api under test');
    proxiedUrl = proxied.href;

    data = temporaryDataDir();
    const serverPort = await freePort();
    const url = `http://127.0.0.1:${serverPort}`;
    server = await startServer({
      DATABASE_URL: proxiedUrl,
      DATA_DIR: data.dir,
      PORT: String(serverPort),
      PUBLIC_URL: url,
    });

    const { id: productId } = await addProduct({ db }, { quantity: STOCK });
    const onFailure = (failure: Response | Error) => {
      if (!(failure instanceof Error))
        refusals.add(`${failure.status}, Retry-After ${failure.headers.get('retry-after')}`);
    };
    buyers = [];
    for (let n = 0; n < BUYERS; n++) {
      const shoppers: Shopper[] = [];
      for (let i = 0; i < ACCOUNTS; i++) shoppers.push(await addShopper({ services: { db, now: () => new Date() } }));
      buyers.push(createBuyer({ url, shoppers, productId, acknowledged, onFailure }));
    }
  });
  afterAll(async () => {
    await server?.stop('SIGKILL');
    await proxy?.close();
    await admin?.end();
    await db?.close();
    await database?.drop();
    data?.remove();
  });

  /** Makes all buyers buy while `meanwhile` runs. */
  async function underCheckouts(meanwhile: () => Promise<void>): Promise<void> {
    refusals.clear();
    let over = false;
    const buying = Promise.all(buyers.map((buy) => buy(() => over)));
    try {
      // A buyer who fails ends the wait too.
      await Promise.race([meanwhile(), buying]);
    } finally {
      over = true;
    }
    await buying;
  }

  async function ordersGrowBy(more: number): Promise<void> {
    const enough = acknowledged.ordered.size + more;
    while (acknowledged.ordered.size < enough) {
      if (server.process.exitCode !== null) throw new Error(`The server ended:\n${server.output()}`);
      await sleep(20);
    }
  }

  const statusOf = (path: string) => fetch(`${server.url}${path}`).then(({ status }) => status);

  /** Expects that the server runs, answers every call, and has every order that it acknowledged. */
  async function expectWhole(): Promise<void> {
    await expect.poll(() => statusOf('/readyz')).toBe(200);
    const statuses = await Promise.all(Array.from({ length: CALLS }, () => statusOf('/api/v1/products')));
    expect(statuses).toEqual(Array(CALLS).fill(200));
    const found = await db.autocommit(async (tx) => ({
      orders: new Set((await tx.select({ id: orders.id }).from(orders)).map(({ id }) => id)),
      lines: await tx.select({ quantity: orderLines.quantity }).from(orderLines),
      stock: (await tx.select({ quantity: products.quantity }).from(products))[0]?.quantity ?? 0,
    }));
    expect([...acknowledged.ordered].filter((id) => !found.orders.has(id))).toEqual([]);
    expect(found.lines.reduce((sum, { quantity }) => sum + quantity, 0) + found.stock).toBe(STOCK);
    expect(server.process.exitCode).toBeNull();
  }

  test('answers 503 with Retry-After while they are terminated, and loses neither orders nor places in its pool', async () => {
    let terminated = 0;
    const terminateAll = async () => {
      const { rows } = await admin.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and application_name like $2',
        [new URL(database.url).pathname.slice(1), 'abs-api under test%'],
      );
      terminated += rows.length;
    };
    await underCheckouts(async () => {
      await ordersGrowBy(2);
      // A slow machine's connections may all be idle whenever they are terminated.
      while (terminated < 60 || refusals.size === 0) {
        if (server.process.exitCode !== null) throw new Error(`The server ended:\n${server.output()}`);
        await terminateAll();
        await sleep(100);
      }
      await ordersGrowBy(5);
    });
    // 502: the sandbox, which is a separate service for the shop, had no database either.
    expect([...refusals].filter((one) => !/^503, Retry-After \d+$|^502/.test(one))).toEqual([]);
    await expectWhole();
  });

  test.each(['begin', 'update', 'commit', 'rollback'])('keeps every place in its pool when %s fails', async (text) => {
    const proxied = await openPostgres(proxiedUrl, pino({ level: 'silent' }));
    const transaction = (fails: boolean) =>
      proxied.transaction(async (tx) => {
        await tx.update(orders).set({ deliveryAddress: 'Lagos' }).where(isNull(orders.id));
        if (fails) throw new Error('Rolled back');
      });
    proxy.cutAt(text);
    for (let n = 0; n < 15; n++) {
      await expect(transaction(text === 'rollback')).rejects.toThrow(DatabaseAwayError);
    }
    await proxy.resume();
    await Promise.all(Array.from({ length: 15 }, () => transaction(false)));
    await proxied.close();
  });

  test('gives up a connection on which a statement is never answered', async () => {
    const connection = new Connection({ connectionString: proxiedUrl, query_timeout: 100 });
    await connection.connect();
    await connection.run({ text: 'select 1' });
    expect(connection.isClean).toBe(true);
    proxy.hang();
    await expect(connection.run({ text: 'select 1' })).rejects.toThrow('Query read timeout');
    expect(connection.isClean).toBe(false);
    await expect(connection.run({ text: 'select 1' })).rejects.toThrow('not queryable');
    await proxy.resume();
  });

  test('reports within a second that it is not ready when PostgreSQL hangs, and becomes ready again', async () => {
    proxy.hang();
    // Only one of several answers must be fast, because this process may have to wait for its turn.
    const quick503 = async () => {
      const start = performance.now();
      const status = await statusOf('/readyz');
      return [status, performance.now() - start < 1_000];
    };
    await expect.poll(quick503).toEqual([503, true]);
    await proxy.resume();
    await expectWhole();
  });

  test('recovers automatically after PostgreSQL was stopped and started', async () => {
    await underCheckouts(async () => {
      await ordersGrowBy(2);
      await proxy.stop();
      await expect.poll(() => statusOf('/readyz')).toBe(503);
      expect(await statusOf('/healthz')).toBe(200);
      await proxy.resume();
      await ordersGrowBy(5);
    });
    await expectWhole();
  });
});
