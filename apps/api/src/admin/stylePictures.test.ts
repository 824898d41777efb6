import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLog, products, uploads } from '../db/schema.ts';
import { formOf, plain } from '../testing/pictures.ts';
import { addAdmin, addProduct, type Shopper } from '../testing/shop.ts';
import { createTestApp, type TestApp } from '../testing/testApp.ts';

let shop: TestApp;
let admin: Shopper;
beforeAll(async () => {
  shop = await createTestApp();
  admin = await addAdmin(shop);
});
afterAll(() => shop.close());

const save = (id: string, body: object) =>
  shop.call('PUT', `/admin/styles/${id}/pictures`, { token: admin.token, body });
const rowsOf = (styleId: string) =>
  shop.db.autocommit((tx) =>
    tx.select().from(products).where(eq(products.styleId, styleId)).orderBy(products.position),
  );
const upload = async (): Promise<string> => {
  const body = formOf({ bytes: await plain(40, 50).png().toBuffer() });
  return (await shop.call('POST', '/admin/pictures', { token: admin.token, body })).body.picture.src;
};
const unusedSince = async (src: string) =>
  (await shop.db.autocommit((tx) => tx.select().from(uploads).where(eq(uploads.src, src))))[0]?.unusedSince;

async function addStyle() {
  const first = await addProduct(shop, { size: 'S' });
  const { styleId } = first;
  await addProduct(shop, { styleId, size: 'M', position: 1, name: 'Ikoyi Hoodie, long' });
  await addProduct(shop, { styleId, size: 'S', color: 'Moss', position: 2 });
  return first;
}

describe('the pictures of a color', () => {
  it('apply to all its sizes in the given order, and to no other color', { tags: ['10.4.14'] }, async () => {
    const { styleId, pictures } = await addStyle();
    const own = await upload();
    const [front, back] = pictures.map(({ src }) => src);
    const answer = await save(styleId, { color: ' navy ', pictures: [back, own, front] });
    expect([answer.status, answer.body.message]).toEqual([200, 'The pictures of navy have been saved.']);
    const [small, medium, moss] = await rowsOf(styleId);
    for (const row of [small, medium]) expect(row?.pictures.map(({ src }) => src)).toEqual([back, own, front]);
    expect(moss?.pictures.map(({ src }) => src)).toEqual([front, back]);
    expect(answer.body.style.colors).toEqual([
      { color: 'Navy', pictures: small?.pictures },
      { color: 'Moss', pictures: moss?.pictures },
    ]);
    const shown = await shop.call('GET', `/products/${medium?.id}`);
    expect(shown.body.product.salesCoverPicture).toBe(back);
    expect(await unusedSince(own)).toBeNull();
  });

  it('keep their alternative texts; new ones get the name and color of each product', async () => {
    const { styleId, pictures } = await addStyle();
    const own = await upload();
    await save(styleId, { color: 'Navy', pictures: [own, pictures[0]?.src] });
    const [small, medium] = await rowsOf(styleId);
    expect(small?.pictures.map(({ alt }) => alt)).toEqual(['Ikoyi Hoodie, Navy', 'front']);
    expect(medium?.pictures.map(({ alt }) => alt)).toEqual(['Ikoyi Hoodie, long, Navy', 'front']);
  });

  it('release uploads that no product has any more', { tags: ['10.4.14'] }, async () => {
    const { styleId } = await addStyle();
    const [one, two] = [await upload(), await upload()];
    await save(styleId, { color: 'Navy', pictures: [one, two] });
    await save(styleId, { color: 'Moss', pictures: [two] });
    await save(styleId, { color: 'Navy', pictures: ['https://img.example.com/one.jpg'] });
    expect(await unusedSince(one)).not.toBeNull();
    expect(await unusedSince(two)).toBeNull();
  });

  it('are recorded in the audit log for each size', async () => {
    const { id, styleId } = await addStyle();
    await save(styleId, { color: 'Navy', pictures: ['https://img.example.com/one.jpg'] });
    const entries = await shop.db.autocommit((tx) => tx.select().from(auditLog).where(eq(auditLog.subjectId, id)));
    expect(entries).toMatchObject([
      { action: 'saveStylePictures', after: { salesCoverPicture: 'https://img.example.com/one.jpg', subImages: [] } },
    ]);
  });
});

describe('no picture is changed', () => {
  const one = 'https://img.example.com/one.jpg';
  it.each([
    ['there is none', { color: 'Navy', pictures: [] }, 'pictures'],
    ['there are too many', { color: 'Navy', pictures: Array(22).fill(one) }, 'pictures'],
    ['the style does not come in the color', { color: 'Plum', pictures: [one] }, 'color'],
    ['an address is no picture', { color: 'Navy', pictures: ['javascript:alert(1)'] }, 'pictures.0'],
    ['an upload was deleted', { color: 'Navy', pictures: [one, '/media/uploads/none-640.jpg'] }, 'pictures.1'],
  ])('when %s', async (_when, body, name) => {
    const { styleId } = await addStyle();
    const before = await rowsOf(styleId);
    const answer = await save(styleId, body);
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, [name]]);
    expect(await rowsOf(styleId)).toEqual(before);
  });

  it.each(['none', '00000000-0000-4000-8000-000000000000'])('when the style %s does not exist', async (id) => {
    expect((await save(id, { color: 'Navy', pictures: [one] })).status).toBe(404);
  });
});
