import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { orderLines, orders, payments, products, sandboxTransactions } from '../db/schema.ts';
import { type AcknowledgedOrders, createBuyer } from '../testing/buyer.ts';
import { freePort, type ServerProcess, startServer } from '../testing/serverProcess.ts';
import { createServerStore } from '../testing/serverStore.ts';
import { addProduct, addShopper, type Shopper } from '../testing/shop.ts';

const CRASHES = 3;
const BUYERS = 6;
/** More accounts than a buyer needs, because orders and payments per account and hour are limited. */
const ACCOUNTS_EACH = 4;
const STOCK = 50_000;

describe('a server that is killed during checkouts', () => {
  it('keeps every acknowledged order and the right stock, and charges no order twice', async () => {
    const place = await createServerStore();
    let running: ServerProcess | undefined;
    onTestFinished(async () => {
      await running?.stop('SIGKILL');
      await place.remove();
    });
    const acknowledged: AcknowledgedOrders = { ordered: new Set(), charged: new Set() };
    let db = await place.open();
    const product = await addProduct({ db }, { quantity: STOCK });
    const shoppers: Shopper[] = [];
    for (let i = 0; i < BUYERS * ACCOUNTS_EACH; i++) {
      shoppers.push(await addShopper({ services: { db, now: () => new Date() } }));
    }
    await db.close();

    const port = await freePort();
    const env = { ...place.env, PORT: String(port), PUBLIC_URL: `http://127.0.0.1:${port}`, LOG_LEVEL: 'fatal' };
    const url = `http://127.0.0.1:${port}`;
    const buyers = Array.from({ length: BUYERS }, (_, index) => {
      const accounts = shoppers.slice(index * ACCOUNTS_EACH, (index + 1) * ACCOUNTS_EACH);
      return createBuyer({ url, shoppers: accounts, productId: product.id, acknowledged });
    });
    /** Buys until `more` orders are acknowledged, then kills the server or lets the buyers finish. */
    const run = async (more: number, end: 'crash' | 'rest') => {
      const server = await startServer(env);
      running = server;
      const enough = acknowledged.ordered.size + more;
      let over = false;
      const buying = Promise.all(buyers.map((buy) => buy(() => over)));
      const counting = async () => {
        while (!over && acknowledged.ordered.size < enough) await sleep(5);
      };
      try {
        // A failing buyer also ends the wait.
        await Promise.race([counting(), buying]);
        // A random pause, so that the crash hits the calls at any point.
        await sleep(Math.random() * 40);
      } finally {
        if (end === 'crash') await server.stop('SIGKILL');
        over = true;
      }
      await buying;
      return server;
    };
    for (let i = 0; i < CRASHES; i++) await run(3 + i, 'crash');

    // The last run is not killed, so that the sandbox can send the webhooks still due after the crashes.
    const server = await run(5, 'rest');
    const unsettled = async () => {
      const lists = await Promise.all(
        shoppers.map(({ token }) =>
          fetch(`${server.url}/api/v1/get-orders?status=PENDING`, { headers: { authorization: `Bearer ${token}` } }),
        ),
      );
      const pending: { id: string }[][] = await Promise.all(lists.map((response) => response.json()));
      return pending.flat().filter(({ id }) => acknowledged.charged.has(id));
    };
    await expect.poll(unsettled, { interval: 250 }).toEqual([]);
    expect(await server.stop('SIGTERM')).toBe(0);

    db = await place.open();
    const found = await db.autocommit(async (tx) => ({
      orders: await tx.select().from(orders),
      lines: await tx.select().from(orderLines),
      payments: await tx.select().from(payments),
      charges: (await tx.select().from(sandboxTransactions)).filter(({ status }) => status === 'success'),
      stock: (await tx.select({ quantity: products.quantity }).from(products))[0]?.quantity ?? 0,
    }));
    await db.close();

    const ids = new Set(found.orders.map(({ id }) => id));
    expect([...acknowledged.ordered].filter((id) => !ids.has(id))).toEqual([]);
    expect(found.lines.reduce((sum, { quantity }) => sum + quantity, 0) + found.stock).toBe(STOCK);
    expect(found.lines).toHaveLength(found.orders.length);

    const orderOf = new Map(found.payments.map(({ reference, orderId }) => [reference, orderId]));
    const chargedOrders = found.charges.map(({ reference }) => orderOf.get(reference));
    expect(chargedOrders).not.toContain(undefined);
    expect(new Set(chargedOrders).size).toBe(chargedOrders.length);
    expect([...acknowledged.charged].filter((id) => !chargedOrders.includes(id))).toEqual([]);
    const paid = found.orders.filter(({ paymentStatus }) => paymentStatus === 'paid').map(({ id }) => id);
    expect(paid.toSorted()).toEqual(chargedOrders.toSorted());
    expect(found.payments.filter(({ status }) => status === 'paid')).toHaveLength(paid.length);
  });
});
