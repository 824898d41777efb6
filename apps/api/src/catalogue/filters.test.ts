import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { products } from '../db/schema.ts';
import { sweep } from '../jobs/housekeeping.ts';
import { addProduct } from '../testing/shop.ts';
import { createTestApp, type TestApp } from '../testing/testApp.ts';
import { rowsOf } from '../testing/totals.ts';

let app: TestApp;
const get = (path: string) => app.call('GET', path);
const names = (answer: { body: { products: { name: string }[] } }) => answer.body.products.map(({ name }) => name);
const search = (query: string, more = '') => get(`/search-query?query=${encodeURIComponent(query)}${more}`);
const suggestionFor = async (query: string, more = '') => (await search(query, more)).body.suggestion;

const [ikoyi, opebi, lagos] = [randomUUID(), randomUUID(), randomUUID()];

beforeAll(async () => {
  app = await createTestApp();
  const navy = { styleId: ikoyi, color: 'Navy' };
  const moss = { styleId: ikoyi, color: 'Moss', colorHex: '#646850', priceKobo: 1_600_000 };
  await addProduct(app, { ...navy, size: 'XL', position: 1, quantity: 0 });
  await addProduct(app, { ...navy, size: 'S', position: 2, quantity: 2 });
  await addProduct(app, { ...navy, size: 'm ', position: 3, quantity: 4 });
  await addProduct(app, { ...moss, size: 'M', position: 4, quantity: 1 });
  await addProduct(app, {
    styleId: opebi,
    name: 'Opẹ́bí Jacket',
    category: 'jacket',
    size: 'M',
    color: 'Ọ̀sun Red',
    position: 5,
  });
  const sneaker = {
    styleId: lagos,
    name: 'Lagos Runner',
    category: 'sneaker' as const,
    color: 'White',
    colorHex: '#ffffff',
  };
  await addProduct(app, { ...sneaker, size: '42', position: 6, quantity: 0 });
  await addProduct(app, { ...sneaker, size: '9', position: 7 });
  await addProduct(app, { ...sneaker, size: '大', position: 8, quantity: 0 });
  await addProduct(app, { name: 'Deleted Parka', category: null, deletedAt: new Date() });
});
afterAll(() => app.close());

describe('a list by style', () => {
  it('has one product of each style and color, with its sizes in order and the colors of the style', {
    tags: ['10.7.1'],
  }, async () => {
    const { status, body } = await get('/products?group=style');
    expect(status).toBe(200);
    expect([body.totalProducts, body.totalPages]).toEqual([4, 1]);
    expect(body.products.map(({ name, color }: { name: string; color: string }) => `${name} ${color}`)).toEqual([
      'Ikoyi Hoodie Navy',
      'Ikoyi Hoodie Moss',
      'Opẹ́bí Jacket Ọ̀sun Red',
      'Lagos Runner White',
    ]);
    const [navy, moss, , white] = body.products;
    const sizes = ({ sizes }: typeof navy) => sizes.map(({ size, quantity }: typeof navy) => `${size}:${quantity}`);
    expect([navy, moss, white].map(sizes)).toEqual([['S:2', 'm :4', 'XL:0'], ['M:1'], ['9:10', '42:0', '大:0']]);
    expect(navy.sizes.map(({ id }: { id: string }) => id)).toContain(navy.id);
    const colors = [
      { id: navy.id, color: 'Navy', colorHex: '#1f2a44', quantity: 6 },
      { id: moss.id, color: 'Moss', colorHex: '#646850', quantity: 1 },
    ];
    expect([navy.colors, moss.colors]).toEqual([colors, colors]);
  });

  it('is paged and sorted, and searched', async () => {
    expect(names(await get('/products?group=style&sort=price-desc&limit=1&page=1'))).toEqual(['Ikoyi Hoodie']);
    expect((await get('/products?group=style&category=hoodie&limit=1&page=9')).body).toMatchObject({
      totalProducts: 2,
      currentPage: 2,
    });
    const { body } = await search('hoodie', '&group=style');
    expect(body).toMatchObject({ totalProducts: 2, products: [{ sizes: [{}, {}, {}] }, { sizes: [{}] }] });
    expect((await search('hoodie')).body.totalProducts).toBe(4);
  });
});

it('counts a style and color in the category of the product that represents it, in every list', async () => {
  const other = await addProduct(app, {
    styleId: opebi,
    name: 'Opẹ́bí Jacket',
    color: 'Ọ̀sun Red',
    size: 'L',
    position: 9,
  });
  await app.services.db.autocommit((tx) =>
    tx.update(products).set({ category: 'tshirt' }).where(eq(products.id, other.id)),
  );
  for (const more of ['', '&facets=true', '&inStock=true']) {
    expect((await get(`/products?group=style&category=jacket${more}`)).body.totalProducts).toBe(1);
    expect((await get(`/products?group=style&category=tshirt${more}`)).body.totalProducts).toBe(0);
  }
  expect((await get('/products?group=style&facets=true')).body.facets.categories).toEqual([
    { value: 'hoodie', count: 2 },
    { value: 'sneaker', count: 1 },
    { value: 'jacket', count: 1 },
  ]);
  await app.services.db.autocommit((tx) => tx.delete(products).where(eq(products.id, other.id)));
});

describe('filters', () => {
  it.each([
    ['size=M', 3, 3],
    ['size=m,%20S%20', 3, 4],
    ['size=大', 1, 1],
    ['color=NAVY,white', 2, 6],
    ['color=ọ̀sun%20red', 1, 1],
    ['category=jacket,sneaker', 2, 4],
    ['priceMin=14000.01', 1, 1],
    ['priceMin=14000&priceMax=14000', 3, 7],
    ['priceMin=%E2%82%A614,000&priceMax=%D9%A1%D9%A4%D9%A0%D9%A0%D9%A0', 3, 7],
    ['inStock=true', 4, 5],
    ['inStock=false', 4, 8],
    ['size=XXXXL', 0, 0],
    ['size=%27%3B%20drop%20table%20products', 0, 0],
    ['size=%F0%9F%91%95', 0, 0],
  ])('%s finds %i styles and colors, and %i products', async (query, cards, rows) => {
    expect((await get(`/products?group=style&${query}`)).body.totalProducts).toBe(cards);
    expect((await get(`/products?${query}`)).body.totalProducts).toBe(rows);
  });

  it('must all fit the same size of a style: a sold-out XL and an S in stock do not match XL in stock', {
    tags: ['10.7.5'],
  }, async () => {
    expect((await get('/products?group=style&size=XL')).body.totalProducts).toBe(1);
    expect((await get('/products?group=style&size=XL&inStock=true')).body.totalProducts).toBe(0);
    expect((await get('/products?group=style&size=XL,S&inStock=true')).body.totalProducts).toBe(1);
  });

  it('narrow a search', async () => {
    expect(names(await search('ikoyi', '&size=s'))).toEqual(['Ikoyi Hoodie']);
    expect((await search('ikoyi', '&size=s,XL&facets=true')).body).toMatchObject({ totalProducts: 2, facets: {} });
    expect((await search('jacket', '&category=hoodie')).body.totalProducts).toBe(0);
  });

  it.each([
    ['priceMin=abc', 'priceMin', 'priceMin must be a number'],
    ['priceMax=-1', 'priceMax', 'priceMax must be a number'],
    ['priceMin=10,5', 'priceMin', 'priceMin must be a number'],
    ['priceMin=', 'priceMin', 'priceMin must be a number'],
    ['priceMin=1e5', 'priceMin', 'priceMin must be a number'],
    ['priceMax=999999999', 'priceMax', 'priceMax must be at most 100000000'],
    ['priceMin=2&priceMax=1', 'priceMin', 'priceMin must not be above priceMax'],
    [`size=${'x'.repeat(10_000)}`, 'size', 'size is too long'],
    [`color=${'x'.repeat(41)}`, 'color', 'color is too long'],
    [`size=${Array.from({ length: 21 }, (_, n) => n)}`, 'size', 'size has too many values'],
    ['inStock=yes', 'inStock', 'inStock must be true or false'],
    ['category=hoodie,hat', 'category', undefined],
    ['group=brand', 'group', undefined],
    ['facets=1', 'facets', 'facets must be true or false'],
  ])('%s is refused with the name of the field', async (query, field, message) => {
    for (const path of [`/products?${query}`, `/search-query?query=hoodie&${query}`]) {
      const { status, body } = await get(path);
      expect([status, body.code, Object.keys(body.fields)]).toEqual([400, 'validation', [field]]);
      if (message) expect(body.fields[field]).toBe(message);
    }
  });

  it('without a value are ignored, and a repeated value counts once', async () => {
    expect((await get('/products?size=&color=,,')).body.totalProducts).toBe(8);
    const { body } = await get('/products?size=S,s,S&facets=true');
    expect(body.totalProducts).toBe(1);
    expect(body.facets.sizes.filter(({ value }: { value: string }) => value === 'S')).toHaveLength(1);
  });
});

describe('facets', () => {
  it('count styles and colors, in the shop’s spelling and order', async () => {
    expect((await get('/products?group=style&facets=true')).body.facets).toEqual({
      sizes: ['S', 'M', 'XL', '9', '42', '大'].map((value) => ({ value, count: value === 'M' ? 3 : 1 })),
      colors: [
        { value: 'Moss', count: 1, colorHex: '#646850' },
        { value: 'Navy', count: 1, colorHex: '#1f2a44' },
        { value: 'White', count: 1, colorHex: '#ffffff' },
        { value: 'Ọ̀sun Red', count: 1, colorHex: '#1f2a44' },
      ],
      categories: [
        { value: 'hoodie', count: 2 },
        { value: 'sneaker', count: 1 },
        { value: 'jacket', count: 1 },
      ],
      price: { min: 14_000, max: 16_000 },
      inStock: 4,
    });
    expect((await get('/products')).body.facets).toBeUndefined();
  });

  it('count the items of each value with the other filters, and keep values that find nothing', {
    tags: ['10.7.26'],
  }, async () => {
    const { body } = await get('/products?group=style&size=XL,xxxxl&color=Teal,navy&inStock=true&facets=true');
    expect(body.totalProducts).toBe(0);
    expect(body.facets).toEqual({
      sizes: [
        { value: 'S', count: 1 },
        { value: 'M', count: 1 },
        { value: 'XL', count: 0 },
        { value: '9', count: 0 },
        { value: '42', count: 0 },
        { value: 'xxxxl', count: 0 },
        { value: '大', count: 0 },
      ],
      colors: [
        { value: 'Moss', count: 0, colorHex: '#646850' },
        { value: 'Navy', count: 0, colorHex: '#1f2a44' },
        { value: 'White', count: 0, colorHex: '#ffffff' },
        { value: 'teal', count: 0 },
        { value: 'Ọ̀sun Red', count: 0, colorHex: '#1f2a44' },
      ],
      categories: ['hoodie', 'sneaker', 'jacket'].map((value) => ({ value, count: 0 })),
      price: null,
      inStock: 0,
    });
  });

  it('have values that find nothing only from the list’s categories or from the results of the search', async () => {
    const valuesAt = async (path: string) => {
      const { sizes, colors } = (await get(`${path}&group=style&facets=true`)).body.facets;
      return [sizes, colors].map((values) => values.map(({ value }: { value: string }) => value));
    };
    const ofJackets = await valuesAt('/products?category=jacket');
    expect(ofJackets).toEqual([['M'], ['Ọ̀sun Red']]);
    expect(await valuesAt('/products?category=jacket&priceMin=900000')).toEqual(ofJackets);
    const found = await valuesAt('/search-query?query=opebi');
    expect(await valuesAt('/search-query?query=opebi&priceMin=900000')).toEqual(found);
  });

  it('follow every change of stock, price, color and size, and every deletion and restoration', async () => {
    const other = await createTestApp({ db: app.db, clock: app.clock });
    const facets = async () => {
      const answers = await Promise.all(
        [app, other].map((one) => one.call('GET', '/products?category=jacket&facets=true')),
      );
      expect(answers[0]?.body.facets).toEqual(answers[1]?.body.facets);
      return answers[0]?.body.facets;
    };
    const find = async () => (await search('opebi')).body.products[0].id;
    const id = await find();
    const change = (set: Partial<typeof products.$inferInsert>) =>
      app.db.autocommit((tx) => tx.update(products).set(set).where(eq(products.id, id)));
    await change({ quantity: 0 });
    expect(await facets()).toMatchObject({ inStock: 0 });
    await change({ quantity: 3, priceKobo: 100, color: 'Clay', size: 'L' });
    expect(await facets()).toMatchObject({
      inStock: 1,
      price: { min: 1, max: 1 },
      colors: [{ value: 'Clay', count: 1 }],
      sizes: [{ value: 'L', count: 1 }],
    });
    await change({ deletedAt: new Date() });
    expect(await facets()).toMatchObject({
      colors: [],
      categories: expect.arrayContaining([{ value: 'jacket', count: 0 }]),
    });
    await change({ deletedAt: null, color: 'Ọ̀sun Red', size: 'M', priceKobo: 1_400_000, quantity: 10 });
    expect(await facets()).toMatchObject({ inStock: 1, sizes: [{ value: 'M', count: 1 }] });
  });

  it('follow so many changes together that the index is loaded again', async () => {
    await get('/products?facets=true');
    const [{ category, size, color, pictures, searchText }] = (await app.db.autocommit((tx) =>
      tx.select().from(products).where(eq(products.color, 'Moss')),
    )) as [typeof products.$inferSelect];
    const rows = Array.from({ length: 1_001 }, (_, n) => ({
      ...{ category, size, pictures, searchText, name: 'Many', description: '', priceKobo: 1, position: 100 + n },
      ...{ color: `${color}`, quantity: 1, styleId: randomUUID() },
    }));
    await app.db.autocommit((tx) => tx.insert(products).values(rows));
    const count = async () =>
      (await get('/products?color=moss&group=style&facets=true')).body.facets.colors.find(
        ({ value }: { value: string }) => value === 'Moss',
      ).count;
    expect(await count()).toBe(1_002);
    await app.db.autocommit((tx) => tx.delete(products).where(eq(products.name, 'Many')));
    expect(await count()).toBe(1);
  });

  it('fail while the database is unavailable, and are right afterwards', async () => {
    const away = new Error('The database is away');
    let isAway = true;
    const db = {
      ...app.db,
      named: (...call: Parameters<typeof app.db.named>) => (isAway ? Promise.reject(away) : app.db.named(...call)),
    };
    const flaky = await createTestApp({ db: db as typeof app.db });
    expect((await flaky.call('GET', '/products?size=M')).status).toBe(500);
    isAway = false;
    expect((await flaky.call('GET', '/products?size=M')).body.totalProducts).toBe(3);
  });
});

test('housekeeping deletes the records of old changes, and keeps those that an index may still read', async () => {
  const recorded = () =>
    app.db.autocommit((tx) => rowsOf<{ rows: number }>(tx, 'select count(*)::integer as rows from product_changes'));
  const [before] = await recorded();
  expect(before?.rows).toBeGreaterThan(0);
  await sweep(app.services);
  expect(await recorded()).toEqual([before]);
  await app.db.autocommit((tx) => tx.execute(`update product_changes set created_at = now() - interval '3 hours'`));
  await sweep(app.services);
  expect(await recorded()).toEqual([{ rows: 0 }]);
});

describe('a search that finds nothing', () => {
  it.each([
    ['hodie', 'hoodie'],
    ['HOODEI', 'hoodie'],
    ['jaket', 'jacket'],
    ['sneeker', 'sneaker'],
    ['opebbi', 'opẹ́bí'],
    ['ọpẹ́bbì jakcet', 'Opẹ́bí Jacket'],
    ['ikoy hodie', 'Ikoyi Hoodie'],
    ['lagos runer', 'Lagos Runner'],
    ['navvy hoodie', 'navy hoodie'],
  ])('%s suggests %s, which finds something', async (query, expected) => {
    for (const more of ['', '&group=style', '&facets=true', '&size=s,m,9']) {
      const { body } = await search(query, more);
      expect([query, more, body.totalProducts, body.suggestion]).toEqual([query, more, 0, expected]);
      expect((await search(body.suggestion, more)).body.totalProducts).toBeGreaterThan(0);
    }
  });

  it.each(['xqzw', '日本', '!?', 'red hoodie', 'parkaa', 'delete parka', 'a b c d e f g', 'x'.repeat(200)])(
    'suggests nothing for %s, because no similar query finds anything',
    async (query) => {
      const { status, body } = await search(query);
      expect([status, body.totalProducts, body.suggestion]).toEqual([200, 0, undefined]);
    },
  );

  it('suggests nothing if a suggestion finds nothing with the filters, or if only the filters exclude the results', async () => {
    expect(await suggestionFor('hodie', '&category=jacket')).toBeUndefined();
    expect(await suggestionFor('hoodie', '&category=jacket')).toBeUndefined();
    expect(await suggestionFor('hodie', '&category=hoodie,jacket')).toBe('hoodie');
  });

  it('knows the words of new and changed products', async () => {
    const product = await addProduct(app, { name: 'Gele Headwrap', category: null });
    expect(await suggestionFor('headwarp')).toBe('headwrap');
    await app.db.autocommit((tx) =>
      tx.update(products).set({ deletedAt: new Date() }).where(eq(products.id, product.id)),
    );
    expect(await suggestionFor('headwarp')).toBeUndefined();
  });
});
