import { randomUUID } from 'node:crypto';
import { limits } from '@abs/contract';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditLog, products, uploads } from '../db/schema.ts';
import { formOf, plain } from '../testing/pictures.ts';
import { addAdmin, addCollection, addProduct, type Shopper } from '../testing/shop.ts';
import { createTestApp, type TestApp } from '../testing/testApp.ts';

let shop: TestApp;
let admin: Shopper;
beforeAll(async () => {
  shop = await createTestApp();
  admin = await addAdmin(shop);
});
afterAll(() => shop.close());

const call = (method: string, path: string, body?: unknown) =>
  shop.call(method, `/admin/collections${path}`, { token: admin.token, ...(body !== undefined && { body }) });
const texts = { title: 'Rain', text: 'For wet days.', picture: null, startsAt: null, endsAt: null, isVisible: true };
const newSlug = () => `rain-${randomUUID().slice(0, 8)}`;
const created = async (more: object = {}) => {
  const answer = await call('POST', '', { ...texts, slug: newSlug(), styleIds: [], ...more });
  expect(answer.status).toBe(201);
  return answer.body.collection;
};
const read = async (id: string) => (await call('GET', `/${id}`)).body.collection;
const all = async () => (await call('GET', '')).body.collections as { id: string; slug: string; kind: string }[];
const pictureOnServer = async () => {
  const body = formOf({ bytes: await plain(40, 50).png().toBuffer() });
  return (await shop.call('POST', '/admin/pictures', { token: admin.token, body })).body.picture.src as string;
};

test('adds a collection with its products at the end of the navigation', async () => {
  const product = await addProduct(shop, { name: 'Eko Hoodie' });
  const collection = await created({ styleIds: [product.styleId] });
  expect(collection).toMatchObject({
    ...{ kind: 'collection', title: 'Rain', count: 1, version: 1, startsAt: null },
    items: [{ styleId: product.styleId, name: 'Eko Hoodie', isOnSale: true }],
  });
  const navigation = (await shop.call('GET', '/collections')).body.collections;
  expect(navigation.at(-1)).toMatchObject({ slug: collection.slug, title: 'Rain', count: 1 });
});

test.each<[field: string, wrong: Record<string, unknown>, message: string]>([
  ['title', { title: '  ' }, 'Title is required'],
  ['title', { title: 'x'.repeat(81) }, 'Title must be at most 80 characters'],
  ['text', { text: 'x'.repeat(1001) }, 'Text must be at most 1000 characters'],
  ['slug', { slug: '' }, 'Address is required'],
  ...['Rain', 'rain coats', 'rain--coats', '-rain', 'òjò', '雨', 'до', 'مطر', 'rain/..', 'rain\u200b'].map(
    (slug) =>
      ['slug', { slug }, 'Use only lowercase letters a to z, digits and single hyphens'] satisfies [
        string,
        object,
        string,
      ],
  ),
  ['endsAt', { startsAt: '2027-01-02T00:00:00Z', endsAt: '2027-01-01T00:00:00Z' }, 'The end must be after the start'],
  ['endsAt', { startsAt: '2027-01-02T00:00:00Z', endsAt: '2027-01-02T00:00:00Z' }, 'The end must be after the start'],
  ['picture', { picture: 'javascript:alert(1)' }, 'A picture is a /media/ path or an https address'],
  ['styleIds', { styleIds: ['a', 'a'] }, 'A product is in the collection twice'],
])('refuses a wrong %s and stores nothing: %j', async (field, wrong, message) => {
  const before = await all();
  const { status, body } = await call('POST', '', { ...texts, slug: newSlug(), styleIds: [], ...wrong });
  expect([status, body.code, body.fields?.[field]]).toEqual([400, 'validation', message]);
  expect(await all()).toEqual(before);
});

test.each([
  [limits.COLLECTION_STYLES_MAX + 1, 400, 'validation', 'A collection can have at most 500 products'],
  [10_000, 413, 'body_too_large', undefined],
])('refuses %i products and stores nothing', async (length, status, code, message) => {
  const before = await all();
  const styleIds = Array.from({ length }, () => randomUUID());
  const answer = await call('POST', '', { ...texts, slug: newSlug(), styleIds });
  expect([answer.status, answer.body.code, answer.body.fields?.styleIds]).toEqual([status, code, message]);
  expect(await all()).toEqual(before);
});

test('refuses styles that are unknown, deleted or repeated in another case, and stores nothing', async () => {
  const product = await addProduct(shop);
  const deleted = await addProduct(shop, { deletedAt: shop.clock.now() });
  const before = await all();
  for (const [styleIds, message] of [
    [[product.styleId, randomUUID()], 'This product is no longer on sale. Remove it.'],
    [[product.styleId, 'hoodie'], 'This product is no longer on sale. Remove it.'],
    [[product.styleId, deleted.styleId], 'This product is no longer on sale. Remove it.'],
    [[product.styleId, product.styleId.toUpperCase()], 'A product is in the collection twice'],
  ] as const) {
    const { status, body } = await call('POST', '', { ...texts, slug: newSlug(), styleIds });
    expect([status, body.fields]).toEqual([400, { 'styleIds.1': message }]);
  }
  expect(await all()).toEqual(before);
});

test('refuses the address of another collection or category, which a deletion frees again', async () => {
  const { id, slug } = await created();
  for (const taken of [slug, 'hoodie']) {
    const { status, body } = await call('POST', '', { ...texts, slug: taken, styleIds: [] });
    expect([status, body.code, body.fields.slug]).toEqual([
      409,
      'slug_taken',
      `Another collection has the address ${taken}`,
    ]);
  }
  expect((await call('DELETE', `/${id}`)).status).toBe(200);
  await created({ slug });
  expect((await call('POST', `/${id}/restore`)).body.code).toBe('slug_taken');
});

test('keeps texts as typed, including markup', async () => {
  const text = '<script>alert(1)</script> & "quotes" \u202e';
  const { id } = await created({ text, title: '<b>Rain</b>' });
  expect(await read(id)).toMatchObject({ text: text.trim(), title: '<b>Rain</b>' });
});

test('refuses a save if the collection has changed meanwhile, and saves nothing', { tags: ['10.4.17'] }, async () => {
  const { id, version } = await created();
  const first = await call('PATCH', `/${id}`, { ...texts, title: 'First', version });
  expect([first.status, first.body.collection.version]).toEqual([200, version + 1]);
  const second = await call('PATCH', `/${id}`, { ...texts, title: 'Second', version });
  expect([second.status, second.body.code]).toEqual([409, 'collection_changed']);
  expect((await read(id)).title).toBe('First');
});

test('accepts only one of two concurrent saves', { tags: ['10.4.17'] }, async () => {
  const { id, version } = await created();
  const saves = await Promise.all(
    ['One', 'Other'].map((title) => call('PATCH', `/${id}`, { ...texts, title, version })),
  );
  expect(saves.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await read(id)).version).toBe(version + 1);
});

test('keeps a style that is no longer on sale, and marks it', async () => {
  const product = await addProduct(shop);
  const { id, version } = await created({ styleIds: [product.styleId] });
  await shop.db.autocommit((tx) =>
    tx.update(products).set({ deletedAt: shop.clock.now() }).where(eq(products.id, product.id)),
  );
  expect((await read(id)).items).toEqual([{ styleId: product.styleId, name: '', isOnSale: false }]);
  const saved = await call('PATCH', `/${id}`, { ...texts, styleIds: [product.styleId], version });
  expect(saved.status).toBe(200);
});

test('changes texts, picture and dates of a category, but not its address and products, and does not delete it', async () => {
  const hoodies = (await all()).find(({ slug }) => slug === 'hoodie');
  const { version, ...before } = await read(hoodies?.id ?? '');
  const path = `/${hoodies?.id}`;
  for (const wrong of [{ slug: 'other' }, { styleIds: [] }]) {
    const { status, body } = await call('PATCH', path, { ...texts, ...wrong, version });
    expect([status, Object.keys(body.fields)]).toEqual([400, Object.keys(wrong)]);
  }
  expect(await call('DELETE', path)).toMatchObject({ status: 400, body: { code: 'validation' } });
  expect(await read(before.id)).toEqual({ ...before, version });
  const saved = await call('PATCH', path, { ...texts, title: 'Warm', slug: 'hoodie', version });
  expect(saved.body.collection).toMatchObject({ title: 'Warm', slug: 'hoodie', kind: 'category' });
  const [first] = (await shop.call('GET', '/collections')).body.collections;
  expect(first).toMatchObject({ slug: 'hoodie', title: 'Warm', text: texts.text });
});

test('saves the order of the navigation only if the list has all collections', { tags: ['10.4.17'] }, async () => {
  await created();
  const ids = (await all()).map(({ id }) => id).reverse();
  const saved = await call('PUT', '', { ids });
  expect([saved.status, saved.body.collections.map(({ id }: { id: string }) => id)]).toEqual([200, ids]);
  const shown = (await shop.call('GET', '/collections')).body.collections.map(({ slug }: { slug: string }) => slug);
  expect(shown.at(-1)).toBe('hoodie');
  for (const wrong of [ids.slice(1), [...ids, randomUUID()], [ids[0], ...ids.slice(0, -1)], ids.with(0, 'x')]) {
    expect((await call('PUT', '', { ids: wrong })).body.code).toBe('collection_changed');
  }
  expect((await all()).map(({ id }) => id)).toEqual(ids);
});

test('removes a deleted collection from the shop, and restores it with its styles', async () => {
  const product = await addProduct(shop);
  const { id, slug } = await created({ styleIds: [product.styleId] });
  expect((await call('DELETE', `/${id}`)).body).toMatchObject({ collectionId: id });
  expect((await shop.call('GET', `/collections/${slug}`)).status).toBe(404);
  expect((await call('DELETE', `/${id}`)).status).toBe(404);
  expect((await call('PATCH', `/${id}`, { ...texts, version: 1 })).status).toBe(404);
  expect((await call('POST', `/${id}/restore`)).body.collection).toMatchObject({ id, count: 1 });
  expect((await call('POST', `/${id}/restore`)).status).toBe(200);
  expect((await read(id)).items).toMatchObject([{ styleId: product.styleId }]);
});

test.each(['none', randomUUID()])('does not find the collection %s', async (id) => {
  expect((await call('GET', `/${id}`)).status).toBe(404);
  expect((await call('PATCH', `/${id}`, { ...texts, version: 1 })).status).toBe(404);
  expect((await call('DELETE', `/${id}`)).status).toBe(404);
  expect((await call('POST', `/${id}/restore`)).status).toBe(404);
});

test('a picture is in use while the collection has it', async () => {
  const src = await pictureOnServer();
  const unusedSince = async () =>
    (await shop.db.autocommit((tx) => tx.select().from(uploads).where(eq(uploads.src, src))))[0]?.unusedSince;
  const { id, picture, version } = await created({ picture: src });
  expect([picture.src, picture.alt, await unusedSince()]).toEqual([src, '', null]);
  const kept = await call('PATCH', `/${id}`, { ...texts, picture: src, version });
  expect([kept.body.collection.picture.src, await unusedSince()]).toEqual([src, null]);
  await call('PATCH', `/${id}`, { ...texts, version: version + 1 });
  expect(await unusedSince()).toBeInstanceOf(Date);
  const lost = await call('PATCH', `/${id}`, {
    ...texts,
    picture: '/media/uploads/00000000-0000-4000-8000-000000000000-640.jpg',
    version: version + 2,
  });
  expect([lost.status, Object.keys(lost.body.fields ?? {})]).toEqual([400, ['picture']]);
});

test('the navigation shows the picture of a category when it is added, replaced and removed', {
  tags: ['10.6.9'],
}, async () => {
  const { id } = (await all()).find(({ slug }) => slug === 'sneaker') as { id: string };
  const shown = async () =>
    (await shop.call('GET', '/collections')).body.collections.find(({ slug }: { slug: string }) => slug === 'sneaker')
      .picture?.src;
  const srcs = [await pictureOnServer(), await pictureOnServer()];
  for (const picture of [...srcs, null]) {
    const { version } = await read(id);
    const saved = await call('PATCH', `/${id}`, { ...texts, picture, version });
    expect([saved.status, await shown()]).toEqual([200, picture ?? undefined]);
  }
  const rows = await shop.db.autocommit((tx) => tx.select().from(uploads).where(inArray(uploads.src, srcs)));
  expect(rows.map(({ unusedSince }) => unusedSince)).toEqual([expect.any(Date), expect.any(Date)]);
});

test('the audit log has only the changed fields', async () => {
  const { id, version } = await created();
  await call('PATCH', `/${id}`, { ...texts, title: 'Wet', version });
  const rows = await shop.db.autocommit((tx) => tx.select().from(auditLog).where(eq(auditLog.subjectId, id)));
  const changed = rows.find(({ action }) => action === 'updateCollection');
  expect([changed?.before, changed?.after]).toEqual([{ title: 'Rain' }, { title: 'Wet' }]);
});

test('limits the number of categories and collections', async () => {
  const missing = limits.COLLECTIONS_MAX - (await all()).length;
  for (let index = 0; index < missing; index += 1) await addCollection(shop);
  const { status, body } = await call('POST', '', { ...texts, slug: newSlug(), styleIds: [] });
  expect([status, body.message]).toEqual([400, 'There can be at most 50 categories and collections.']);
  expect(await all()).toHaveLength(limits.COLLECTIONS_MAX);
});
