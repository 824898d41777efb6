import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addProduct } from '../testing/shop.ts';
import { createTestApp, type TestApp } from '../testing/testApp.ts';
import { wasDeleted } from './queries.ts';

let app: TestApp;
const names = (answer: { body: { products: { name: string }[] } }) => answer.body.products.map(({ name }) => name);
const get = (path: string) => app.call('GET', path);
const search = (query: string, more = '') => get(`/search-query?query=${encodeURIComponent(query)}${more}`);

beforeAll(async () => {
  app = await createTestApp();
  const day = (n: number) => new Date(Date.UTC(2025, 0, n));
  await addProduct(app, {
    name: 'Makoko T-Shirt',
    category: 'tshirt',
    color: 'White',
    colorHex: '#ffffff',
    priceKobo: 1_400_050,
    position: 3,
    createdAt: day(1),
    description: 'Combed cotton, considered in every seam.',
  });
  await addProduct(app, {
    name: 'Sábó T Shirt',
    category: 'tshirt',
    color: 'Red',
    colorHex: '#a02020',
    priceKobo: 1_200_000,
    position: 2,
    createdAt: day(2),
    description: 'Goes under any hoodie.',
  });
  await addProduct(app, {
    name: 'Eko Tshirt',
    category: 'tshirt',
    color: 'Cream',
    colorHex: '#f5f0e0',
    priceKobo: 1_500_000,
    position: 1,
    createdAt: day(3),
    quantity: 0,
  });
  await addProduct(app, {
    name: 'Ọkàdà Jacket',
    category: 'jacket',
    color: 'Ochre',
    colorHex: '#b58f4d',
    priceKobo: 6_300_000,
    position: 0,
    createdAt: day(4),
    description: "The rider's own, 100% nylon.",
  });
  await addProduct(app, {
    name: 'Opẹ́bí Hoodie',
    category: 'hoodie',
    color: 'Moss',
    colorHex: '#646850',
    priceKobo: 3_300_000,
    position: 4,
    createdAt: day(5),
  });
  await addProduct(app, { name: 'Deleted Hoodie', category: 'hoodie', position: 5, deletedAt: day(6) });
});
afterAll(() => app.close());

describe('the collection', () => {
  it('comes in merchandising order, without deleted products', { tags: ['3.1.10'] }, async () => {
    const answer = await get('/products');
    expect(answer.status).toBe(200);
    expect(names(answer)).toEqual(['Ọkàdà Jacket', 'Eko Tshirt', 'Sábó T Shirt', 'Makoko T-Shirt', 'Opẹ́bí Hoodie']);
    expect(answer.body).toMatchObject({ totalProducts: 5, totalPages: 1, currentPage: 1 });
  });

  it('returns products as in the contract: price in naira, the cover, and the other pictures by URL only', {
    tags: ['3.1.9'],
  }, async () => {
    const product = (await get('/products?sort=price-asc')).body.products[1];
    expect(product).toMatchObject({
      name: 'Makoko T-Shirt',
      price: 14_000.5,
      salesCoverPicture: '/media/test/front-640.jpg',
      subImages: ['/media/test/back-640.jpg'],
      cover: { srcset: '/media/test/front-640.avif 640w' },
      category: 'tshirt',
    });
    expect(product.pictures).toBeUndefined();
  });

  it('is paged, and returns the last page for a page beyond it', { tags: ['7.1.10'] }, async () => {
    expect(names(await get('/products?limit=2&page=2'))).toEqual(['Sábó T Shirt', 'Makoko T-Shirt']);
    const beyond = await get('/products?limit=2&page=99');
    expect(names(beyond)).toEqual(['Opẹ́bí Hoodie']);
    expect(beyond.body).toMatchObject({ currentPage: 3, totalPages: 3, totalProducts: 5 });
  });

  it('reads the old client’s malformed page1 as page 1', { tags: ['7.1.10'] }, async () => {
    const answer = await get('/products?page1&limit=2');
    expect(answer.status).toBe(200);
    expect(answer.body.currentPage).toBe(1);
  });

  it.each(['page=0', 'page=x', 'page=-1', 'page=1.5', 'limit=0', 'limit=101', 'sort=best', 'category=hat'])(
    'refuses %s',
    async (query) => {
      expect((await get(`/products?${query}`)).status).toBe(400);
    },
  );

  it.each([
    ['newest', ['Opẹ́bí Hoodie', 'Ọkàdà Jacket', 'Eko Tshirt', 'Sábó T Shirt', 'Makoko T-Shirt']],
    ['price-asc', ['Sábó T Shirt', 'Makoko T-Shirt', 'Eko Tshirt', 'Opẹ́bí Hoodie', 'Ọkàdà Jacket']],
    ['price-desc', ['Ọkàdà Jacket', 'Opẹ́bí Hoodie', 'Eko Tshirt', 'Makoko T-Shirt', 'Sábó T Shirt']],
    ['name', ['Eko Tshirt', 'Makoko T-Shirt', 'Ọkàdà Jacket', 'Opẹ́bí Hoodie', 'Sábó T Shirt']],
  ])('sorts by %s', async (sort, expected) => {
    expect(names(await get(`/products?sort=${sort}`))).toEqual(expected);
  });

  it('can be narrowed to a category', async () => {
    const answer = await get('/products?category=tshirt');
    expect(names(answer)).toEqual(['Eko Tshirt', 'Sábó T Shirt', 'Makoko T-Shirt']);
    expect(answer.body.totalProducts).toBe(3);
    expect((await get('/products?category=sneaker')).body).toMatchObject({
      products: [],
      totalPages: 0,
      currentPage: 1,
    });
  });
});

describe('a product', () => {
  it('comes with all pictures and related products: its category first, sold out last, never itself', {
    tags: ['3.1.11', '7.1.11'],
  }, async () => {
    const [makoko] = (await search('makoko')).body.products;
    const answer = await get(`/products/${makoko.id}`);
    expect(answer.body.product.pictures).toHaveLength(2);
    expect(answer.body.relatedProducts.map(({ name }: { name: string }) => name)).toEqual([
      'Sábó T Shirt',
      'Opẹ́bí Hoodie',
      'Ọkàdà Jacket',
      'Eko Tshirt',
    ]);
  });

  it('is not found if it does not exist, is deleted or has an invalid id', { tags: ['7.1.11', '8.1.20'] }, async () => {
    const deleted = await addProduct(app, { name: 'Deleted', deletedAt: new Date() });
    for (const id of [deleted.id, '00000000-0000-4000-8000-000000000000', 'x', "1' or '1'='1"]) {
      const answer = await get(`/products/${encodeURIComponent(id)}`);
      expect([answer.status, answer.body.code]).toEqual([404, 'not_found']);
    }
  });
});

describe('search', () => {
  it('finds products by the words that they have now', async () => {
    const add = (words: string) =>
      app.db.autocommit((tx) =>
        tx.execute(sql`update products set search_text = search_text || ${words} where name = 'Eko Tshirt'`),
      );
    // Lists are sorted by the first hundred characters.
    await add(' cotton'.repeat(20));
    expect(names(await search('zebra'))).toEqual([]);
    await add(' zebra');
    expect(names(await search('zebra'))).toEqual(['Eko Tshirt']);
    expect(names(await search('zebra', '&sort=price-asc&limit=5'))).toEqual(['Eko Tshirt']);
  });

  it.each(['t-shirt', 'tshirt', 'T Shirt', 'T-SHIRTS', 't’shirt'])('finds every t-shirt by %s', async (query) => {
    expect(names(await search(query)).toSorted()).toEqual(['Eko Tshirt', 'Makoko T-Shirt', 'Sábó T Shirt']);
  });

  it('ignores accents in the query and in products', async () => {
    expect(names(await search('okada'))).toEqual(['Ọkàdà Jacket']);
    expect(names(await search('ỌKÀDÀ'))).toEqual(['Ọkàdà Jacket']);
    expect(names(await search('opẹbi'))).toEqual(['Opẹ́bí Hoodie']);
    expect(names(await search('riders'))).toEqual(['Ọkàdà Jacket']);
  });

  it('requires every word, anywhere in name, color, category or description', async () => {
    expect(names(await search('hoodie moss'))).toEqual(['Opẹ́bí Hoodie']);
    expect(names(await search('red shirt'))).toEqual(['Sábó T Shirt']);
    expect(names(await search('red jacket'))).toEqual([]);
    expect(names(await search('combedcotton'))).toEqual(['Makoko T-Shirt']);
  });

  it('puts names before descriptions', async () => {
    expect(names(await search('hoodie'))).toEqual(['Opẹ́bí Hoodie', 'Sábó T Shirt']);
  });

  it('does not find a word inside another of the description', async () => {
    // 'considered' is in the first t-shirt's description.
    expect(names(await search('red'))).toEqual(['Sábó T Shirt']);
  });

  it.each(['%', '_', '\\', '%%%', '!?'])('does not treat %s as a wildcard', async (query) => {
    const answer = await search(query);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ products: [], totalProducts: 0, totalPages: 0 });
    expect(names(await search('100%'))).toEqual(['Ọkàdà Jacket']);
  });

  it('is paged and sorted', { tags: ['7.1.12'] }, async () => {
    expect(names(await search('shirt', '&sort=price-desc&limit=1&page=2'))).toEqual(['Makoko T-Shirt']);
    expect((await search('shirt', '&limit=2')).body).toMatchObject({ totalProducts: 3, totalPages: 2, currentPage: 1 });
  });

  it('refuses a blank and a very long query', async () => {
    expect((await search('  ')).status).toBe(400);
    expect((await search('x'.repeat(201))).status).toBe(400);
    expect((await search('ab '.repeat(66))).status).toBe(200);
  });
});

it.each(['1000001', '1000000000', `1${'0'.repeat(400)}`])('returns the last page for page %s', async (page) => {
  const answer = await get(`/products?page=${page}`);
  expect([answer.status, answer.body.currentPage]).toEqual([200, 1]);
});

describe('wasDeleted', () => {
  it('distinguishes a deleted product from one on sale, an unknown one and an invalid id', async () => {
    const [deleted, onSale] = [await addProduct(app, { deletedAt: new Date() }), await addProduct(app, {})];
    const answers = await app.db.autocommit((tx) =>
      Promise.all([deleted.id, onSale.id, randomUUID(), 'none-such'].map((id) => wasDeleted(tx, id))),
    );
    expect(answers).toEqual([true, false, false, false]);
    expect((await get(`/products/${deleted.id}`)).status).toBe(404);
  });
});
