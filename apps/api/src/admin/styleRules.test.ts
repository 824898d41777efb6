import { randomUUID } from 'node:crypto';
import { limits } from '@abs/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { searchTextOf } from '../catalogue/searchText.ts';
import { auditLog, products } from '../db/schema.ts';
import { addAdmin, addProduct, type Shopper } from '../testing/shop.ts';
import { createTestApp, type TestApp } from '../testing/testApp.ts';

let shop: TestApp;
let admin: Shopper;
beforeAll(async () => {
  shop = await createTestApp();
  admin = await addAdmin(shop);
});
afterAll(() => shop.close());

const as = (method: string, path: string, body?: unknown) => shop.call(method, path, { body, token: admin.token });
const form = {
  name: 'Ikoyi Hoodie',
  description: 'Heavy loopback cotton.',
  price: 14_000,
  size: 'L',
  color: 'Navy',
  quantity: 5,
  salesCoverPicture: '/media/demo/a.jpg',
  subImages: ['/media/demo/b.jpg'],
};
const create = (body: object) => as('POST', '/create-products', { ...form, ...body });
const update = (id: string, body: object) => as('PATCH', `/admin/products/${id}`, body);
const remove = (id: string) => as('DELETE', `/admin/products/${id}`);
const restore = (id: string) => as('POST', `/admin/products/${id}/restore`);
const one = async (id: string) => (await as('GET', `/admin/products/${id}`)).body.product;
const variantsOf = async (id: string): Promise<string[]> =>
  (await shop.call('GET', `/products/${id}`)).body.product.variants.map(
    ({ size, color }: { size: string; color: string }) => `${color} ${size}`,
  );

/** A style with the maximum number of variants. */
async function addFullStyle(variants: number = limits.VARIANTS_MAX): Promise<string> {
  const styleId = randomUUID();
  const { name, description, color } = form;
  const row = { name, description, color, priceKobo: 0, quantity: 1, pictures: [], styleId };
  const searchText = searchTextOf({ ...row, category: null });
  await shop.db.autocommit((tx) =>
    tx
      .insert(products)
      .values(Array.from({ length: variants }, (_, n) => ({ ...row, searchText, size: String(n), position: n }))),
  );
  return styleId;
}

describe('a product that is added to a style', () => {
  it('is a variant of it, with its SKU, which only admins see', async () => {
    const medium = await addProduct(shop);
    const answer = await create({ styleId: medium.styleId, sku: ' IH\u2011NAVY\u2013L\u200b ' });
    expect([answer.status, answer.body.product.styleId]).toEqual([201, medium.styleId]);
    const { id } = answer.body.product;
    expect(await one(id)).toMatchObject({ styleId: medium.styleId, sku: 'IH-NAVY-L' });
    const listed = (await as('GET', '/admin/products?limit=100')).body.products;
    expect(listed.find((product: { id: string }) => product.id === id)).toMatchObject({ sku: 'IH-NAVY-L' });
    expect((await shop.call('GET', `/products/${id}`)).body.product).not.toHaveProperty('sku');
    expect(await variantsOf(medium.id)).toEqual(['Navy M', 'Navy L']);
    const [entry] = await shop.db.autocommit((tx) => tx.select().from(auditLog).where(eq(auditLog.subjectId, id)));
    expect(entry?.after).toMatchObject({ styleId: medium.styleId, sku: 'IH-NAVY-L' });
  });

  it('may have a size in any script', async () => {
    const { styleId, id } = await addProduct(shop);
    for (const size of ['كبير', '大', 'Ńlá', '👟']) expect((await create({ styleId, size })).status).toBe(201);
    expect(await variantsOf(id)).toEqual(['Navy M', 'Navy كبير', 'Navy 大', 'Navy Ńlá', 'Navy 👟']);
  });

  it.each(['M', 'm', ' m ', 'M\u00a0'])(
    'is refused if the style already has its size in that color, such as %j',
    async (size) => {
      const { styleId, id } = await addProduct(shop);
      const answer = await create({ styleId, size, color: 'NAVY' });
      const message = `This style already has size ${size.trim()} in NAVY`;
      expect([answer.status, answer.body]).toEqual([
        409,
        { code: 'variant_exists', message, fields: { size: message } },
      ]);
      expect(await variantsOf(id)).toEqual(['Navy M']);
      expect((await create({ styleId, size, color: 'Moss' })).status).toBe(201);
    },
  );

  it('is refused with the field if the style is unknown or has no products on sale', async () => {
    const deleted = await addProduct(shop, { deletedAt: new Date() });
    for (const styleId of [randomUUID(), 'nonsense', deleted.styleId]) {
      const answer = await create({ styleId });
      expect([answer.status, answer.body.code, Object.keys(answer.body.fields)]).toEqual([
        400,
        'validation',
        ['styleId'],
      ]);
    }
  });

  it('is refused if the style is full, even with concurrent requests', async () => {
    const styleId = await addFullStyle(limits.VARIANTS_MAX - 1);
    const answers = await Promise.all(['XS', 'S', 'M', 'L', 'XL'].map((size) => create({ styleId, size })));
    const message = 'A style can have at most 200 sizes and colors';
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400, 400, 400, 400]);
    expect(answers.find(({ status }) => status === 400)?.body).toEqual({
      code: 'validation',
      message,
      fields: { styleId: message },
    });
  });

  it('is always refused beyond the limit, and the style’s page still loads', async () => {
    const styleId = await addFullStyle();
    const sizes = Array.from({ length: 500 - limits.VARIANTS_MAX }, (_, n) => `Extra ${n}`);
    for (const size of sizes.slice(0, 20)) expect((await create({ styleId, size })).status).toBe(400);
    const [first] = await shop.db.autocommit((tx) =>
      tx.select({ id: products.id }).from(products).where(eq(products.styleId, styleId)).limit(1),
    );
    expect(await variantsOf(first?.id ?? '')).toHaveLength(limits.VARIANTS_MAX);
  });

  it('is refused with a negative stock', async () => {
    const { styleId, id } = await addProduct(shop);
    expect((await create({ styleId, quantity: -1 })).body).toMatchObject({
      code: 'validation',
      fields: { quantity: expect.any(String) },
    });
    expect((await update(id, { quantity: -1 })).body).toMatchObject({
      code: 'validation',
      fields: { quantity: 'Quantity cannot be negative' },
    });
    expect(await variantsOf(id)).toEqual(['Navy M']);
  });
});

describe('a change', () => {
  it('of the style moves a product into that style, and null gives it a style of its own', async () => {
    const medium = await addProduct(shop);
    const large = await addProduct(shop, { size: 'L' });
    expect((await update(large.id, { styleId: medium.styleId })).body.product.styleId).toBe(medium.styleId);
    expect(await variantsOf(medium.id)).toEqual(['Navy M', 'Navy L']);
    const alone = (await update(large.id, { styleId: null })).body.product.styleId;
    expect([medium.styleId, large.styleId]).not.toContain(alone);
    expect(await variantsOf(medium.id)).toEqual(['Navy M']);
    expect(await variantsOf(large.id)).toEqual(['Navy L']);
  });

  it('to an existing size and color, or to a full or unknown style, changes nothing', async () => {
    const medium = await addProduct(shop);
    const large = await addProduct(shop, { size: 'L', styleId: medium.styleId });
    const other = await addProduct(shop, { size: 'm ' });
    const taken = { code: 'variant_exists', fields: { size: expect.stringContaining('already has size') } };
    expect((await update(large.id, { size: 'm', price: 1 })).body).toMatchObject(taken);
    expect((await update(other.id, { styleId: medium.styleId, price: 1 })).body).toMatchObject(taken);
    for (const styleId of [await addFullStyle(), randomUUID(), 'nonsense']) {
      expect((await update(large.id, { styleId, price: 1 })).body).toMatchObject({
        code: 'validation',
        fields: { styleId: expect.any(String) },
      });
    }
    expect(await one(large.id)).toMatchObject({ size: 'L', price: 14_000, styleId: medium.styleId });
  });

  it('of the SKU is refused if another product has it, ignoring case; null removes it', async () => {
    const [first, second] = [await addProduct(shop), await addProduct(shop)];
    const sku = randomUUID();
    expect((await update(first.id, { sku })).body.product.sku).toBe(sku);
    const message = `Another product has the SKU ${sku.toUpperCase()}`;
    const answer = await update(second.id, { sku: sku.toUpperCase() });
    expect([answer.status, answer.body]).toEqual([409, { code: 'sku_taken', message, fields: { sku: message } }]);
    expect((await update(first.id, { sku: null })).body.product).not.toHaveProperty('sku');
    expect((await update(second.id, { sku })).status).toBe(200);
  });
});

describe('a deleted product', () => {
  it('frees its size and SKU, and cannot be restored while another product has them', async () => {
    const small = await addProduct(shop, { size: 'S' });
    const sku = randomUUID();
    const medium = (await create({ styleId: small.styleId, size: 'M', sku })).body.product;
    await remove(medium.id);
    expect(await variantsOf(small.id)).toEqual(['Navy S']);
    const next = (await create({ styleId: small.styleId, size: 'm', sku: randomUUID() })).body.product;
    expect((await restore(medium.id)).body).toMatchObject({
      code: 'variant_exists',
      fields: { size: expect.any(String) },
    });
    await update(next.id, { size: 'L', sku });
    expect((await restore(medium.id)).body).toMatchObject({ code: 'sku_taken', fields: { sku: expect.any(String) } });
    expect(await one(medium.id)).toMatchObject({ isDeleted: true });
    await update(next.id, { sku: null });
    expect((await restore(medium.id)).status).toBe(200);
    expect(await variantsOf(small.id)).toEqual(['Navy S', 'Navy M', 'Navy L']);
  });

  it('can be restored as the last of its style, but not into a full style', async () => {
    const last = await addProduct(shop);
    await remove(last.id);
    expect((await restore(last.id)).status).toBe(200);
    const styleId = await addFullStyle();
    const deleted = await addProduct(shop, { styleId, deletedAt: new Date() });
    expect((await restore(deleted.id)).body).toMatchObject({
      code: 'validation',
      fields: { styleId: expect.any(String) },
    });
  });
});
