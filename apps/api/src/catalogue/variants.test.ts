import { randomUUID } from 'node:crypto';
import type { Product } from '@abs/contract/entities';
import { eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { products } from '../db/schema.ts';
import { addProduct } from '../testing/shop.ts';
import { createTestApp, type TestApp } from '../testing/testApp.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

type Row = typeof products.$inferSelect;

let place = 0;
/** Adds products of one style in this order. By default, each has a later time and position than the one before. */
async function addStyle(rows: Partial<Row>[], common: Partial<Row> = {}): Promise<Row[]> {
  const styleId = randomUUID();
  const added: Row[] = [];
  for (const row of rows) {
    place += 1;
    const createdAt = new Date(Date.UTC(2026, 0, 1) + place * 60_000);
    added.push(await addProduct(app, { styleId, position: place, createdAt, ...common, ...row }));
  }
  return added;
}

const page = async (id: string | undefined): Promise<{ product: Product; relatedProducts: Product[] }> =>
  (await app.call('GET', `/products/${id}`)).body;
const sizesOf = ({ product }: { product: Product }) => product.variants?.map(({ size }) => size);

it('returns all variants of a product’s style, including itself, each with price, stock and cover', async () => {
  const picture = { srcset: '', width: 4, height: 5, ground: '#ffffff', alt: 'Moss' };
  const pictures = [
    { ...picture, src: '/media/moss.jpg' },
    { ...picture, src: '/media/moss-back.jpg' },
  ];
  const [navy, moss] = await addStyle([
    { color: 'Navy', size: 'M', quantity: 3 },
    { color: 'Moss', colorHex: null, size: 'S', quantity: 0, priceKobo: 1_500_050, pictures },
  ]);
  const { product } = await page(navy?.id);
  expect(product.styleId).toBe(navy?.styleId);
  expect(product.variants).toEqual([
    { id: moss?.id, size: 'S', color: 'Moss', quantity: 0, price: 15_000.5, cover: pictures[0] },
    {
      id: navy?.id,
      size: 'M',
      color: 'Navy',
      colorHex: '#1f2a44',
      quantity: 3,
      price: 14_000,
      cover: navy?.pictures[0],
    },
  ]);
  expect((await page(moss?.id)).product.variants).toEqual(product.variants);
  expect(product.colors).toEqual([
    { id: navy?.id, color: 'Navy', colorHex: '#1f2a44', quantity: 3 },
    { id: moss?.id, color: 'Moss', quantity: 0 },
  ]);
});

it('returns a product as its only variant if its style has no others', async () => {
  const { id } = await addProduct(app);
  expect((await page(id)).product.variants).toMatchObject([{ id, size: 'M' }]);
});

it('orders sizes from XS to XXL, then numbers, then others as they were added, in any script', {
  tags: ['10.7.3'],
}, async () => {
  const sizes = ['One size', '44', 'xl', '9.5', 'كبير', 'XS', '10', 'M ', '大', '8,5', 'XXL'];
  const [first] = await addStyle(sizes.map((size) => ({ size })));
  expect(sizesOf(await page(first?.id))).toEqual([
    ...['XS', 'M ', 'xl', 'XXL'],
    ...['8,5', '9.5', '10', '44'],
    ...['One size', 'كبير', '大'],
  ]);
});

it('lists the colors of a size in the order of their cards, not in the order of adding', async () => {
  const [first] = await addStyle([
    { color: 'Navy', size: 'L', position: 900 },
    { color: 'Moss', size: 'L', position: 800 },
    { color: 'Navy', size: 'S', position: 901 },
    { color: 'Moss', size: 'S', position: 902 },
  ]);
  const { product } = await page(first?.id);
  expect(product.variants?.map(({ size, color }) => `${color} ${size}`)).toEqual([
    'Moss S',
    'Navy S',
    'Moss L',
    'Navy L',
  ]);
});

it('leaves out variants that are deleted, and answers 404 for a style with no variant on sale', async () => {
  const rows = await addStyle([{ size: 'S' }, { size: 'M' }, { size: 'L' }]);
  const [small, medium] = rows;
  const remove = (id = '') =>
    app.db.autocommit((tx) => tx.update(products).set({ deletedAt: new Date() }).where(eq(products.id, id)));
  await remove(medium?.id);
  expect(sizesOf(await page(small?.id))).toEqual(['S', 'L']);
  for (const { id } of rows) await remove(id);
  for (const { id } of rows) expect((await app.call('GET', `/products/${id}`)).status).toBe(404);
});

it('shows a change of another variant immediately', async () => {
  const [small, medium] = await addStyle([{ size: 'S' }, { size: 'M', quantity: 2 }]);
  expect((await page(small?.id)).product.variants).toMatchObject([{ quantity: 10 }, { quantity: 2 }]);
  await app.db.autocommit((tx) =>
    tx
      .update(products)
      .set({ quantity: 0 })
      .where(eq(products.id, medium?.id ?? '')),
  );
  expect((await page(small?.id)).product.variants).toMatchObject([{ quantity: 10 }, { quantity: 0 }]);
});

it('relates one card of each color of other styles, with its sizes and colors', async () => {
  const kind = { category: 'sneaker' as const };
  const [target] = await addStyle([{ size: '40' }, { size: '41' }, { size: '40', color: 'Moss' }], kind);
  const other = await addStyle(
    [
      { size: '42', position: 3 },
      { size: '40', position: 4, quantity: 0 },
      { size: '41', color: 'Moss', colorHex: '#646850', position: 5 },
    ],
    kind,
  );
  const { relatedProducts } = await page(target?.id);
  const related = relatedProducts.filter(({ category }) => category === 'sneaker');
  const [card, small, moss] = other;
  expect(related.map(({ id }) => id).sort()).toEqual([card?.id, moss?.id].sort());
  expect(related.find(({ id }) => id === card?.id)).toMatchObject({
    sizes: [
      { id: small?.id, size: '40', quantity: 0 },
      { id: card?.id, size: '42', quantity: 10 },
    ],
    colors: [
      { id: card?.id, color: 'Navy', colorHex: '#1f2a44', quantity: 10 },
      { id: moss?.id, color: 'Moss', colorHex: '#646850', quantity: 10 },
    ],
  });
  expect(related.find(({ id }) => id === moss?.id)?.sizes).toEqual([{ id: moss?.id, size: '41', quantity: 10 }]);
});

it('relates products with another size in stock before products that are sold out in all sizes', async () => {
  // Takes all other products off sale.
  await app.db.autocommit((tx) => tx.update(products).set({ deletedAt: new Date() }).where(isNull(products.deletedAt)));
  const kind = { category: 'tshirt' as const };
  const [target] = await addStyle([{ size: 'M' }], kind);
  const [soldOut] = await addStyle([{ size: 'M', quantity: 0 }], kind);
  const [left] = await addStyle([{ size: 'S', quantity: 0 }, { size: 'M' }], kind);
  const { relatedProducts } = await page(target?.id);
  expect(relatedProducts.map(({ id }) => id)).toEqual([left?.id, soldOut?.id]);
});
