import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sizeGuides, styles } from '../db/schema.ts';
import { addProduct, addSizeGuide } from '../testing/shop.ts';
import { createTestApp, type TestApp } from '../testing/testApp.ts';

const MAX_AGE_MS = 500;

let shop: TestApp;
beforeEach(async () => {
  shop = await createTestApp({ versionMaxAgeMs: MAX_AGE_MS });
});
afterEach(() => shop.close());

/** Calls a path after the cache has expired. */
async function later(path: string) {
  shop.clock.advance(MAX_AGE_MS);
  return shop.call('GET', path);
}
const guideOf = async (product: { id: string }) => (await later(`/products/${product.id}`)).body.product.sizeGuide;
const guidesSet = (id: string, set: Partial<typeof sizeGuides.$inferInsert>) =>
  shop.db.autocommit((tx) => tx.update(sizeGuides).set(set).where(eq(sizeGuides.id, id)));

test('returns the guide of a category', async () => {
  const { guide } = await addSizeGuide(shop);
  const answer = await shop.call('GET', '/size-guides/hoodie');
  expect([answer.status, answer.body]).toEqual([200, { sizeGuide: guide }]);
});

test.each(['jacket', 'hat', 'HOODIE', '%F0%9F%91%95'])('does not find a guide of %s', async (category) => {
  await addSizeGuide(shop);
  const { status, body } = await shop.call('GET', `/size-guides/${category}`);
  expect([status, body]).toMatchObject([404, { code: 'not_found', message: 'Size guide not found' }]);
});

test('does not find a path that leads out of the size guides', async () => {
  await addSizeGuide(shop);
  const { status, body } = await shop.call('GET', '/size-guides/%2E%2E');
  expect([status, body.code, 'sizeGuide' in body]).toEqual([404, 'not_found', false]);
});

test('refuses a category that is too long', async () => {
  const { status, body } = await shop.call('GET', `/size-guides/${'x'.repeat(65)}`);
  expect([status, body.code]).toEqual([400, 'validation']);
});

test('a product has the guide of its style, else that of its category, else none', async () => {
  const [plain, boxy, jacket, unnamed] = [
    await addProduct(shop),
    await addProduct(shop),
    await addProduct(shop, { category: 'jacket' }),
    await addProduct(shop, { category: null }),
  ];
  const ofCategory = await addSizeGuide(shop);
  const own = await addSizeGuide(shop, { category: null, name: 'Boxy hoodies' });
  await shop.db.autocommit((tx) =>
    tx.insert(styles).values([
      { id: boxy.styleId, sizeGuideId: own.id },
      { id: plain.styleId, sizeGuideId: null },
    ]),
  );
  expect(await guideOf(plain)).toEqual(ofCategory.guide);
  expect(await guideOf(boxy)).toEqual(own.guide);
  expect(await guideOf(jacket)).toBeUndefined();
  expect(await guideOf(unnamed)).toBeUndefined();
});

test('a change of a guide, or of a style’s guide, shows within a second', async () => {
  const product = await addProduct(shop);
  expect(await guideOf(product)).toBeUndefined();
  expect((await later('/size-guides/hoodie')).status).toBe(404);

  const added = await addSizeGuide(shop);
  expect(await guideOf(product)).toEqual(added.guide);
  expect((await later('/size-guides/hoodie')).body.sizeGuide).toEqual(added.guide);

  const changed = { ...added.guide, advice: 'Take the smaller one.' };
  await guidesSet(added.id, { guide: changed });
  expect(await guideOf(product)).toEqual(changed);
  expect((await later('/size-guides/hoodie')).body.sizeGuide).toEqual(changed);

  const own = await addSizeGuide(shop, { category: null, name: 'Own' });
  await shop.db.autocommit((tx) => tx.insert(styles).values({ id: product.styleId, sizeGuideId: own.id }));
  expect(await guideOf(product)).toEqual(own.guide);
  await shop.db.autocommit((tx) => tx.delete(sizeGuides).where(eq(sizeGuides.id, own.id)));
  expect(await guideOf(product)).toEqual(changed);

  await shop.db.autocommit((tx) => tx.delete(sizeGuides));
  expect(await guideOf(product)).toBeUndefined();
  expect((await later('/size-guides/hoodie')).status).toBe(404);
});

test('the response can be cached and is revalidated by its ETag', async () => {
  await addSizeGuide(shop);
  const { headers } = await shop.call('GET', '/size-guides/hoodie');
  const again = await shop.call('GET', '/size-guides/hoodie', {
    headers: { 'if-none-match': headers.get('etag') ?? '' },
  });
  expect([headers.get('cache-control'), again.status]).toEqual(['no-cache', 304]);
});
