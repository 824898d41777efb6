import { eq, sum } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cartLines, mails, notifications, orderLines, orders, products } from '../db/schema.ts';
import { createOutbox } from '../mail/outbox.ts';
import { addProduct, addShopper, checkOut, order, pay, type Shopper, step, stockOf, webhook } from '../testing/shop.ts';
import { createTestApp, type TestApp } from '../testing/testApp.ts';

const HOUR = 60 * 60_000;

let app: TestApp;
let ada: Shopper;
let nextId = 1;
const remove = (id: string) => app.call('DELETE', `/orders/${id}`, { token: ada.token });
const quantityIn = async (productId: string) =>
  (await app.call('GET', '/cart', { token: ada.token })).body.items.find(
    (item: { productId: string }) => item.productId === productId,
  )?.quantity;

/** Adds orders that Ada has just placed and cancelled. */
const addCancelledOrders = (count: number) =>
  app.db.autocommit((tx) =>
    tx.insert(orders).values(
      Array.from({ length: count }, () => ({
        userId: ada.id,
        status: 'CANCELLED' as const,
        subtotalKobo: 100,
        deliveryFeeKobo: 0,
        totalKobo: 100,
        deliveryAddress: 'Lagos',
        phoneNumber: '08031234567',
        createdAt: app.clock.now(),
        expiresAt: app.clock.now(),
      })),
    ),
  );

beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  ada = await addShopper(app);
});
afterAll(() => app.close());

describe('pieces of one product', () => {
  it('are limited to twenty in a cart, and the refusal names the limit', async () => {
    const { id } = await addProduct(app, { quantity: 100 });
    const tooMany = [
      409,
      { code: 'quantity_limit', message: 'You can order up to 20 of one product', fields: { quantity: '20' } },
    ];
    const first = await step(app, ada, id, 21);
    expect([first.status, first.body]).toEqual(tooMany);
    expect((await step(app, ada, id, 19)).body.item).toMatchObject({ quantity: 19, product: { maxPerOrder: 20 } });
    expect((await step(app, ada, id, 2)).status).toBe(409);
    expect((await step(app, ada, id, 1)).body.item.quantity).toBe(20);
    const more = await Promise.all(Array.from({ length: 5 }, () => step(app, ada, id, 1)));
    for (const { status, body } of more) expect([status, body]).toEqual(tooMany);
    expect(await quantityIn(id)).toBe(20);
    expect((await app.call('GET', `/products/${id}`)).body.product.maxPerOrder).toBe(20);
  });

  it('are limited to the stock when fewer than twenty are left', async () => {
    const { id } = await addProduct(app, { quantity: 3 });
    const refused = await step(app, ada, id, 25);
    expect(refused.body).toMatchObject({ code: 'out_of_stock', fields: { quantity: '3' } });
  });

  it('are limited to twenty across the unpaid orders of a shopper', async () => {
    const { id } = await addProduct(app, { quantity: 100 });
    const first = await order(app, ada, id, 15);
    await step(app, ada, id, 6);
    const refused = await checkOut(app, ada, 'key');
    expect([refused.status, refused.body]).toEqual([
      409,
      {
        code: 'quantity_limit',
        message: 'You have 15 of Ikoyi Hoodie in unpaid orders, so you can order 5 more.',
        fields: { [id]: '5' },
      },
    ]);
    expect(await stockOf(app, id)).toBe(85);
    await step(app, ada, id, -1);
    expect((await checkOut(app, ada, 'key')).status).toBe(201);
    await step(app, ada, id, 1);
    expect((await checkOut(app, ada)).body.message).toBe(
      'You have 20 of Ikoyi Hoodie in unpaid orders. Pay for them before you order more.',
    );
    // Neither paid orders nor orders of other shoppers count.
    const { reference } = (await pay(app, ada, first.id)).body.data.data;
    await webhook(app, { id: nextId++, reference, amount: first.totalPrice * 100 });
    expect((await checkOut(app, ada)).status).toBe(201);
    expect((await order(app, await addShopper(app), id, 20)).status).toBe('PENDING');
  });

  it('above the limit in an older cart are refused at checkout, and can be removed', async () => {
    const { id } = await addProduct(app, { quantity: 100 });
    await step(app, ada, id, 1);
    await app.db.autocommit((tx) => tx.update(cartLines).set({ quantity: 50 }).where(eq(cartLines.userId, ada.id)));
    expect((await checkOut(app, ada)).body).toMatchObject({
      code: 'quantity_limit',
      message: 'You can order up to 20 of Ikoyi Hoodie.',
    });
    expect((await step(app, ada, id, -30)).body.item.quantity).toBe(20);
    expect((await checkOut(app, ada)).status).toBe(201);
  });
});

describe('a cart and an order', () => {
  const fill = async (lines: number, quantity: number) => {
    const added: string[] = [];
    for (let line = 0; line < lines; line++) added.push((await addProduct(app, { quantity: 100 })).id);
    await app.db.autocommit((tx) =>
      tx.insert(cartLines).values(added.map((productId) => ({ userId: ada.id, productId, quantity }))),
    );
    return added;
  };
  const refused = (message: string, quantity?: number) => ({
    status: 409,
    body: {
      code: 'quantity_limit',
      message,
      ...(quantity !== undefined && { fields: { quantity: String(quantity) } }),
    },
  });

  it('are limited to thirty lines; more pieces of those lines can still be added', async () => {
    const [first = ''] = await fill(29, 1);
    const { id } = await addProduct(app);
    const more = await addProduct(app);
    expect((await step(app, ada, id, 1)).status).toBe(200);
    expect(await step(app, ada, more.id, 1)).toMatchObject(
      refused('Your cart can have up to 30 different items. Order or remove some, then add more.', 0),
    );
    expect((await step(app, ada, first, 2)).body.item.quantity).toBe(3);
    expect((await checkOut(app, ada)).status).toBe(201);
    expect((await step(app, ada, more.id, 1)).status).toBe(200);
  });

  it('are limited to sixty pieces; the refusal names how many can be added and the maximum of the line', async () => {
    const [first = ''] = await fill(3, 19);
    const { id } = await addProduct(app);
    expect(await step(app, ada, id, 4)).toMatchObject(
      refused('Your cart can have up to 60 pieces, so you can add 3 more.', 3),
    );
    expect((await step(app, ada, id, 3)).status).toBe(200);
    expect(await step(app, ada, first, 1)).toMatchObject(
      refused('Your cart can have up to 60 pieces. Order or remove some, then add more.', 19),
    );
    expect((await step(app, ada, id, -1)).status).toBe(200);
    expect((await step(app, ada, first, 1)).body.item.quantity).toBe(20);
    expect((await checkOut(app, ada)).status).toBe(201);
  });

  it('are refused above the limits; the cart can still be reduced and changed', async () => {
    const added = await fill(40, 20);
    expect(await checkOut(app, ada)).toMatchObject(
      refused('An order can have up to 30 different items. Remove some from your cart, then order again.'),
    );
    for (const id of added.slice(0, 36)) {
      expect((await app.call('DELETE', `/delete-cart-product/${id}`, { token: ada.token })).status).toBe(200);
    }
    expect(await checkOut(app, ada)).toMatchObject(
      refused('An order can have up to 60 pieces, and your cart has 80. Remove some, then order again.'),
    );
    const [kept] = await app.db.autocommit((tx) =>
      tx
        .select()
        .from(products)
        .where(eq(products.id, added[36] ?? '')),
    );
    const other = await addProduct(app, { styleId: kept?.styleId, size: 'L', quantity: 100 });
    const { items } = (await app.call('GET', '/cart', { token: ada.token })).body;
    const line = items.find(({ productId }: { productId: string }) => productId === kept?.id);
    const changed = await app.call('PUT', `/cart/item/${line.id}`, { token: ada.token, body: { productId: other.id } });
    expect([changed.status, changed.body.quantity]).toEqual([200, 20]);
    expect((await step(app, ada, other.id, -20)).status).toBe(200);
    expect((await checkOut(app, ada)).status).toBe(201);
  });

  it('allow sixty unpaid pieces in total, also for two checkouts at the same time', async () => {
    await fill(2, 20);
    expect((await checkOut(app, ada)).status).toBe(201);
    await fill(2, 15);
    expect(await checkOut(app, ada)).toMatchObject(
      refused(
        'You have 40 pieces in unpaid orders, so you can order 20 more. Pay for an order or delete it, then order again.',
      ),
    );
    await app.db.autocommit((tx) => tx.delete(cartLines).where(eq(cartLines.userId, ada.id)));
    const [id = ''] = await fill(1, 20);
    await Promise.all([checkOut(app, ada), checkOut(app, ada)]);
    await step(app, ada, id, 1);
    expect((await checkOut(app, ada)).body.message).toBe(
      'You have 60 pieces in unpaid orders. Pay for an order or delete it, then order again.',
    );
    expect((await order(app, await addShopper(app), id, 20)).status).toBe('PENDING');
  });

  it('stay within the limits at checkout when forty products are added concurrently', async () => {
    const added = await Promise.all(Array.from({ length: 40 }, () => addProduct(app, { quantity: 100 })));
    await Promise.all(added.map(({ id }) => step(app, ada, id, 20)));
    const { status } = await checkOut(app, ada);
    const [{ pieces } = { pieces: 0 }] = await app.db.autocommit((tx) =>
      tx
        .select({ pieces: sum(orderLines.quantity).mapWith(Number) })
        .from(orderLines)
        .innerJoin(orders, eq(orders.id, orderLines.orderId))
        .where(eq(orders.userId, ada.id)),
    );
    expect([201, 409]).toContain(status);
    expect(pieces ?? 0).toBeLessThanOrEqual(60);
  });
});

describe('orders of one person', () => {
  it('are limited to five unpaid at a time, even when placed concurrently', async () => {
    const { id } = await addProduct(app, { quantity: 100 });
    const placed = [];
    for (let i = 0; i < 4; i++) placed.push(await order(app, ada, id));
    for (let i = 0; i < 3; i++) {
      await step(app, ada, id, 1);
      await Promise.all([checkOut(app, ada), checkOut(app, ada)]);
    }
    const mine = await app.db.autocommit((tx) => tx.select().from(orders).where(eq(orders.userId, ada.id)));
    expect(mine).toHaveLength(5);
    const refused = await checkOut(app, ada, 'sixth');
    expect([refused.status, refused.body]).toEqual([
      409,
      {
        code: 'too_many_pending_orders',
        message: 'You have 5 unpaid orders. Pay for one or delete it, then order again.',
      },
    ]);
    await remove(placed[0]?.id ?? '');
    expect((await checkOut(app, ada, 'sixth')).status).toBe(201);
    expect((await checkOut(app, ada, 'sixth')).status).toBe(201);
  });

  it('are limited to thirty an hour; a repeated key still returns its order', async () => {
    const { id } = await addProduct(app, { quantity: 100 });
    await addCancelledOrders(29);
    await step(app, ada, id, 1);
    const last = (await checkOut(app, ada, 'thirtieth')).body.order.id;
    await remove(last);
    await step(app, ada, id, 1);
    const refused = await checkOut(app, ada);
    expect([refused.status, refused.body]).toEqual([
      429,
      {
        code: 'rate_limited',
        message: 'You have placed many orders in a short time. Please try again in 60 minutes.',
      },
    ]);
    expect((await checkOut(app, ada, 'thirtieth')).body.order.id).toBe(last);
    app.clock.advance(Number(refused.headers.get('retry-after')) * 1_000);
    expect((await checkOut(app, ada)).status).toBe(201);
  });
});

describe('orders that are placed and cancelled repeatedly', () => {
  const noticesOf = async (ids: readonly string[]) =>
    (await app.db.autocommit((tx) => tx.select().from(notifications))).filter(({ subjectId }) =>
      ids.includes(subjectId),
    );
  const deliver = () => createOutbox(app.services, { keepsInOutbox: true, send: async () => {} }).deliver();

  async function placeAndCancel(times: number, between: () => Promise<void> = async () => {}): Promise<string[]> {
    const { id } = await addProduct(app, { quantity: 100 });
    const ids = [];
    for (let i = 0; i < times; i++) {
      const placed = await order(app, ada, id);
      await between();
      expect((await remove(placed.id)).status).toBe(200);
      ids.push(placed.id);
    }
    expect(await stockOf(app, id)).toBe(100);
    return ids;
  }

  it('cause no mails or notices when cancelled before their mail is sent; the next order is still mailed', async () => {
    const ids = await placeAndCancel(15);
    expect(await app.mailsTo(ada.email)).toEqual([]);
    expect(await noticesOf(ids)).toEqual([]);
    const kept = await order(app, ada, (await addProduct(app)).id);
    expect((await app.mailsTo(ada.email)).map(({ subject }) => subject)).toEqual([`Your order ${kept.number}`]);
    expect(await noticesOf([kept.id])).toMatchObject([{ kind: 'newOrder' }]);
  });

  it('cause at most ten mails an hour and one notice each when cancelled after their mail is sent', async () => {
    const ids = await placeAndCancel(15, deliver);
    expect(await app.mailsTo(ada.email)).toHaveLength(10);
    expect((await noticesOf(ids)).map(({ kind }) => kind)).toEqual(Array(5).fill('orderCancelled'));
    app.clock.advance(HOUR);
    await placeAndCancel(1, deliver);
    expect(await app.mailsTo(ada.email)).toHaveLength(12);
  });

  it('never suppress a mail about money', async () => {
    await placeAndCancel(10, deliver);
    const placed = await order(app, ada, (await addProduct(app)).id);
    const { reference } = (await pay(app, ada, placed.id)).body.data.data;
    await webhook(app, { id: nextId++, reference, amount: placed.totalPrice * 100 });
    expect((await app.mailsTo(ada.email)).at(-1)?.subject).toBe(`We received your payment for ${placed.number}`);
  });

  it('cause only one low-stock notice while it is unread', async () => {
    const { id } = await addProduct(app, { quantity: 6 });
    for (let i = 0; i < 3; i++) await remove((await order(app, ada, id)).id);
    expect(await noticesOf([id])).toMatchObject([{ kind: 'lowStock' }]);
  });

  it('cannot withdraw a mail that is being sent', async () => {
    const placed = await order(app, ada, (await addProduct(app)).id);
    await app.db.autocommit((tx) => tx.update(mails).set({ attempts: 1 }).where(eq(mails.aboutId, placed.id)));
    await remove(placed.id);
    expect((await app.mailsTo(ada.email)).map(({ subject }) => subject)).toEqual([
      `Your order ${placed.number}`,
      `Your order ${placed.number} is cancelled`,
    ]);
  });
});
