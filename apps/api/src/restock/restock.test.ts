import { randomUUID } from 'node:crypto';
import { limits } from '@abs/contract';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { products, restockRequests } from '../db/schema.ts';
import { sweep } from '../jobs/housekeeping.ts';
import { backInStockRecipients, restockTokenIn } from '../testing/restock.ts';
import { addProduct, addProducts, addShopper } from '../testing/shop.ts';
import { type Answer, createTestApp, type TestApp } from '../testing/testApp.ts';
import { sendRestockMails } from './sendRestockMails.ts';

const HOUR = 60 * 60_000;
const ADA = 'ada@abs.test';

let shop: TestApp;
beforeEach(async () => {
  shop = await createTestApp();
});
afterEach(() => shop.close());

const soldOut = async () => (await addProduct(shop, { quantity: 0 })).id;
const request = (productId: string, email = ADA, ip = randomUUID()) =>
  shop.call('POST', '/restock-requests', { body: { productId, email }, ip });
const follow = (action: 'confirm' | 'cancel', token: string) =>
  shop.call('POST', `/restock-requests/${action}`, { body: { token } });
const setStock = (id: string, quantity: number) =>
  shop.db.autocommit((tx) => tx.update(products).set({ quantity }).where(eq(products.id, id)));
const lastMail = async (email = ADA) => (await shop.mailsTo(email)).at(-1);

const requestsOf = (email: string) =>
  shop.db.autocommit((tx) => tx.select().from(restockRequests).where(eq(restockRequests.email, email)));

/** Requests a mail for a product as a guest, and confirms it. */
async function waitFor(productId: string, email = ADA) {
  expect((await request(productId, email)).status).toBe(201);
  expect((await follow('confirm', restockTokenIn(await lastMail(email)))).status).toBe(200);
}

const mailed = () => backInStockRecipients(shop);

describe('a guest', () => {
  it('gets one mail when the product is back, once the address is confirmed', { tags: ['10.7.9'] }, async () => {
    const id = await soldOut();
    await request(id);
    await setStock(id, 5);
    await sendRestockMails(shop.services);
    expect(await mailed()).toEqual([]);

    await follow('confirm', restockTokenIn(await lastMail()));
    await sendRestockMails(shop.services);
    await sendRestockMails(shop.services);
    expect(await mailed()).toEqual([ADA]);
    expect((await lastMail())?.text).toContain(`/product/${id}/ikoyi-hoodie?size=M`);
  });

  it('has one request for a product, however often it is made', { tags: ['10.7.9'] }, async () => {
    const id = await soldOut();
    await Promise.all([request(id), request(id), request(id, ' ADA@abs.test ')]);
    await follow('confirm', restockTokenIn(await lastMail()));
    const before = (await shop.mailsTo(ADA)).length;
    expect((await request(id)).body.message).toBe('Check your inbox to confirm your email address.');
    expect(await shop.mailsTo(ADA)).toHaveLength(before);
    await setStock(id, 9);
    await sendRestockMails(shop.services);
    expect(await mailed()).toEqual([ADA]);
  });

  it('must confirm within a day', async () => {
    await request(await soldOut());
    const token = restockTokenIn(await lastMail());
    shop.clock.advance(limits.RESTOCK_CONFIRMATION_MS + HOUR);
    await sweep(shop.services);
    const late = await follow('confirm', token);
    expect([late.status, late.body.code]).toEqual([400, 'invalid_code']);
  });

  it.each([
    ['at one address', (_: number) => ADA],
    ['at the addresses of one mailbox', (n: number) => `b.isi+${n}@gmail.com`],
  ])('gets five mails an hour at most, %s', async (_, addressOf) => {
    const answers = [];
    for (let n = 0; n < 6; n += 1) answers.push((await request(await soldOut(), addressOf(n))).status);
    expect(answers).toEqual([201, 201, 201, 201, 201, 429]);
  });

  it('waits for at most 50 products, over however many hours the requests are spread', {
    tags: ['10.7.11'],
  }, async () => {
    const hourly = 5;
    for (let n = 0; n < limits.RESTOCK_REQUESTS_MAX; n++) {
      if (n % hourly === 0) shop.clock.advance(HOUR + 60_000);
      expect((await request(await soldOut())).status).toBe(201);
    }
    shop.clock.advance(HOUR + 60_000);
    for (let n = 0; n < hourly; n++) {
      const { status, body } = await request(await soldOut());
      expect([status, body.code]).toEqual([409, 'too_many_restock_requests']);
    }
    expect((await request(await soldOut())).status).toBe(429);
    expect(await requestsOf(ADA)).toHaveLength(limits.RESTOCK_REQUESTS_MAX);
    expect(await shop.mailsTo(ADA)).toHaveLength(limits.RESTOCK_REQUESTS_MAX);
  });

  it('cancels all requests with one link, which can be opened repeatedly', async () => {
    const [one, other] = [await soldOut(), await soldOut()];
    await waitFor(one);
    await waitFor(other);
    const token = restockTokenIn(await lastMail());
    expect([(await follow('cancel', token)).status, (await follow('cancel', token)).status]).toEqual([200, 200]);
    expect((await follow('confirm', token)).status).toBe(400);
    await setStock(one, 1);
    await setStock(other, 1);
    await sendRestockMails(shop.services);
    expect(await mailed()).toEqual([]);
  });

  it('cancels the other requests with the link in a back-in-stock mail', async () => {
    const [one, other] = [await soldOut(), await soldOut()];
    await waitFor(one);
    await waitFor(other);
    await setStock(one, 1);
    await sendRestockMails(shop.services);
    await follow('cancel', restockTokenIn(await lastMail()));
    await setStock(other, 1);
    await sendRestockMails(shop.services);
    expect(await mailed()).toHaveLength(1);
  });

  it.each(['confirm', 'cancel'] as const)('is refused with a wrong link to %s', async (action) => {
    const answer = await follow(action, 'made-up');
    expect([answer.status, answer.body.code]).toEqual([400, 'invalid_code']);
  });

  it.each([
    ['that is on sale', async () => (await addProduct(shop, { quantity: 1 })).id, 409, 'in_stock'],
    [
      'that was deleted',
      async () => (await addProduct(shop, { quantity: 0, deletedAt: new Date() })).id,
      404,
      'not_found',
    ],
    ['that never was', async () => randomUUID(), 404, 'not_found'],
    ['whose id is none', async () => 'hoodie', 404, 'not_found'],
  ])('cannot wait for a product %s', async (_what, product, status, code) => {
    const answer = await request(await product());
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });

  it('must enter a valid email address', async () => {
    const answer = await request(await soldOut(), 'ada');
    expect([answer.status, answer.body.fields]).toEqual([400, { email: 'Email is invalid' }]);
  });
});

describe('a customer', () => {
  it('needs no confirmation for their own address, and confirms an earlier guest request for it', async () => {
    const ada = await addShopper(shop, { email: ADA });
    const id = await soldOut();
    await request(id);
    const own = () => shop.call('POST', '/user/restock-requests', { body: { productId: id }, token: ada.token });
    expect([(await own()).status, (await own()).status]).toEqual([200, 200]);
    await setStock(id, 3);
    await sendRestockMails(shop.services);
    expect(await mailed()).toEqual([ADA]);
  });

  it('waits for at most 50 products after 1,000 requests, 100 at a time', { tags: ['10.7.11'] }, async () => {
    const { token, email } = await addShopper(shop);
    const waitedFor = await addProducts(shop, Array(1_000).fill({ quantity: 0 }));
    const answers: Answer[] = [];
    // A database that is slow at the moment would refuse some of 1,000 at the same time.
    for (let from = 0; from < waitedFor.length; from += 100) {
      const requests = waitedFor
        .slice(from, from + 100)
        .map(({ id }) => shop.call('POST', '/user/restock-requests', { body: { productId: id }, token }));
      answers.push(...(await Promise.all(requests)));
    }
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused).toHaveLength(1_000 - limits.RESTOCK_REQUESTS_MAX);
    for (const { status, body } of refused) expect([status, body.code]).toEqual([409, 'too_many_restock_requests']);
    expect(await requestsOf(email)).toHaveLength(limits.RESTOCK_REQUESTS_MAX);
  });
});

describe('when stock returns', () => {
  it('mails as many people as there are pieces, in the order of requests, and the others an hour later', {
    tags: ['10.7.10'],
  }, async () => {
    const id = await soldOut();
    const people = ['one@abs.test', 'two@abs.test', 'three@abs.test'];
    for (const email of people) await waitFor(id, email);
    await setStock(id, 2);
    await sendRestockMails(shop.services);
    expect(await mailed()).toEqual(people.slice(0, 2));
    shop.clock.advance(HOUR + 60_000);
    await sendRestockMails(shop.services);
    expect(await mailed()).toEqual(people);
  });

  it('sends no mail when the last piece was bought before the job runs, and keeps the requests', async () => {
    const id = await soldOut();
    await waitFor(id);
    await setStock(id, 1);
    await setStock(id, 0);
    await sendRestockMails(shop.services);
    expect(await mailed()).toEqual([]);
    await setStock(id, 1);
    await sendRestockMails(shop.services);
    expect(await mailed()).toEqual([ADA]);
  });

  it('mails each person once when several processes run', { tags: ['10.7.10'] }, async () => {
    const id = await soldOut();
    const people = Array.from({ length: 6 }, (_, n) => `shopper${n}@abs.test`);
    for (const email of people) await waitFor(id, email);
    await setStock(id, 4);
    await Promise.all(Array.from({ length: 4 }, () => sendRestockMails(shop.services)));
    expect(await mailed()).toEqual(people.slice(0, 4));
  });

  it('mails a person again after a new request', async () => {
    const id = await soldOut();
    await waitFor(id);
    await setStock(id, 1);
    await sendRestockMails(shop.services);
    await setStock(id, 0);
    await waitFor(id);
    shop.clock.advance(HOUR + 60_000);
    await setStock(id, 1);
    await sendRestockMails(shop.services);
    expect(await mailed()).toEqual([ADA, ADA]);
  });
});

it('does not store the token in plain text', async () => {
  await request(await soldOut());
  const token = restockTokenIn(await lastMail());
  const [row] = await shop.db.autocommit((tx) => tx.select().from(restockRequests));
  expect(JSON.stringify(row)).not.toContain(token);
});
