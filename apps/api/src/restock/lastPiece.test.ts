import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../db/database.ts';
import { products } from '../db/schema.ts';
import { untilWaiting } from '../testing/lockWaits.ts';
import { addRestockRequests, backInStockRecipients } from '../testing/restock.ts';
import { addProduct, addShopper, checkOut, type Shopper, step, stockOf } from '../testing/shop.ts';
import { type Answer, createTestApp, type TestApp } from '../testing/testApp.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';
import { sendRestockMails } from './sendRestockMails.ts';

const HOUR = 60 * 60_000;
const ROUNDS = 10;

let shop: TestApp;
/** Resolves `worked` before the commit of the next transaction, which then waits for `release`. */
let held: { worked: PromiseWithResolvers<void>; release: PromiseWithResolvers<void> } | null = null;

const holding = (db: Database): Database => ({
  ...db,
  transaction: (work) =>
    db.transaction(async (tx) => {
      const own = held;
      held = null;
      const result = await work(tx);
      own?.worked.resolve();
      await own?.release.promise;
      return result;
    }),
});

beforeAll(async () => {
  shop = await createTestApp({ db: holding(await openTestDatabase()) });
});
afterAll(() => shop.close());

const sendTwice = () => Promise.all([sendRestockMails(shop.services), sendRestockMails(shop.services)]);

async function startTogether(buyer: Shopper): Promise<Answer> {
  const [bought] = await Promise.all([checkOut(shop, buyer), sendTwice()]);
  return bought;
}

async function startBeforeCommit(buyer: Shopper): Promise<Answer> {
  const { worked, release } = { worked: Promise.withResolvers<void>(), release: Promise.withResolvers<void>() };
  held = { worked, release };
  const buying = checkOut(shop, buyer);
  await worked.promise;
  const sending = sendTwice();
  // In PGlite, the job cannot read before the purchase has ended.
  if (process.env.TEST_DATABASE_URL) await untilWaiting(shop, 2);
  release.resolve();
  await sending;
  return buying;
}

test.each([
  ['during the purchase', 1, startTogether],
  ['just before the commit of the purchase', 0, startBeforeCommit],
])(
  'two jobs that start %s of the last piece mail %i people at most, and the others once stock returns',
  {
    tags: ['10.7.10'],
  },
  async (_when, most, buy) => {
    for (let round = 0; round < ROUNDS; round++) {
      const { id } = await addProduct(shop, { quantity: 1 });
      const buyer = await addShopper(shop);
      await step(shop, buyer, id, 1);
      const waiting = ['first', 'second', 'third'].map((name) => `${name}-${id}@abs.test`);
      await addRestockRequests(shop, id, waiting);
      const mailed = async () => (await backInStockRecipients(shop)).filter((email) => waiting.includes(email));

      expect((await buy(buyer)).status).toBe(201);
      expect(await stockOf(shop, id)).toBe(0);
      const early = await mailed();
      expect(early).toEqual(waiting.slice(0, Math.min(early.length, most)));

      shop.clock.advance(HOUR + 60_000);
      const restock = (quantity: number) =>
        shop.db.autocommit((tx) => tx.update(products).set({ quantity }).where(eq(products.id, id)));
      await restock(waiting.length);
      await sendTwice();
      expect((await mailed()).sort()).toEqual(waiting.toSorted());
      await restock(0);
    }
  },
);
