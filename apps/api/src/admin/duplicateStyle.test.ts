import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLog, products, styles } from '../db/schema.ts';
import { addAdmin, addProduct, addSizeGuide, type Shopper } from '../testing/shop.ts';
import { createTestApp, type TestApp } from '../testing/testApp.ts';

let shop: TestApp;
let admin: Shopper;
beforeAll(async () => {
  shop = await createTestApp();
  admin = await addAdmin(shop);
});
afterAll(() => shop.close());

const duplicate = (id: string, body: object = {}, key?: string) =>
  shop.call('POST', `/admin/styles/${id}/copies`, {
    ...{ token: admin.token, body },
    ...(key && { headers: { 'idempotency-key': key } }),
  });
const rowsOf = (styleId: string) =>
  shop.db.autocommit((tx) => tx.select().from(products).where(eq(products.styleId, styleId)));
const countProducts = async () => (await shop.db.autocommit((tx) => tx.select().from(products))).length;

/** A style of two colors with two sizes each, the last with a SKU and another price. */
async function addStyle() {
  const first = await addProduct(shop, { name: 'Grid Hoodie', size: 'S', sku: null, position: 5 });
  const { styleId } = first;
  const pictures = first.pictures.map((picture) => ({ ...picture, alt: 'Grid Hoodie, Navy' }));
  const same = { name: 'Grid Hoodie', styleId, pictures };
  await shop.db.autocommit((tx) => tx.update(products).set({ pictures }).where(eq(products.id, first.id)));
  await addProduct(shop, { ...same, size: 'M', position: 6 });
  await addProduct(shop, { ...same, size: 'S', color: 'Moss', colorHex: '#646850', position: 7 });
  const sku = `GRID-${styleId}`;
  await addProduct(shop, { ...same, size: 'XL', color: 'Moss', colorHex: '#646850', position: 8, sku, priceKobo: 5 });
  return styleId;
}

describe('a copy of a style', () => {
  it('has all sizes and colors with their texts, prices and pictures, but no stock and no SKUs', {
    tags: ['10.4.13'],
  }, async () => {
    const id = await addStyle();
    const { status, body } = await duplicate(id);
    expect([status, body.message, body.style.name]).toEqual([
      201,
      'The style has been duplicated.',
      'Grid Hoodie copy',
    ]);
    expect(body.style.variants).toMatchObject([
      { size: 'S', color: 'Navy', colorHex: '#1f2a44', price: 14_000, quantity: 0, sku: null },
      { size: 'M', color: 'Navy', quantity: 0 },
      { size: 'S', color: 'Moss', colorHex: '#646850', quantity: 0 },
      { size: 'XL', color: 'Moss', price: 0.05, quantity: 0, sku: null },
    ]);
    const opened = await shop.call('GET', `/admin/styles/${body.style.id}`, { token: admin.token });
    expect(opened.body.style).toEqual(body.style);
    const [source, copy] = [await rowsOf(id), await rowsOf(body.style.id)];
    expect(copy[0]).toMatchObject({ description: 'Heavy loopback cotton.', category: 'hoodie', soldCount: 0 });
    expect(copy[0]?.pictures.map(({ src, alt }) => [src, alt])).toEqual(
      source[0]?.pictures.map(({ src }) => [src, 'Grid Hoodie copy, Navy']),
    );
    expect(copy.filter(({ isCard }) => isCard).map(({ color }) => color)).toEqual(['Navy', 'Moss']);
    expect(source.map(({ name, quantity }) => [name, quantity])).toEqual(Array(4).fill(['Grid Hoodie', 10]));
  });

  it('is found in the shop under its own name, and is listed first and sold out', async () => {
    const { body } = await duplicate(await addStyle(), { name: '  Lekki Hoodie ' });
    expect(body.style.name).toBe('Lekki Hoodie');
    const found = await shop.call('GET', '/search-query?query=lekki');
    expect(found.body.products.map(({ quantity }: { quantity: number }) => quantity)).toEqual([0, 0, 0, 0]);
    const listed = await shop.call('GET', '/products?group=style');
    expect(listed.body.products[0]).toMatchObject({ name: 'Lekki Hoodie', color: 'Navy', quantity: 0 });
  });

  it('has the size guide of the style', async () => {
    const id = await addStyle();
    const guide = await addSizeGuide(shop, { category: null });
    await shop.db.autocommit((tx) => tx.insert(styles).values({ id, sizeGuideId: guide.id }));
    const { body } = await duplicate(id);
    const { body: shown } = await shop.call('GET', `/products/${body.style.variants[0].id}`);
    expect(shown.product.sizeGuide).toMatchObject({ name: guide.name });
  });

  it('is made once for repeated requests with one key', { tags: ['10.4.13'] }, async () => {
    const id = await addStyle();
    const before = await countProducts();
    const answers = await Promise.all([1, 2, 3].map(() => duplicate(id, {}, 'twice')));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body.style.id)).size).toBe(1);
    expect(await countProducts()).toBe(before + 4);
    expect((await duplicate(await addStyle(), {}, 'twice')).body.code).toBe('idempotency_conflict');
  });

  it('is recorded in the audit log for each product', async () => {
    const { body } = await duplicate(await addStyle());
    const [{ id }] = body.style.variants;
    const entries = await shop.db.autocommit((tx) => tx.select().from(auditLog).where(eq(auditLog.subjectId, id)));
    expect(entries).toMatchObject([{ action: 'duplicateAdminStyle', before: null, after: { size: 'S', quantity: 0 } }]);
  });
});

describe('duplicating a style', () => {
  it.each(['none', '00000000-0000-4000-8000-000000000000'])('does not find the style %s', async (id) => {
    expect((await duplicate(id)).status).toBe(404);
  });

  it('refuses a name that is too long, as typed or with “copy” after it', { tags: ['10.4.13'] }, async () => {
    const { styleId } = await addProduct(shop, { name: 'N'.repeat(116) });
    const before = await countProducts();
    const message = 'Name must be at most 120 characters';
    for (const body of [{}, { name: 'N'.repeat(121) }]) {
      const answer = await duplicate(styleId, body);
      expect([answer.status, answer.body.fields]).toEqual([400, { name: message }]);
    }
    expect(await countProducts()).toBe(before);
    expect((await duplicate(styleId, { name: 'N'.repeat(120) })).status).toBe(201);
  });

  it('refuses a style of 500 variants', async () => {
    const { id: _, isCard: __, ...row } = await addProduct(shop);
    const { sortName: ___, isSoldOut: ____, sizeKey: _____, colorKey: ______, ...values } = row;
    await shop.db.autocommit((tx) =>
      tx.insert(products).values(Array.from({ length: 499 }, (_, n) => ({ ...values, size: String(n) }))),
    );
    const answer = await duplicate(row.styleId);
    expect([answer.status, answer.body.message]).toEqual([400, 'A style has at most 200 variants.']);
  });

  it('leaves out deleted products', async () => {
    const id = await addStyle();
    await shop.db.autocommit((tx) =>
      tx.update(products).set({ deletedAt: shop.clock.now() }).where(eq(products.color, 'Moss')),
    );
    expect((await duplicate(id)).body.style.variants).toHaveLength(2);
  });
});
