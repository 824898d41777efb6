import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { collections, products } from '../db/schema.ts';
import { addCollection, addProduct } from '../testing/shop.ts';
import { createTestApp, type TestApp } from '../testing/testApp.ts';

const MAX_AGE_MS = 500;
const DAY_MS = 24 * 60 * 60_000;

let shop: TestApp;
beforeEach(async () => {
  shop = await createTestApp({ versionMaxAgeMs: MAX_AGE_MS });
});
afterEach(() => shop.close());

const daysFromNow = (days: number) => new Date(shop.clock.now().getTime() + days * DAY_MS);
/** Calls a path after the cache has expired. */
async function later(path: string) {
  shop.clock.advance(MAX_AGE_MS);
  return shop.call('GET', path);
}
type Listed = { slug: string; count: number };
const listed = async () => (await later('/collections')).body.collections as Listed[];
const slugs = async () => (await listed()).map(({ slug }) => slug);
const idsOf = async (query: string) =>
  (await later(`/products?${query}`)).body.products.map(({ id }: { id: string }) => id);

test('a new shop has the four categories with their texts, in the order of the specification', async () => {
  await addProduct(shop);
  await addProduct(shop, { color: 'Sand' });
  const { collections: all } = (await later('/collections')).body;
  expect(all.map(({ slug }: Listed) => slug)).toEqual(['hoodie', 'tshirt', 'sneaker', 'jacket']);
  expect(all[0]).toEqual({
    slug: 'hoodie',
    kind: 'category',
    category: 'hoodie',
    title: 'Hoodies',
    text: 'Heavy cotton for cool mornings, cold offices and harmattan.',
    count: 2,
  });
});

test('a collection lists its styles in its own order, one card for each color', async () => {
  const first = await addProduct(shop, { position: 1 });
  const sand = await addProduct(shop, { position: 2, color: 'Sand', styleId: first.styleId });
  await addProduct(shop, { position: 3, size: 'L', styleId: first.styleId });
  const second = await addProduct(shop, { position: 0, category: 'jacket' });
  const other = await addProduct(shop);
  const { slug } = await addCollection(shop, { styleIds: [second.styleId, first.styleId] });
  expect(await idsOf(`collection=${slug}&group=style`)).toEqual([second.id, first.id, sand.id]);
  expect((await listed()).at(-1)).toMatchObject({ slug, count: 3 });
  expect(await idsOf(`collection=${slug}`)).toHaveLength(4);
  expect(await idsOf(`collection=${slug}`)).not.toContain(other.id);
});

test('filters, facets, sorts, pages and the search stay within the collection', async () => {
  const cheap = await addProduct(shop, { priceKobo: 100_000, name: 'Eko Tee', category: 'tshirt' });
  const dear = await addProduct(shop, { priceKobo: 900_000, name: 'Eko Jacket', category: 'jacket' });
  await addProduct(shop, { name: 'Eko Hoodie' });
  const { slug } = await addCollection(shop, { styleIds: [dear.styleId, cheap.styleId] });
  const within = `collection=${slug}&group=style`;
  expect(await idsOf(`${within}&sort=price-asc`)).toEqual([cheap.id, dear.id]);
  expect(await idsOf(`${within}&priceMax=2000`)).toEqual([cheap.id]);
  expect(await idsOf(`${within}&category=jacket,hoodie`)).toEqual([dear.id]);
  const { body } = await later(`/products?${within}&facets=true&limit=1&page=2`);
  expect(body).toMatchObject({ totalProducts: 2, totalPages: 2, currentPage: 2, products: [{ id: cheap.id }] });
  expect(body.facets.categories).toEqual([
    { value: 'tshirt', count: 1 },
    { value: 'jacket', count: 1 },
  ]);
  const found = (await later(`/search-query?query=eko&${within}`)).body;
  expect(found.products.map(({ id }: { id: string }) => id).sort()).toEqual([cheap.id, dear.id].sort());
});

test('the collection of a category lists only that category', async () => {
  const hoodie = await addProduct(shop);
  await addProduct(shop, { category: 'jacket' });
  expect(await idsOf('collection=hoodie&group=style')).toEqual([hoodie.id]);
  expect(await idsOf('collection=hoodie&group=style&category=jacket')).toEqual([]);
  expect(await idsOf('collection=hoodie&group=style&category=jacket,hoodie')).toEqual([hoodie.id]);
});

test.each(['none', 'HOODIE', '%F0%9F%91%95', "rain' or 1=1"])('does not find the collection %s', async (slug) => {
  for (const path of [
    `/products?collection=${slug}`,
    `/search-query?query=a&collection=${slug}`,
    `/collections/${slug}`,
  ]) {
    const { status, body } = await later(path);
    expect([status, body]).toMatchObject([404, { code: 'not_found', message: 'Collection not found' }]);
  }
});

test('a collection appears and disappears by its dates, without being changed', { tags: ['10.6.8'] }, async () => {
  const product = await addProduct(shop);
  const { slug } = await addCollection(shop, {
    styleIds: [product.styleId],
    startsAt: daysFromNow(1),
    endsAt: daysFromNow(2),
  });
  const statuses = async () => {
    const { status, body } = await later(`/collections/${slug}`);
    return { inNavigation: (await slugs()).includes(slug), status, isOver: body.isOver };
  };
  const list = async () => (await later(`/products?collection=${slug}`)).status;
  expect([await statuses(), await list()]).toEqual([{ inNavigation: false, status: 404, isOver: undefined }, 404]);
  shop.clock.advance(DAY_MS);
  expect([await statuses(), await list()]).toEqual([{ inNavigation: true, status: 200, isOver: false }, 200]);
  shop.clock.advance(DAY_MS);
  expect([await statuses(), await list()]).toEqual([{ inNavigation: false, status: 200, isOver: true }, 404]);
});

test.each([{ isVisible: false }, { deletedAt: new Date() }])('does not show a collection that is %j', async (row) => {
  const { slug } = await addCollection(shop, row);
  expect(await slugs()).not.toContain(slug);
  expect((await later(`/collections/${slug}`)).status).toBe(404);
});

test('a change shows within a second, in the list and on the page', async () => {
  const product = await addProduct(shop);
  const { id, slug } = await addCollection(shop, { styleIds: [product.styleId] });
  expect(await idsOf(`collection=${slug}&group=style`)).toEqual([product.id]);
  await shop.db.autocommit((tx) => tx.update(collections).set({ title: 'Wet' }).where(eq(collections.id, id)));
  expect((await later(`/collections/${slug}`)).body.collection.title).toBe('Wet');
  await shop.db.autocommit((tx) =>
    tx.update(products).set({ deletedAt: shop.clock.now() }).where(eq(products.id, product.id)),
  );
  expect(await idsOf(`collection=${slug}&group=style`)).toEqual([]);
  expect((await listed()).at(-1)).toMatchObject({ slug, count: 0 });
});

test('the response can be cached and is revalidated by its ETag', async () => {
  const { headers } = await shop.call('GET', '/collections');
  const again = await shop.call('GET', '/collections', { headers: { 'if-none-match': headers.get('etag') ?? '' } });
  expect([headers.get('cache-control'), again.status]).toEqual(['no-cache', 304]);
});
