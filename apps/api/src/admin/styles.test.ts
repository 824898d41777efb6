import { limits } from '@abs/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLog, products } from '../db/schema.ts';
import { addAdmin, addProduct, addShopper, order, type Shopper } from '../testing/shop.ts';
import { createTestApp, type TestApp } from '../testing/testApp.ts';

let shop: TestApp;
let admin: Shopper;
beforeAll(async () => {
  shop = await createTestApp();
  admin = await addAdmin(shop);
});
afterAll(() => shop.close());

type Input = Record<string, unknown>;
const input = (fields: Input = {}): Input => ({ size: 'L', color: 'Navy', price: 14_000, quantity: 5, ...fields });
const save = (id: string, variants: readonly Input[]) =>
  shop.call('PATCH', `/admin/styles/${id}`, { token: admin.token, body: { variants } });
const variantsOf = async (id: string): Promise<Input[]> =>
  (await shop.call('GET', `/admin/styles/${id}`, { token: admin.token })).body.style.variants;

describe('a style', () => {
  it('gets sizes and colors in one call, with the texts and pictures of its other variants', async () => {
    const { styleId } = await addProduct(shop, { name: 'Grid Hoodie', size: 'M', color: 'Navy', colorHex: '#1f2a44' });
    const sizes = ['S', 'M', 'L', 'XL'];
    const grid = ['Navy', 'Moss'].flatMap((color) =>
      sizes.map((size, index) => input({ size, color, quantity: index, sku: `${color}-${size}` })),
    );
    const saved = await save(styleId, grid);
    expect([saved.status, saved.body.message]).toEqual([200, 'Sizes and colors have been saved.']);
    const variants = await variantsOf(styleId);
    expect(variants).toEqual(saved.body.style.variants);
    expect(variants).toHaveLength(8);
    expect(variants).toContainEqual({
      ...{ id: expect.any(String), size: 'XL', color: 'Navy', colorHex: '#1f2a44' },
      ...{ price: 14_000, quantity: 3, sku: 'Navy-XL', waiting: 0 },
    });
    expect(variants).toContainEqual(expect.objectContaining({ size: 'S', color: 'Moss', colorHex: null }));

    const rows = await shop.db.autocommit((tx) => tx.select().from(products).where(eq(products.styleId, styleId)));
    expect(new Set(rows.map(({ name }) => name))).toEqual(new Set(['Grid Hoodie']));
    expect(new Set(rows.map(({ pictures }) => pictures[0]?.src)).size).toBe(1);
    expect(
      rows
        .filter(({ isCard }) => isCard)
        .map(({ color }) => color)
        .sort(),
    ).toEqual(['Moss', 'Navy']);
  });

  it('counts sales that were made while the table was open', { tags: ['10.7.12'] }, async () => {
    const product = await addProduct(shop, { quantity: 10 });
    await order(shop, await addShopper(shop), product.id);
    await save(product.styleId, [input({ size: 'M', quantity: 20, quantityWas: 10 })]);
    expect(await variantsOf(product.styleId)).toMatchObject([{ quantity: 19 }]);
  });

  it('keeps color and SKU if the call omits them, and removes the SKU on null', async () => {
    const { styleId } = await addProduct(shop, { sku: 'KEEP-1' });
    await save(styleId, [input({ size: 'M' })]);
    expect(await variantsOf(styleId)).toMatchObject([{ colorHex: '#1f2a44', sku: 'KEEP-1' }]);
    await save(styleId, [input({ size: 'M', sku: null })]);
    expect(await variantsOf(styleId)).toMatchObject([{ sku: null }]);
  });

  it('exchanges two SKUs', async () => {
    const { styleId } = await addProduct(shop, { sku: 'SWAP-1' });
    await save(styleId, [input({ size: 'M' }), input({ size: 'L', sku: 'SWAP-2' })]);
    const swapped = await save(styleId, [input({ size: 'M', sku: 'SWAP-2' }), input({ size: 'L', sku: 'SWAP-1' })]);
    expect(swapped.status).toBe(200);
  });

  it('records each change in the audit log', async () => {
    const { id, styleId } = await addProduct(shop, { quantity: 1 });
    await save(styleId, [input({ size: 'M', quantity: 7 })]);
    const entries = await shop.db.autocommit((tx) => tx.select().from(auditLog).where(eq(auditLog.subjectId, id)));
    expect(entries).toMatchObject([{ action: 'saveAdminStyle', before: { quantity: 1 }, after: { quantity: 7 } }]);
  });
});

describe('nothing of a table is saved', () => {
  it.each([
    ['a size stands in it twice', [input(), input({ size: ' l' })], 'variants.1.size', 400],
    ['stock is negative', [input(), input({ size: 'XL', quantity: -1 })], 'variants.1.quantity', 400],
    ['a price is none', [input({ price: 'free' })], 'variants.0.price', 400],
    ['a size is too long', [input({ size: 'X'.repeat(21) })], 'variants.0.size', 400],
    ['two pieces have one number', [input({ sku: 'a-1' }), input({ size: 'XL', sku: 'A-1' })], 'variants.1.sku', 400],
    [
      'more was taken away than is left',
      [input(), input({ size: 'M', quantity: 0, quantityWas: 11 })],
      'variants.1.quantity',
      409,
    ],
  ])('when %s', async (_when, variants, field, status) => {
    const { styleId } = await addProduct(shop);
    const before = await variantsOf(styleId);
    const answer = await save(styleId, variants);
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([status, [field]]);
    expect(await variantsOf(styleId)).toEqual(before);
  });

  it('when another product has the SKU', { tags: ['10.7.12'] }, async () => {
    await addProduct(shop, { sku: 'TAKEN' });
    const { styleId } = await addProduct(shop);
    const answer = await save(styleId, [input({ sku: 'taken' })]);
    expect([answer.status, answer.body.fields]).toEqual([
      400,
      { 'variants.0.sku': 'Another product has the SKU taken' },
    ]);
  });

  it('when the style would have too many variants', async () => {
    const { styleId } = await addProduct(shop);
    const sized = (count: number) => Array.from({ length: count }, (_, n) => input({ size: `S${n}` }));
    const before = await variantsOf(styleId);
    expect((await save(styleId, sized(500))).status).toBe(400);
    expect((await save(styleId, sized(limits.VARIANTS_MAX))).body.message).toBe('A style has at most 200 variants.');
    expect(await variantsOf(styleId)).toEqual(before);
    expect((await save(styleId, sized(limits.VARIANTS_MAX - 1))).status).toBe(200);
  });

  it.each(['none', '00000000-0000-4000-8000-000000000000'])('when the style %s does not exist', async (id) => {
    expect((await save(id, [input()])).status).toBe(404);
    expect((await shop.call('GET', `/admin/styles/${id}`, { token: admin.token })).status).toBe(404);
  });
});
