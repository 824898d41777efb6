import { type AdminProductSort, adminProductSorts, productDetailNames } from '@abs/contract';
import type { AdminProduct } from '@abs/contract/entities';
import { eq } from 'drizzle-orm';
import * as fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auditLog, cartLines, orders, payments, products } from '../db/schema.ts';
import { addressesOf, uploaded } from '../testing/pictures.ts';
import {
  addProduct,
  addShopper,
  checkOut,
  productForm as form,
  order,
  pay,
  step,
  stockOf,
  webhook,
} from '../testing/shop.ts';
import { createTestApp, type TestApp } from '../testing/testApp.ts';

let shop: TestApp;
let admin: { token: string; userId: string };
beforeAll(async () => {
  shop = await createTestApp();
  admin = await shop.signUpAdmin();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db.autocommit(async (tx) => {
    await tx.delete(cartLines);
    await tx.delete(payments);
    await tx.delete(orders);
    await tx.delete(products);
    await tx.delete(auditLog);
  });
});

const as = (method: string, path: string, body?: unknown) => shop.call(method, path, { body, token: admin.token });
const create = (body: object) => as('POST', '/create-products', body);
const update = (id: string, body: object) => as('PATCH', `/admin/products/${id}`, body);
const one = async (id: string): Promise<AdminProduct> => (await as('GET', `/admin/products/${id}`)).body.product;
const list = async (query = ''): Promise<AdminProduct[]> => (await as('GET', `/admin/products?${query}`)).body.products;
const names = (found: AdminProduct[]) => found.map(({ name }) => name);
/** The optional fields of a product, all empty. */
const noDetails = Object.fromEntries(productDetailNames.map((name) => [name, null]));
/** The entries of the audit log, oldest first. */
async function audited() {
  const rows = await shop.db.autocommit((tx) => tx.select().from(auditLog).orderBy(auditLog.createdAt));
  return rows.map(({ action, subjectName, before, after }) => ({ action, subjectName, before, after }));
}

describe('a new product', () => {
  test('has its uploads in all widths, with its name and color as alternative text', { tags: ['3.1.23'] }, async () => {
    const [cover, back] = [await uploaded(shop, admin.token), await uploaded(shop, admin.token)];
    const body = { ...form, colorHex: form.colorHex.toUpperCase() };
    const answer = await create({ ...body, salesCoverPicture: cover.src, subImages: [back.src, cover.src] });
    expect(answer.status).toBe(201);
    const { id, pictures, styleId, ...product } = answer.body.product;
    const picture = ({ id: _, ...rest }: typeof cover) => ({ ...rest, alt: 'Surulere Hoodie, Sand' });
    expect(pictures).toEqual([picture(cover), picture(back), picture(cover)]);
    expect(product).toEqual({
      ...form,
      salesCoverPicture: cover.src,
      subImages: [back.src, cover.src],
      cover: picture(cover),
    });
    const [first] = (await shop.call('GET', '/products')).body.products;
    expect(first).toMatchObject({ id, name: form.name, cover: picture(cover) });
    expect(await audited()).toEqual([
      {
        action: 'createProduct',
        subjectName: form.name,
        before: null,
        after: {
          ...form,
          salesCoverPicture: cover.src,
          subImages: [back.src, cover.src],
          styleId,
        },
      },
    ]);
  });

  test('is added once for a repeated key', async () => {
    const addresses = { salesCoverPicture: '/media/demo/a.jpg', subImages: ['/media/demo/b.jpg'] };
    const send = (body: object) =>
      shop.call('POST', '/create-products', {
        body: { ...form, ...addresses, ...body },
        token: admin.token,
        headers: { 'idempotency-key': 'one-product' },
      });
    const [first, second] = await Promise.all([send({}), send({})]);
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body.product.id).toBe(first.body.product.id);
    const other = await send({ name: 'Another Hoodie' });
    expect([other.status, other.body.code]).toEqual([409, 'idempotency_conflict']);
    expect((await shop.call('GET', '/products')).body.totalProducts).toBe(1);
  });

  test('may lack each optional field', async () => {
    const cover = await uploaded(shop, admin.token);
    const body = { ...form, ...noDetails, salesCoverPicture: cover.src, subImages: [cover.src] };
    const answer = await create(body);
    expect(answer.status).toBe(201);
    for (const name of productDetailNames) expect(answer.body.product).not.toHaveProperty(name);
  });

  test('may have pictures from another server, in one width', async () => {
    const address = 'https://pictures.example/a.jpg';
    const { product } = (await create({ ...form, salesCoverPicture: address, subImages: ['/media/demo/a.jpg'] })).body;
    expect(product.pictures).toMatchObject([{ src: address, srcset: '' }, { src: '/media/demo/a.jpg' }]);
  });

  test('is not added if one of its uploads does not exist', { tags: ['7.1.24'] }, async () => {
    const cover = await uploaded(shop, admin.token);
    const lost = [
      `/media/uploads/${crypto.randomUUID()}-640.jpg`,
      // An upload has only one valid address: not that of another of its files, and not a longer path.
      addressesOf(cover)[1] ?? '',
      cover.src.replace('/media/uploads/', '/media/uploads/../uploads/'),
    ];
    for (const src of lost) {
      const answer = await create({ ...form, salesCoverPicture: cover.src, subImages: [cover.src, src] });
      expect([src, answer.status, answer.body.fields]).toEqual([
        src,
        400,
        { 'subImages.1': 'This picture is no longer on the server. Please upload it again.' },
      ]);
    }
    expect(await list()).toEqual([]);
    expect(await audited()).toEqual([]);
  });
});

describe('a change', () => {
  test('changes only the named fields, in the shop and in carts but not in orders, and is recorded', {
    tags: ['2.15.6'],
  }, async () => {
    const { id } = await addProduct(shop);
    const shopper = await addShopper(shop);
    const ordered = await order(shop, shopper, id);
    await step(shop, shopper, id, 1);
    const before = await one(id);
    const answer = await update(id, { price: 9_000, name: 'Eko Hoodie' });
    expect(answer.status).toBe(200);
    expect(answer.body.product).toEqual({ ...before, price: 9_000, name: 'Eko Hoodie' });

    expect((await shop.call('GET', '/search-query?query=eko')).body.totalProducts).toBe(1);
    expect((await shop.call('GET', '/search-query?query=ikoyi')).body.totalProducts).toBe(0);
    const cart = (await shop.call('GET', '/cart', { token: shopper.token })).body;
    expect(cart.items[0].product).toMatchObject({ name: 'Eko Hoodie', price: 9_000 });
    const kept = (await shop.call('GET', `/orders/${ordered.id}`, { token: shopper.token })).body.order;
    expect(kept.orderItems).toEqual(ordered.orderItems);
    expect(await audited()).toEqual([
      {
        action: 'updateProduct',
        subjectName: 'Eko Hoodie',
        before: { name: 'Ikoyi Hoodie', price: 14_000 },
        after: { name: 'Eko Hoodie', price: 9_000 },
      },
    ]);
  });

  test('without differences changes nothing, and is not recorded', async () => {
    const { id } = await addProduct(shop);
    const before = await one(id);
    expect((await update(id, {})).body.product).toEqual(before);
    const { name, description, price, size, color, quantity, salesCoverPicture, subImages, category } = before;
    const same = { name, description, price, size, color, quantity, salesCoverPicture, subImages, category };
    expect((await update(id, same)).body.product).toEqual(before);
    expect(await audited()).toEqual([]);
  });

  test('can remove each optional field', async () => {
    const { id } = await addProduct(shop);
    const { product } = (await update(id, noDetails)).body;
    for (const name of productDetailNames) expect(product).not.toHaveProperty(name);
    expect((await shop.call('GET', '/search-query?query=hoodies')).body.totalProducts).toBe(0);
  });

  test('of pictures puts the kept ones into the new order', async () => {
    const { id } = await addProduct(shop);
    const [front, back] = (await one(id)).pictures ?? [];
    const added = await uploaded(shop, admin.token);
    const { product } = (
      await update(id, { salesCoverPicture: back?.src, subImages: [added.src, front?.src], color: 'Ink' })
    ).body;
    expect(product.pictures).toMatchObject(
      [back, { src: added.src, srcset: added.srcset }, front].map((one) => one ?? {}),
    );
    // Written texts stay; default texts follow the product's name and color.
    expect(product.pictures.map(({ alt }: { alt: string }) => alt)).toEqual(['back', 'Ikoyi Hoodie, Ink', 'front']);
    const renamed = (await update(id, { name: 'Eko Hoodie' })).body.product;
    expect(renamed.pictures.map(({ alt }: { alt: string }) => alt)).toEqual(['back', 'Eko Hoodie, Ink', 'front']);
    const cover = (await update(id, { salesCoverPicture: front?.src })).body.product;
    expect(cover.subImages).toEqual(renamed.subImages);
  });

  test('that breaks a rule is refused completely', async () => {
    const { id } = await addProduct(shop);
    const before = await one(id);
    for (const [body, field, message] of [
      [{ name: 'Eko Hoodie', price: -1 }, 'price', 'Price cannot be negative'],
      [{ name: 'Eko Hoodie', subImages: [] }, 'subImages', 'At least one sub image is required'],
      [{ name: 'Eko Hoodie', soldCount: 5 }, 'soldCount', 'Unknown field: soldCount'],
      [{ quantity: 1_000_000, quantityWas: 0 }, 'quantity', 'Quantity is too large'],
      [
        { salesCoverPicture: `/media/uploads/${crypto.randomUUID()}-640.jpg` },
        'salesCoverPicture',
        'This picture is no longer on the server. Please upload it again.',
      ],
    ] as const) {
      const answer = await update(id, body);
      expect([answer.status, answer.body.code, answer.body.fields]).toEqual([400, 'validation', { [field]: message }]);
    }
    expect(await one(id)).toEqual(before);
  });
});

describe('the stock', () => {
  test('changes by the difference, but not below zero', { tags: ['10.4.7'] }, async () => {
    const { id } = await addProduct(shop, { quantity: 10 });
    await order(shop, await addShopper(shop), id, 4);
    expect((await update(id, { quantity: 8, quantityWas: 10 })).body.product.quantity).toBe(4);
    const refused = await update(id, { quantity: 0, quantityWas: 10, name: 'Eko Hoodie' });
    const message = 'Only 4 left in stock: 10 cannot be taken away.';
    expect([refused.status, refused.body]).toEqual([
      409,
      { code: 'out_of_stock', message, fields: { quantity: message } },
    ]);
    expect(await one(id)).toMatchObject({ quantity: 4, name: 'Ikoyi Hoodie' });
    expect((await update(id, { quantity: 0 })).body.product).toMatchObject({ quantity: 0, isLowStock: true });
    expect((await update(id, { quantity: 6 })).body.product).toMatchObject({ quantity: 6, isLowStock: false });
  });

  test('is right after concurrent orders', { tags: ['10.4.7'] }, async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: 12 }),
        fc.array(fc.integer({ min: 0, max: 12 }), { minLength: 1, maxLength: 3 }),
        fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 4 }),
        async (start, edits, pieces) => {
          const { id } = await addProduct(shop, { quantity: 100 });
          const shoppers = await Promise.all(pieces.map(() => addShopper(shop)));
          await Promise.all(shoppers.map((shopper, index) => step(shop, shopper, id, pieces[index] ?? 1)));
          await shop.db.autocommit((tx) => tx.update(products).set({ quantity: start }).where(eq(products.id, id)));
          const [ordered, edited] = await Promise.all([
            Promise.all(shoppers.map(async (shopper) => (await checkOut(shop, shopper)).status)),
            Promise.all(edits.map(async (quantity) => (await update(id, { quantity, quantityWas: start })).status)),
          ]);
          const sold = pieces.filter((_, index) => ordered[index] === 201).reduce((sum, count) => sum + count, 0);
          const moved = edits.filter((_, index) => edited[index] === 200).reduce((sum, to) => sum + to - start, 0);
          expect(await stockOf(shop, id)).toBe(start - sold + moved);
          for (const status of [...ordered, ...edited]) expect([200, 201, 409]).toContain(status);
        },
      ),
      { numRuns: 8 },
    );
  });
});

describe('a deleted product', () => {
  test('is removed from the shop, shown as unavailable in carts, kept in orders, and can be restored', {
    tags: ['2.15.4'],
  }, async () => {
    const { id } = await addProduct(shop);
    const shopper = await addShopper(shop);
    const ordered = await order(shop, shopper, id);
    await step(shop, shopper, id, 1);
    const deleted = await as('DELETE', `/admin/products/${id}`);
    expect([deleted.status, deleted.body]).toEqual([200, { message: 'The product has been deleted.', productId: id }]);

    expect((await shop.call('GET', `/products/${id}`)).status).toBe(404);
    expect((await shop.call('GET', '/products')).body.totalProducts).toBe(0);
    expect((await as('GET', '/admin/products')).body.pagination.total).toBe(0);
    const cart = (await shop.call('GET', '/cart', { token: shopper.token })).body;
    expect(cart.items[0].product.quantity).toBe(0);
    const refused = await checkOut(shop, shopper);
    expect([refused.status, refused.body.message]).toEqual([409, 'Ikoyi Hoodie is no longer available.']);
    const kept = (await shop.call('GET', `/orders/${ordered.id}`, { token: shopper.token })).body.order;
    expect(kept.orderItems).toEqual(ordered.orderItems);
    expect(await one(id)).toMatchObject({ isDeleted: true, name: 'Ikoyi Hoodie' });
    for (const again of [await as('DELETE', `/admin/products/${id}`), await update(id, { name: 'Eko Hoodie' })]) {
      expect([again.status, again.body.code]).toEqual([404, 'not_found']);
    }

    for (const _ of ['once', 'twice']) {
      const back = await as('POST', `/admin/products/${id}/restore`);
      expect([back.status, back.body.product.isDeleted]).toEqual([200, false]);
    }
    expect((await checkOut(shop, shopper)).status).toBe(201);
    const isDeleted = (value: boolean) => ({ isDeleted: value });
    expect(await audited()).toEqual([
      { action: 'deleteProduct', subjectName: 'Ikoyi Hoodie', before: isDeleted(false), after: isDeleted(true) },
      { action: 'restoreProduct', subjectName: 'Ikoyi Hoodie', before: isDeleted(true), after: isDeleted(false) },
    ]);
  });

  test('is not found if it never existed', async () => {
    for (const id of ['x', '..', crypto.randomUUID()]) {
      const path = `/admin/products/${encodeURIComponent(id)}`;
      const answers = [
        as('GET', path),
        as('DELETE', path),
        update(encodeURIComponent(id), {}),
        as('POST', `${path}/restore`),
      ];
      for (const answer of answers) expect([id, (await answer).status]).toEqual([id, 404]);
    }
  });
});

describe('the list', () => {
  test('shows sales and low stock', { tags: ['2.15.3'] }, async () => {
    const { id } = await addProduct(shop, { quantity: 7 });
    const shopper = await addShopper(shop);
    const paid = await order(shop, shopper, id, 2);
    await order(shop, shopper, id, 1);
    const { reference } = (await pay(shop, shopper, paid.id)).body.data.data;
    await webhook(shop, { reference, amount: paid.totalPrice * 100 });
    const [row] = await list();
    expect(row).toMatchObject({ id, sales: 2, quantity: 4, isLowStock: true, isDeleted: false });
    expect(row).not.toHaveProperty('pictures');
  });

  test('sorts by each column in both directions', { tags: ['2.15.3'] }, async () => {
    const make = (name: string, priceKobo: number, quantity: number, soldCount: number, minutes: number) =>
      addProduct(shop, { name, priceKobo, quantity, soldCount, createdAt: new Date(Date.now() + minutes * 60_000) });
    await make('Ọkàdà Jacket', 300, 1, 5, 1);
    await make('Apapa Tee', 100, 3, 6, 2);
    await make('Yaba Sneaker', 200, 2, 4, 3);
    const orderOf: Record<AdminProductSort, string> = {
      newest: 'YAO',
      oldest: 'OAY',
      'name-asc': 'AOY',
      'name-desc': 'YOA',
      'price-asc': 'AYO',
      'price-desc': 'OYA',
      'sales-asc': 'YOA',
      'sales-desc': 'AOY',
      'quantity-asc': 'OYA',
      'quantity-desc': 'AYO',
    };
    for (const sort of adminProductSorts) {
      const initials = names(await list(`sort=${sort}`)).map((name) => name.normalize('NFD')[0]);
      expect([sort, initials.join('')]).toEqual([sort, orderOf[sort]]);
    }
  });

  test('is searched like the shop, and paged', { tags: ['2.15.5'] }, async () => {
    await addProduct(shop, { name: 'Plain T-Shirt', category: 'tshirt', color: 'Ọ̀sán' });
    for (let n = 1; n <= 12; n++) await addProduct(shop, { name: `Hoodie ${n}` });
    for (const query of ['tshirt', 'T Shirt', 'osan plain', 't-shirts']) {
      expect([query, names(await list(`search=${encodeURIComponent(query)}`))]).toEqual([query, ['Plain T-Shirt']]);
    }
    expect(await list('search=%25')).toEqual([]);
    const second = (await as('GET', '/admin/products?page=2&sort=oldest')).body;
    expect([second.products.length, second.pagination]).toEqual([3, { page: 2, limit: 10, total: 13, totalPages: 2 }]);
    const beyond = (await as('GET', '/admin/products?page=9&limit=5&search=hoodie')).body;
    expect([beyond.products.length, beyond.pagination]).toEqual([2, { page: 3, limit: 5, total: 12, totalPages: 3 }]);
  });
});
