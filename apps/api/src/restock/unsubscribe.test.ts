import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { products, restockRequests } from '../db/schema.ts';
import { addRestockRequests, backInStockRecipients, restockTokenIn } from '../testing/restock.ts';
import { addProduct } from '../testing/shop.ts';
import { createTestApp, type TestApp } from '../testing/testApp.ts';
import { sendRestockMails } from './sendRestockMails.ts';

const ADA = 'ada@abs.test';
const BOLA = 'bola@abs.test';
const DAY = 24 * 60 * 60_000;

let shop: TestApp;
let productId: string;
beforeAll(async () => {
  shop = await createTestApp({ config: { publicUrl: 'https://shop.example' } });
});
afterAll(() => shop.close());
beforeEach(async () => {
  productId = (await addProduct(shop, { quantity: 0 })).id;
});
afterEach(async () => {
  await shop.db.autocommit((tx) => tx.delete(restockRequests));
  shop.clock.advance(DAY);
});

const request = (email = ADA) => shop.call('POST', '/restock-requests', { body: { productId, email } });
const restock = async () => {
  await shop.db.autocommit((tx) => tx.update(products).set({ quantity: 5 }).where(eq(products.id, productId)));
  await sendRestockMails(shop.services);
};
const openRequests = (email = ADA) =>
  shop.db.autocommit((tx) =>
    tx
      .select()
      .from(restockRequests)
      .where(
        and(eq(restockRequests.email, email), isNull(restockRequests.sentAt), isNull(restockRequests.cancelledAt)),
      ),
  );
const lastMail = async (email = ADA) => (await shop.mailsTo(email)).at(-1);
const lastUnsubscribe = async (email = ADA) =>
  ((await lastMail(email))?.unsubscribeUrl ?? '').replace('https://shop.example', '');
/** What a mail program sends: no cookie, no login, and the body of RFC 8058. */
const post = (path: string) =>
  shop.call('POST', path, {
    body: 'List-Unsubscribe=One-Click',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });

test('the mails to confirm and about returned stock carry a link to unsubscribe for their headers', {
  tags: ['10.5.14'],
}, async () => {
  const link = /^https:\/\/shop\.example\/restock\/unsubscribe\?token=[\w-]+$/;
  await request();
  const confirming = await lastMail();
  expect(confirming?.unsubscribeUrl).toMatch(link);
  await shop.call('POST', '/restock-requests/confirm', { body: { token: restockTokenIn(confirming) } });
  await restock();
  const mail = await lastMail();
  expect(mail?.subject).toContain('Back in stock');
  expect(mail?.unsubscribeUrl).toMatch(link);
});

test('one request from the mail program cancels the open requests of the address only, and can be repeated', {
  tags: ['10.5.14'],
}, async () => {
  const other = await addProduct(shop, { quantity: 0 });
  await addRestockRequests(shop, other.id, [ADA, BOLA]);
  await addRestockRequests(shop, productId, [BOLA]);
  await request();
  const unsubscribe = await lastUnsubscribe();
  const token = restockTokenIn(await lastMail());
  expect(await openRequests()).toHaveLength(2);

  for (const answer of [await post(unsubscribe), await post(unsubscribe)]) {
    expect(answer.status).toBe(200);
    expect(answer.text).toContain('You’re unsubscribed');
    expect(await openRequests()).toEqual([]);
  }
  expect(await openRequests(BOLA)).toHaveLength(2);
  expect((await shop.call('POST', '/restock-requests/confirm', { body: { token } })).status).toBe(400);
  const before = (await backInStockRecipients(shop)).length;
  await restock();
  expect((await backInStockRecipients(shop)).slice(before)).toEqual([BOLA]);
});

test('the page of the link needs no script, and only its button changes anything', { tags: ['10.5.14'] }, async () => {
  await request();
  const unsubscribe = await lastUnsubscribe();
  const page = await shop.call('GET', unsubscribe);
  expect(page.status).toBe(200);
  expect(page.text).toContain('<form method="post">');
  expect(page.text).toContain(ADA);
  expect(page.text).not.toContain('<script');
  expect(Object.fromEntries(page.headers)).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
  });
  expect(await openRequests()).toHaveLength(1);
});

test('the link of an old mail also cancels later requests', { tags: ['10.5.14'] }, async () => {
  await request();
  const unsubscribe = await lastUnsubscribe();
  await post(unsubscribe);
  shop.clock.advance(3000 * DAY);
  await request();
  expect((await post(unsubscribe)).status).toBe(200);
  expect(await openRequests()).toEqual([]);
});

test('an incomplete link, and a token for another purpose, are refused', { tags: ['10.5.14'] }, async () => {
  await shop.call('POST', '/newsletter', { body: { email: ADA } });
  const newsletter = /token=([\w-]+)/.exec((await lastMail())?.unsubscribeUrl ?? '')?.[1];
  await request();
  const unsubscribe = await lastUnsubscribe();
  for (const path of [
    unsubscribe.slice(0, -1),
    `${unsubscribe.slice(0, -2)}${unsubscribe.endsWith('AA') ? 'BB' : 'AA'}`,
    unsubscribe.replace(/\?.*/, ''),
    unsubscribe.replace(/token=.*/, `token=${newsletter}`),
    unsubscribe.replace(/token=.*/, `token=${restockTokenIn(await lastMail())}`),
    unsubscribe.replace('/restock/', '/newsletter/'),
  ]) {
    expect([path, (await post(path)).status]).toEqual([path, 400]);
    expect([path, (await shop.call('GET', path)).status]).toEqual([path, 400]);
  }
  expect(await openRequests()).toHaveLength(1);
});
