import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { auditLog, products } from '../db/schema.ts';
import { addAdmin, addProduct, addSizeGuide, type Shopper } from '../testing/shop.ts';
import { createTestApp, type TestApp } from '../testing/testApp.ts';

const MAX_AGE_MS = 500;

let shop: TestApp;
let admin: Shopper;
beforeEach(async () => {
  shop = await createTestApp({ versionMaxAgeMs: MAX_AGE_MS });
  admin = await addAdmin(shop);
});
afterEach(() => shop.close());

const call = (method: string, path: string, body?: unknown) =>
  shop.call(method, `/admin/size-guides${path}`, { token: admin.token, ...(body !== undefined && { body }) });
const size = (name: string, measurements: Record<string, unknown> = { chest: 60 }) => ({ size: name, measurements });
const guide = { name: 'Hoodies', category: 'hoodie', sizes: [size('M'), size('L', { chest: 63 })] };
const whole = {
  ...guide,
  sizes: [
    {
      ...size('M', { chest: 60.5, length: 70, shoulder: 52, sleeve: 63, hem: 49 }),
      equivalents: { eu: '48', us: '38' },
    },
    size('ኤል', { chest: 300 }),
  ],
  howTo: { chest: 'Below the arms.', hem: 'Across the ribs.' },
  bodyHeight: 182,
  advice: 'Take the larger one.',
};
const created = async (more: object = {}) => {
  const answer = await call('POST', '', { ...guide, styleId: null, ...more });
  expect(answer.status).toBe(201);
  return answer.body.sizeGuide;
};
const all = async () => (await call('GET', '')).body.sizeGuides as { id: string; name: string }[];
/** The guide that a shopper sees after the cache has expired. */
const shown = async ({ id }: { id: string }) => {
  shop.clock.advance(MAX_AGE_MS);
  return (await shop.call('GET', `/products/${id}`)).body.product.sizeGuide;
};

test('an admin adds, changes and deletes the guide of a category, and shoppers see each change within a second', {
  tags: ['10.7.22'],
}, async () => {
  const product = await addProduct(shop);
  expect(await shown(product)).toBeUndefined();
  const { id, version, styles, isForCategory, ...added } = await created(whole);
  expect([version, styles, isForCategory, added]).toEqual([1, [], true, whole]);
  expect(await shown(product)).toEqual(whole);

  const changed = await call('PATCH', `/${id}`, { ...guide, version });
  expect([changed.status, changed.body.sizeGuide]).toEqual([
    200,
    { ...guide, id, version: 2, styles: [], isForCategory: true },
  ]);
  expect(await shown(product)).toEqual(guide);

  expect((await call('DELETE', `/${id}`)).body).toMatchObject({ sizeGuideId: id });
  expect(await shown(product)).toBeUndefined();
  expect((await shop.call('GET', '/size-guides/hoodie')).status).toBe(404);
  expect(await all()).toEqual([]);
  for (const [method, body] of [['GET'], ['DELETE'], ['PATCH', { ...guide, version: 2 }]] as const) {
    expect((await call(method, `/${id}`, body)).status).toBe(404);
  }
  expect((await call('POST', `/${id}/restore`)).body.sizeGuide).toMatchObject({ id, name: 'Hoodies' });
  expect((await call('POST', `/${id}/restore`)).status).toBe(200);
  expect(await shown(product)).toEqual(guide);
});

test('the guide of a style replaces that of its category, for this style only', {
  tags: ['10.7.20'],
}, async () => {
  const [boxy, plain] = [await addProduct(shop, { name: 'Boxy Hoodie' }), await addProduct(shop)];
  await created();
  const own = await created({ name: 'Boxy hoodies', styleId: boxy.styleId });
  expect(own).toMatchObject({
    isForCategory: false,
    styles: [{ styleId: boxy.styleId, name: 'Boxy Hoodie', isOnSale: true }],
  });
  expect([(await shown(boxy)).name, (await shown(plain)).name]).toEqual(['Boxy hoodies', 'Hoodies']);
  const style = async ({ styleId }: { styleId: string }) =>
    (await shop.call('GET', `/admin/styles/${styleId}`, { token: admin.token })).body.style;
  expect(await style(boxy)).toMatchObject({ category: 'hoodie', sizeGuideId: own.id });
  expect(await style(plain)).not.toHaveProperty('sizeGuideId');

  await call('DELETE', `/${own.id}`);
  expect((await shown(boxy)).name).toBe('Hoodies');
  expect(await style(boxy)).not.toHaveProperty('sizeGuideId');
  await call('POST', `/${own.id}/restore`);
  expect((await shown(boxy)).name).toBe('Boxy hoodies');
});

test('a category and a style have one guide each, even with concurrent calls, and can get another after a deletion', {
  tags: ['10.7.20'],
}, async () => {
  const product = await addProduct(shop);
  const { id } = await created();
  const taken = await call('POST', '', { ...guide, styleId: null });
  expect([taken.status, taken.body.code, taken.body.fields]).toEqual([
    409,
    'size_guide_exists',
    { category: 'This category already has a size guide' },
  ]);
  const tries = await Promise.all([1, 2, 3, 4].map(() => call('POST', '', { ...guide, styleId: product.styleId })));
  expect(tries.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
  expect(tries.find(({ status }) => status === 409)?.body.fields).toEqual({
    styleId: 'This product already has a size guide of its own',
  });
  const own = tries.find(({ status }) => status === 201)?.body.sizeGuide.id;
  for (const deleted of [id, own]) await call('DELETE', `/${deleted}`);
  await created({ styleId: product.styleId });
  await created();
  for (const deleted of [id, own]) {
    expect((await call('POST', `/${deleted}/restore`)).body.code).toBe('size_guide_exists');
  }
  expect(await all()).toHaveLength(2);
});

test('refuses a style without products on sale, and stores nothing', async () => {
  const deleted = await addProduct(shop, { deletedAt: shop.clock.now() });
  for (const styleId of [deleted.styleId, randomUUID(), 'boxy']) {
    const { status, body } = await call('POST', '', { ...guide, styleId });
    expect([status, body.fields]).toEqual([400, { styleId: 'This product is no longer on sale. Choose another one.' }]);
  }
  expect(await all()).toEqual([]);
});

test.each<[field: string, wrong: object, message: string]>([
  [
    'sizes.0.measurements.chest',
    { sizes: [size('M', { chest: 0 })] },
    'A measurement is more than 0 and at most 300 cm',
  ],
  [
    'sizes.0.measurements.chest',
    { sizes: [size('M', { chest: -3 })] },
    'A measurement is more than 0 and at most 300 cm',
  ],
  ['sizes.0.measurements.hem', { sizes: [size('M', { hem: 301 })] }, 'A measurement is more than 0 and at most 300 cm'],
  ['sizes.1.size', { sizes: [size('m'), size('M ')] }, 'The guide has this size twice'],
  ['sizes.0.measurements', { sizes: [size('M', {})] }, 'A size needs a measurement'],
  ['sizes', { sizes: [] }, 'The guide needs a size'],
  ['sizes', { sizes: Array.from({ length: 51 }, (_, index) => size(`${index}`)) }, 'A guide has at most 50 sizes'],
  ['howTo.chest', { howTo: { chest: 'x'.repeat(301) } }, 'This text is too long'],
  ['advice', { advice: 'x'.repeat(501) }, 'The advice is too long'],
  ['name', { name: ' ' }, 'The guide needs a name'],
  ['bodyHeight', { bodyHeight: 17 }, 'A person is 140 to 210 cm tall, in whole centimeters'],
])('refuses a wrong %s and changes nothing: %j', { tags: ['10.7.23'] }, async (field, wrong, message) => {
  const { id, version } = await addSizeGuide(shop);
  const before = await all();
  for (const answer of [
    await call('POST', '', { ...guide, category: 'jacket', styleId: null, ...wrong }),
    await call('PATCH', `/${id}`, { ...guide, ...wrong, version }),
  ]) {
    expect([answer.status, answer.body.code, answer.body.fields?.[field]]).toEqual([400, 'validation', message]);
  }
  expect(await all()).toEqual(before);
});

test('refuses to change the category of a category’s guide, but not of a style’s guide', async () => {
  const product = await addProduct(shop);
  const { id, version } = await created();
  const refused = await call('PATCH', `/${id}`, { ...guide, category: 'jacket', version });
  expect([refused.status, refused.body.fields]).toEqual([
    400,
    { category: 'What a category’s guide measures cannot be changed' },
  ]);
  const own = await created({ styleId: product.styleId });
  const { body } = await call('PATCH', `/${own.id}`, { ...guide, category: 'jacket', version: own.version });
  expect(body.sizeGuide).toMatchObject({ category: 'jacket', isForCategory: false });
});

test('keeps texts as typed, including markup and any script', async () => {
  const advice = '<script>alert(1)</script> & "quotes" \u202e';
  const { id } = await created({ name: 'ሆዲ <b>', advice, sizes: [size('كبير')] });
  expect((await call('GET', `/${id}`)).body.sizeGuide).toMatchObject({
    ...{ name: 'ሆዲ <b>', advice: advice.trim() },
    sizes: [size('كبير')],
  });
});

test('refuses a save if the size guide has changed meanwhile, and saves nothing', {
  tags: ['10.7.21'],
}, async () => {
  const { id, version } = await created();
  const saves = await Promise.all(['One', 'Other'].map((name) => call('PATCH', `/${id}`, { ...guide, name, version })));
  expect(saves.map(({ status }) => status).sort()).toEqual([200, 409]);
  const [saved, refused] = saves.toSorted((one, other) => one.status - other.status);
  expect(refused?.body.code).toBe('size_guide_changed');
  expect((await call('GET', `/${id}`)).body.sizeGuide).toEqual(saved?.body.sizeGuide);
});

test('the list has pages, sorts and a search that ignores accents', async () => {
  for (const [index, name] of ['Tees', 'Òkè hoodies', 'Coats'].entries()) {
    shop.clock.advance(1_000 * index);
    await created({ name, styleId: (await addProduct(shop)).styleId });
  }
  const names = async (query: string) =>
    (await call('GET', query)).body.sizeGuides.map(({ name }: { name: string }) => name);
  expect(await names('')).toEqual(['Coats', 'Òkè hoodies', 'Tees']);
  expect(await names('?sort=newest')).toEqual(['Coats', 'Òkè hoodies', 'Tees']);
  expect(await names('?sort=oldest&limit=2')).toEqual(['Tees', 'Òkè hoodies']);
  expect(await names('?sort=name-desc&limit=2&page=2')).toEqual(['Coats']);
  expect(await names('?search=HOOD%20oke')).toEqual(['Òkè hoodies']);
  expect(await names('?search=boots')).toEqual([]);
  expect((await call('GET', '?limit=2&page=9')).body.pagination).toEqual({
    page: 2,
    limit: 2,
    total: 3,
    totalPages: 2,
  });
});

test('a style that is no longer on sale keeps its guide, which marks it', async () => {
  const product = await addProduct(shop);
  const { id } = await created({ styleId: product.styleId });
  await shop.db.autocommit((tx) =>
    tx.update(products).set({ deletedAt: shop.clock.now() }).where(eq(products.id, product.id)),
  );
  expect((await call('GET', `/${id}`)).body.sizeGuide.styles).toEqual([
    { styleId: product.styleId, name: '', isOnSale: false },
  ]);
});

test('the audit log has only the changed fields', async () => {
  const { id, version } = await created();
  await call('PATCH', `/${id}`, { ...guide, name: 'Warm hoodies', version });
  await call('DELETE', `/${id}`);
  const rows = await shop.db.autocommit((tx) => tx.select().from(auditLog).where(eq(auditLog.subjectId, id)));
  const logged = Object.fromEntries(rows.map(({ action, before, after }) => [action, [before, after]]));
  expect(logged).toEqual({
    createSizeGuide: [null, { ...guide, sizes: 'M: chest 60; L: chest 63', styleId: null }],
    updateSizeGuide: [{ name: 'Hoodies' }, { name: 'Warm hoodies' }],
    deleteSizeGuide: [{ isDeleted: false }, { isDeleted: true }],
  });
});

test.each(['none', randomUUID()])('does not find the size guide %s', async (id) => {
  for (const [method, path, body] of [
    ['GET', ''],
    ['PATCH', '', { ...guide, version: 1 }],
    ['DELETE', ''],
    ['POST', '/restore'],
  ] as const) {
    expect((await call(method, `/${id}${path}`, body)).status).toBe(404);
  }
});
