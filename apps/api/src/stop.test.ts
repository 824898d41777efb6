import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { orders } from './db/schema.ts';
import { type AcknowledgedOrders, createBuyer } from './testing/buyer.ts';
import { freePort, startServer } from './testing/serverProcess.ts';
import { createServerStore } from './testing/serverStore.ts';
import { addProduct, addShopper, type Shopper } from './testing/shop.ts';

const BUYERS = 2;
/** Several, because the orders and payments of an account are limited per hour. */
const ACCOUNTS_EACH = 4;
const VISITORS = 2;

/**
 * The status of a call, or why it got no answer. Does not check for `instanceof Response`, because an earlier test may
 * have replaced Node's Response with Hono's.
 */
const outcomeOf = (result: Response | Error) =>
  result instanceof Error ? ((result.cause as { code?: string })?.code ?? result.message) : result.status;

test('a server stopped under load is unready immediately, answers every request and exits in time', async () => {
  const store = await createServerStore();
  const db = await store.open();
  const { id: productId } = await addProduct({ db }, { quantity: 50_000 });
  const shoppers: Shopper[] = [];
  for (let n = 0; n < BUYERS * ACCOUNTS_EACH; n++) {
    shoppers.push(await addShopper({ services: { db, now: () => new Date() } }));
  }
  await db.close();

  const port = String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  const server = await startServer({ ...store.env, PORT: port, PUBLIC_URL: url });
  onTestFinished(async () => {
    await server.stop('SIGKILL');
    await store.remove();
  });

  const acknowledged: AcknowledgedOrders = { ordered: new Set(), charged: new Set() };
  const failures = new Set<unknown>();
  const onFailure = (failure: Response | Error) => failures.add(outcomeOf(failure));
  const isOver = () => server.process.exitCode !== null || server.process.signalCode !== null;
  const connectionHeaders = new Set<unknown>();
  const visit = async () => {
    while (!isOver()) {
      const result = await fetch(`${url}/api/v1/products`).catch((error: TypeError) => error);
      if (!(result instanceof Error) && result.ok) {
        connectionHeaders.add(result.headers.get('connection'));
        await result.text();
      } else onFailure(result);
      await sleep(200);
    }
  };
  const load = Promise.all([
    ...Array.from({ length: BUYERS }, (_, index) => {
      const accounts = shoppers.slice(index * ACCOUNTS_EACH, (index + 1) * ACCOUNTS_EACH);
      return createBuyer({ url, shoppers: accounts, productId, acknowledged, onFailure })(isOver);
    }),
    ...Array.from({ length: VISITORS }, visit),
  ]);
  while (acknowledged.charged.size < BUYERS || connectionHeaders.size === 0) {
    if (isOver()) throw new Error(`The server ended:\n${server.output()}`);
    // Rejects if a buyer fails.
    await Promise.race([sleep(20), load]);
  }

  expect(connectionHeaders).toEqual(new Set(['keep-alive']));
  const exitCode = server.stop('SIGTERM');
  const readiness = new Set<unknown>();
  while (!isOver() && !readiness.has(503)) {
    // Like a proxy, each probe opens a new connection and does not wait for earlier answers.
    fetch(`${url}/readyz`, { headers: { connection: 'close' } })
      .catch((error: TypeError) => error)
      .then((result) => readiness.add(outcomeOf(result)));
    await sleep(100);
  }

  // The exit code is 1 if something did not end in time.
  expect(await exitCode).toBe(0);
  await load;
  // After the end, connections are refused, and a busy system may reset one that is opened at that very moment. Every
  // request that was accepted got its answer.
  expect([...failures].filter((failure) => failure !== 'ECONNREFUSED' && failure !== 'ECONNRESET')).toEqual([]);
  expect(readiness).toContain(503);
  expect(connectionHeaders).toContain('close');

  const again = await store.open();
  const ids = new Set((await again.autocommit((tx) => tx.select({ id: orders.id }).from(orders))).map(({ id }) => id));
  await again.close();
  expect(ids).toEqual(acknowledged.ordered);
});
