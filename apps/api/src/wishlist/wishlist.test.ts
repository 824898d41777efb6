import { randomUUID } from 'node:crypto';
import { limits } from '@abs/contract';
import type { Wishlist, WishlistItem } from '@abs/contract/entities';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { products, users, wishlistItems } from '../db/schema.ts';
import { addProduct, addShopper, type Shopper } from '../testing/shop.ts';
import { createTestApp, type TestApp } from '../testing/testApp.ts';

let app: TestApp;
let ada: Shopper;
beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  ada = await addShopper(app);
});
afterAll(() => app.close());

type Row = { id: string };
const wishlist = async (shopper = ada): Promise<Wishlist> =>
  (await app.call('GET', '/wishlist', { token: shopper.token })).body;
const save = (productId: string, shopper = ada) =>
  app.call('PUT', `/wishlist/items/${productId}`, { token: shopper.token });
const remove = (productId: string, shopper = ada) =>
  app.call('DELETE', `/wishlist/items/${productId}`, { token: shopper.token });
const join = (productIds: unknown, shopper = ada) =>
  app.call('POST', '/wishlist/join', { token: shopper.token, body: { productIds } });
const share = (shopper = ada) => app.call('POST', '/wishlist/share', { token: shopper.token, body: {} });
const shared = (token: string, ip?: string) => app.call('GET', `/wishlist/shared/${token}`, ip ? { ip } : {});
const shownIds = async (shopper = ada) => (await wishlist(shopper)).items.map(({ product }) => product.id);

const takeOffSale = (...rows: Row[]) =>
  app.db.autocommit((tx) =>
    tx
      .update(products)
      .set({ deletedAt: new Date() })
      .where(
        inArray(
          products.id,
          rows.map(({ id }) => id),
        ),
      ),
  );

/** Adds two sizes of one color, the first of which is its card in lists, and another color of the same style. */
async function aStyle() {
  const medium = await addProduct(app, { size: 'M', position: 1 });
  const { styleId } = medium;
  const large = await addProduct(app, { size: 'L', position: 2, styleId, quantity: 0 });
  const clay = await addProduct(app, { size: 'M', color: 'Clay', position: 3, styleId });
  return { medium, large, clay };
}

/** Fills a wishlist to its limit. */
async function fill({ id: userId }: Shopper) {
  const made = await app.db.autocommit((tx) =>
    tx
      .insert(products)
      .values(
        Array.from({ length: limits.WISHLIST_MAX }, (_, place) => ({
          ...{ name: `Tee ${place}`, description: '', priceKobo: 100, size: 'M', color: 'Navy', quantity: 1 },
          ...{ pictures: [], position: place, searchText: 'tee' },
        })),
      )
      .returning({ id: products.id }),
  );
  await app.db.autocommit((tx) =>
    tx.insert(wishlistItems).values(made.map(({ id: productId }) => ({ userId, productId }))),
  );
  return made;
}

describe('a saved product', () => {
  it('is listed newest first, with the sizes of its color', async () => {
    const { medium, large } = await aStyle();
    const tee = await addProduct(app, { name: 'Tee' });
    const answer = await save(medium.id);
    expect([answer.status, answer.body.item.product.id]).toEqual([200, medium.id]);
    app.clock.advance(1000);
    await save(tee.id);
    const { items, shareToken } = await wishlist();
    expect(items.map(({ product }) => product.name)).toEqual(['Tee', 'Ikoyi Hoodie']);
    expect(items[1]).toMatchObject({
      productId: medium.id,
      isAvailable: true,
      product: { price: 14_000, sizes: [{ id: medium.id }, { id: large.id, size: 'L', quantity: 0 }] },
    });
    expect(shareToken).toBeNull();
  });

  it('is one item for all sizes of its color, and a separate item for each color', { tags: ['10.7.13'] }, async () => {
    const { medium, large, clay } = await aStyle();
    for (const { id } of [large, medium, large]) expect((await save(id)).status).toBe(200);
    expect(await shownIds()).toEqual([medium.id]);
    await save(clay.id);
    await remove(large.id);
    expect(await shownIds()).toEqual([clay.id]);
  });

  it('stays one item when two devices save two sizes concurrently', async () => {
    const { medium, large } = await aStyle();
    await Promise.all([save(medium.id), save(large.id), save(medium.id), join([large.id, medium.id])]);
    expect(await shownIds()).toEqual([medium.id]);
    const rows = await app.db.autocommit((tx) =>
      tx.select().from(wishlistItems).where(eq(wishlistItems.userId, ada.id)),
    );
    expect(rows).toHaveLength(1);
  });

  it('is shown in another size when the saved variant is deleted', { tags: ['10.7.13'] }, async () => {
    const { medium, large } = await aStyle();
    await save(medium.id);
    await takeOffSale(medium);
    const { items } = await wishlist();
    expect(items).toMatchObject([{ productId: medium.id, isAvailable: true, product: { id: large.id, size: 'L' } }]);
    await save(large.id);
    expect((await wishlist()).items).toHaveLength(1);
  });

  it('is shown as unavailable once nothing of its color is on sale, and can be removed', {
    tags: ['10.7.14'],
  }, async () => {
    const { medium, large, clay } = await aStyle();
    await save(large.id);
    await takeOffSale(medium, large);
    expect((await wishlist()).items).toMatchObject([
      { productId: medium.id, isAvailable: false, product: { name: 'Ikoyi Hoodie', quantity: 0, sizes: [] } },
    ]);
    await takeOffSale(clay);
    expect((await wishlist()).items).toMatchObject([{ isAvailable: false }]);
    expect((await remove(medium.id)).status).toBe(200);
    expect((await wishlist()).items).toEqual([]);
  });

  it('has to be on sale', async () => {
    const deleted = await addProduct(app, { deletedAt: new Date() });
    for (const id of [deleted.id, randomUUID(), 'nonsense']) {
      const { status, body } = await save(id);
      expect([status, body.code]).toEqual([404, 'not_found']);
      expect((await remove(id)).status).toBe(200);
    }
    expect((await wishlist()).items).toEqual([]);
  });

  it('belongs to one account', async () => {
    const bisi = await addShopper(app);
    const product = await addProduct(app);
    await save(product.id);
    await remove(product.id, bisi);
    expect(await shownIds()).toEqual([product.id]);
    expect(await shownIds(bisi)).toEqual([]);
    await save(product.id, bisi);
    await remove(product.id);
    expect(await shownIds(bisi)).toEqual([product.id]);
  });
});

describe('a full wishlist', () => {
  it('refuses another item, accepts those that it has, and has room after a removal', {
    tags: ['10.7.16'],
  }, async () => {
    const [first] = await fill(ada);
    const product = await addProduct(app);
    const refused = await save(product.id);
    expect([refused.status, refused.body]).toEqual([
      409,
      { code: 'wishlist_full', message: 'Your wishlist is full. Remove one of its 200 items to add another.' },
    ]);
    expect((await save(first?.id ?? '')).status).toBe(200);
    expect((await join([product.id, first?.id])).body).toMatchObject({ refused: 1, unknown: [] });
    await remove(first?.id ?? '');
    const others = await Promise.all(Array.from({ length: 7 }, () => addProduct(app)));
    const together = await Promise.all([product, ...others].map(({ id }) => save(id)));
    expect(together.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await wishlist()).items).toHaveLength(limits.WISHLIST_MAX);
  });
});

describe('joining a guest’s list', () => {
  it('saves the products on sale in order, and returns the ids of the others', { tags: ['10.7.15'] }, async () => {
    const { medium, large } = await aStyle();
    const [tee, cap, deleted] = await Promise.all([
      addProduct(app, { name: 'Tee' }),
      addProduct(app, { name: 'Cap' }),
      addProduct(app, { deletedAt: new Date() }),
    ]);
    await save(cap.id);
    app.clock.advance(1000);
    const unknown = [deleted.id, randomUUID(), 'nonsense'];
    const { status, body } = await join([tee.id, ...unknown, large.id, cap.id, medium.id]);
    expect([status, body.unknown, body.refused]).toEqual([200, unknown, 0]);
    expect(body.wishlist.items.map(({ product }: WishlistItem) => product.id)).toEqual([tee.id, medium.id, cap.id]);
    expect((await join([tee.id, medium.id])).body.wishlist).toEqual(await wishlist());
    expect(await shownIds()).toEqual([tee.id, medium.id, cap.id]);
  });

  it.each([
    ['a text', 'nothing'],
    ['no list', undefined],
    ['numbers', [7]],
    ['more than fits', Array.from({ length: 201 }, () => randomUUID())],
  ])('refuses %s', async (_, ids) => {
    const { status, body } = await join(ids);
    expect([status, body.code]).toEqual([400, 'validation']);
  });

  it('accepts an empty list', async () => {
    expect((await join([])).body).toEqual({ wishlist: { items: [], shareToken: null }, unknown: [], refused: 0 });
  });
});

describe('looking up a guest’s list', () => {
  it('returns cards in order, and omits products that are not on sale', async () => {
    const { medium, large, clay } = await aStyle();
    await takeOffSale(clay);
    const ids = [large.id, 'nonsense', randomUUID(), clay.id].join(',');
    const { status, body } = await app.call('GET', `/wishlist/products?ids=${ids}`);
    expect(status).toBe(200);
    expect(body.items).toMatchObject([{ productId: large.id, product: { id: medium.id, sizes: [{}, {}] } }]);
    expect((await app.call('GET', '/wishlist/products?ids=')).body).toEqual({ items: [] });
    const tooMany = Array.from({ length: limits.WISHLIST_DEVICE_MAX + 1 }, () => randomUUID()).join(',');
    expect((await app.call('GET', `/wishlist/products?ids=${tooMany}`)).status).toBe(400);
  });
});

describe('a shared wishlist', () => {
  it('is open to all visitors by its link, and reveals nothing about its owner', { tags: ['10.7.17'] }, async () => {
    const { medium, clay } = await aStyle();
    const tee = await addProduct(app);
    for (const { id } of [medium, tee, clay]) {
      await save(id);
      app.clock.advance(1000);
    }
    await takeOffSale(tee);
    const { token } = (await share()).body;
    const { status, body, text } = await shared(token);
    expect([status, Object.keys(body)]).toEqual([200, ['products']]);
    expect(body.products.map(({ id }: Row) => id)).toEqual([clay.id, medium.id]);
    expect(text).not.toContain(ada.id);
    expect(text).not.toContain('@');
  });

  it('has one link of 128 random bits, which is the same until it is ended', { tags: ['10.7.17'] }, async () => {
    const tokens = await Promise.all([share(), share(), share()]);
    const [token] = new Set(tokens.map(({ body }) => body.token));
    expect(new Set(tokens.map(({ body }) => body.token)).size).toBe(1);
    expect(Buffer.from(token, 'base64url')).toHaveLength(16);
    expect((await wishlist()).shareToken).toBe(token);
    const end = () => app.call('DELETE', '/wishlist/share', { token: ada.token });
    expect([(await end()).status, (await end()).status]).toEqual([200, 200]);
    const ended = await shared(token);
    expect([ended.status, ended.body]).toEqual([
      404,
      { code: 'not_found', message: 'This wishlist is not shared any more.' },
    ]);
    expect((await share()).body.token).not.toBe(token);
  });

  it('is hidden while its owner’s account is blocked', { tags: ['10.7.17'] }, async () => {
    const { token } = (await share()).body;
    await app.db.autocommit((tx) => tx.update(users).set({ status: 'blocked' }).where(eq(users.id, ada.id)));
    expect((await shared(token)).status).toBe(404);
  });

  it('limits guesses at links, and new links of a customer', async () => {
    const ip = randomUUID();
    for (let guess = 0; guess < 300; guess += 1) await shared('no-such-link', ip);
    expect((await shared('no-such-link', ip)).status).toBe(429);
    const { token } = (await share()).body;
    expect((await shared(token, ip)).status).toBe(200);
    for (let again = 0; again < 29; again += 1) expect((await share()).status).toBe(200);
    expect((await share()).status).toBe(429);
  });

  it('accepts only an empty body', async () => {
    const { status } = await app.call('POST', '/wishlist/share', { token: ada.token, body: { name: 'Ada' } });
    expect(status).toBe(400);
  });
});
