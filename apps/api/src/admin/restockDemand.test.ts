import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { restockRequests } from '../db/schema.ts';
import { addAdmin, addProduct, type Shopper } from '../testing/shop.ts';
import { createTestApp, type TestApp } from '../testing/testApp.ts';
import { createToken, hashToken } from '../token.ts';

let shop: TestApp;
let admin: Shopper;
beforeAll(async () => {
  shop = await createTestApp();
  admin = await addAdmin(shop);
});
afterAll(() => shop.close());
beforeEach(() => shop.db.autocommit((tx) => tx.delete(restockRequests)));

const DAY = 24 * 60 * 60_000;
const NOW = Date.UTC(2026, 0, 31, 9);
let people = 0;
type Request = Partial<typeof restockRequests.$inferInsert>;

/** Adds requests for a product, each a day later than the previous one. */
async function addRequests(productId: string, howMany: number, over: Request = {}) {
  const rows = Array.from({ length: howMany }, (_, index) => ({
    productId,
    email: `person-${++people}@abs.test`,
    tokenHash: hashToken(createToken()),
    createdAt: new Date(NOW - (howMany - index) * DAY),
    confirmedAt: shop.clock.now(),
    ...over,
  }));
  await shop.db.autocommit((tx) => tx.insert(restockRequests).values(rows));
}
const demand = (query = '') => shop.call('GET', `/admin/restock-requests${query}`, { token: admin.token });
const namesIn = async (query = '') =>
  (await demand(query)).body.variants.map(({ name }: { name: string }) => name) as string[];
const soldOut = (name: string, over = {}) => addProduct(shop, { name, quantity: 0, ...over });

describe('the restock demand', () => {
  it('is listed by size and color, with how many people wait, since when, and how many were mailed', async () => {
    const product = await soldOut('Ikoyi Hoodie', { sku: 'IKO-M' });
    await addRequests(product.id, 3);
    await addRequests(product.id, 2, { sentAt: shop.clock.now() });
    const { status, body } = await demand();
    expect(status).toBe(200);
    expect(body.pagination).toEqual({ page: 1, limit: 10, total: 1, totalPages: 1 });
    const { id, styleId } = product;
    expect(body.variants).toEqual([
      {
        ...{ id, styleId, name: 'Ikoyi Hoodie', size: 'M', color: 'Navy', colorHex: '#1f2a44', sku: 'IKO-M' },
        ...{ cover: product.pictures[0], quantity: 0, waiting: 3, mailed: 2 },
        since: new Date(NOW - 3 * DAY).toISOString(),
      },
    ]);
  });

  it('contains no email addresses', { tags: ['10.4.15'] }, async () => {
    await addRequests((await soldOut('Yaba Jacket')).id, 2);
    expect((await demand()).text).not.toContain('@');
  });

  it('excludes unconfirmed, cancelled and answered requests, and deleted products', { tags: ['10.4.15'] }, async () => {
    const product = await soldOut('Lekki Tee');
    const now = shop.clock.now();
    await addRequests(product.id, 1, { confirmedAt: null });
    await addRequests(product.id, 1, { cancelledAt: now });
    await addRequests(product.id, 1, { sentAt: now });
    const deleted = await soldOut('Deleted Tee', { deletedAt: now });
    await addRequests(deleted.id, 4);
    expect((await demand()).body).toMatchObject({ variants: [], pagination: { total: 0, totalPages: 0 } });
  });

  it('can be sorted by number of people or wait, searched by name, and paged', async () => {
    await addRequests((await soldOut('Few Hoodie')).id, 2);
    await addRequests((await soldOut('Many Hoodie')).id, 4);
    const created = new Date(NOW - 30 * DAY);
    await addRequests((await soldOut('Old Jacket')).id, 1, { createdAt: created });
    expect(await namesIn()).toEqual(['Many Hoodie', 'Few Hoodie', 'Old Jacket']);
    expect(await namesIn('?sort=waiting-asc')).toEqual(['Old Jacket', 'Few Hoodie', 'Many Hoodie']);
    expect(await namesIn('?sort=since-asc')).toEqual(['Old Jacket', 'Many Hoodie', 'Few Hoodie']);
    expect(await namesIn('?sort=since-desc')).toEqual(['Few Hoodie', 'Many Hoodie', 'Old Jacket']);
    expect(await namesIn('?search=jacket')).toEqual(['Old Jacket']);
    const second = await demand('?limit=2&page=2');
    expect(second.body.variants).toMatchObject([{ name: 'Old Jacket' }]);
    expect(second.body.pagination).toEqual({ page: 2, limit: 2, total: 3, totalPages: 2 });
    expect((await demand('?limit=2&page=9')).body.pagination.page).toBe(2);
    expect((await demand('?sort=email')).status).toBe(400);
  });

  it('is also shown per variant of a style', async () => {
    const product = await soldOut('Grid Hoodie');
    await addProduct(shop, { styleId: product.styleId, size: 'L' });
    await addRequests(product.id, 3);
    const { body } = await shop.call('GET', `/admin/styles/${product.styleId}`, { token: admin.token });
    const waiting = Object.fromEntries(
      body.style.variants.map((variant: { size: string; waiting: number }) => [variant.size, variant.waiting]),
    );
    expect(waiting).toEqual({ M: 3, L: 0 });
  });
});
