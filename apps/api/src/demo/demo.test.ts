import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { categories, limits, sizeGuideInput } from '@abs/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAdmin } from '../accounts/makeAdmin.ts';
import { hashPassword } from '../accounts/passwordHash.ts';
import type { Database, Tx } from '../db/database.ts';
import { orders, payments, products, sizeGuides, styles, users } from '../db/schema.ts';
import { expireOrders } from '../payments/expireOrders.ts';
import { reconcilePayments } from '../payments/reconcile.ts';
import { createSandboxShop, type SandboxShop } from '../testing/sandboxShop.ts';
import { addProduct } from '../testing/shop.ts';
import { createTestApp } from '../testing/testApp.ts';
import { totals } from '../testing/totals.ts';
import { type DemoAccount, seedDemo } from './index.ts';

let shop: SandboxShop;
let statements = 0;
let accounts: DemoAccount[];

const everything = () =>
  shop.db.autocommit(async (tx) => ({
    products: await tx.select().from(products).orderBy(products.id),
    users: await tx.select().from(users).orderBy(users.id),
    orders: await tx.select().from(orders).orderBy(orders.id),
    payments: await tx.select().from(payments).orderBy(payments.id),
    sizeGuides: await tx.select().from(sizeGuides).orderBy(sizeGuides.id),
    styles: await tx.select().from(styles).orderBy(styles.id),
  }));

const countingStatements = (tx: Tx): Tx =>
  new Proxy(tx, {
    get(target, key) {
      if (['select', 'insert', 'update', 'delete', 'execute'].includes(String(key))) statements++;
      const value = Reflect.get(target, key);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });

beforeAll(async () => {
  shop = await createSandboxShop();
  shop.services.config.demo = true;
  const { db } = shop.services;
  const counting: Database = { ...db, transaction: (work) => db.transaction((tx) => work(countingStatements(tx))) };
  accounts = await seedDemo({ ...shop.services, db: counting });
});
afterAll(() => shop.close());

describe('the demo shop', () => {
  it('is seeded in few statements, for any number of products and orders', () => {
    expect(statements).toBeLessThan(60);
  });

  it('sells the catalogue, in its order, with pictures in five widths', async () => {
    const { body } = await shop.call('GET', '/products');
    expect(body.totalProducts).toBeGreaterThan(250);
    expect(body.products).toHaveLength(12);
    expect(body.products[0].cover.srcset).toMatch(
      /^(\/media\/demo\/[\w-]+)-240\.avif 240w, \1-400\.avif 400w, \1-640\.avif 640w, \1-800\.avif 800w, \1-1200\.avif 1200w$/,
    );
    expect(body.products[0].cover.webp).toMatch(/^\/media\/demo\/[\w-]+-640\.webp 640w$/);
    expect(body.products[0].salesCoverPicture).toMatch(/^\/media\/demo\/[\w-]+-640\.jpg$/);
  });

  it('has styles in three to six sizes and one to four colors with pictures of their own, two colors sold out and some nearly', async () => {
    const { products: rows } = await everything();
    const styles = [...Map.groupBy(rows, ({ styleId }) => styleId).values()];
    expect(styles).toHaveLength(24);
    const left: number[] = [];
    for (const style of styles) {
      const colors = [...Map.groupBy(style, ({ colorKey }) => colorKey).values()];
      const sizes = new Set(style.map(({ sizeKey }) => sizeKey));
      expect(style).toHaveLength(colors.length * sizes.size);
      expect(colors.length).toBeLessThanOrEqual(4);
      expect(sizes.size).toBeGreaterThanOrEqual(3);
      expect(sizes.size).toBeLessThanOrEqual(6);
      expect(new Set(style.map(({ name, priceKobo, description }) => [name, priceKobo, description].join())).size).toBe(
        1,
      );
      const pictured = colors.map((color) => new Set(color.flatMap(({ pictures }) => pictures.map(({ src }) => src))));
      for (const pictures of pictured) expect(pictures.size).toBeGreaterThan(0);
      const different = new Set(pictured.flatMap((pictures) => [...pictures]));
      expect(different.size).toBe(pictured.reduce((sum, pictures) => sum + pictures.size, 0));
      for (const color of colors) {
        expect(color.filter(({ isCard }) => isCard)).toHaveLength(1);
        left.push(color.reduce((pieces, { quantity }) => pieces + quantity, 0));
      }
    }
    expect(left).toHaveLength(65);
    expect(left.filter((pieces) => pieces === 0)).toHaveLength(2);
    expect(left.some((pieces) => pieces > 0 && pieces <= 5)).toBe(true);
    expect(rows.filter(({ quantity }) => quantity === 0).length).toBeGreaterThan(30);
  });

  it('lists one size of each color before all other sizes', async () => {
    const { products: rows } = await everything();
    const inOrder = rows.toSorted((one, other) => one.position - other.position);
    expect(inOrder.findIndex(({ isCard }) => !isCard)).toBe(65);
    expect(inOrder.slice(0, 3).map(({ slug, size }) => [slug, size])).toEqual([
      ['makoko-t-shirt', 'M'],
      ['opebi-hoodie', 'S'],
      ['okada-jacket', 'L'],
    ]);
  });

  it('has valid size guides for every category, and a separate one for the boxy tee', async () => {
    for (const category of categories) {
      const { status, body } = await shop.call('GET', `/size-guides/${category}`);
      expect([category, status, body.sizeGuide.category]).toEqual([category, 200, category]);
      expect(sizeGuideInput.parse(body.sizeGuide)).toEqual(body.sizeGuide);
      const known = category === 'sneaker' ? limits.SNEAKER_SIZES : limits.CLOTHES_SIZES;
      expect(body.sizeGuide.sizes.map(({ size }: { size: string }) => size)).toEqual(known);
    }
    const { body } = await shop.call('GET', '/search-query?query=boxy&limit=100');
    const tee = body.products.find(({ name }: { name: string }) => name.endsWith('Boxy Tee'));
    const { sizeGuide } = (await shop.call('GET', `/products/${tee.id}`)).body.product;
    expect(sizeGuide.name).toBe('Boxy t-shirts');
    expect(sizeGuideInput.parse(sizeGuide)).toEqual(sizeGuide);
  });

  it('lets the printed accounts log in', async () => {
    expect(accounts.map(({ email, password }) => [email, password])).toEqual([
      ['admin@abs.test', 'abs-demo-pass'],
      ['ada@abs.test', 'abs-demo-pass'],
    ]);
    for (const { email, password, role } of accounts) {
      const credentials = await shop.loginAs(email, password);
      expect(credentials).toMatchObject({
        userType: role,
        firstName: expect.any(String),
        lastName: expect.any(String),
      });
    }
  });

  it('gives Ada orders in every tab, with time left to pay the pending ones', async () => {
    const { token } = await shop.loginAs('ada@abs.test', 'abs-demo-pass');
    const history = async (status: string) => (await shop.call('GET', `/user/orders?status=${status}`, { token })).body;
    expect((await history('SUCCESS')).pagination.totalPages).toBeGreaterThan(1);
    expect((await history('CANCELLED')).orders.length).toBeGreaterThan(0);
    const pending = (await history('PENDING')).orders;
    expect(pending.length).toBeGreaterThan(0);
    for (const { expiresAt } of pending) expect(Date.parse(expiresAt)).toBeGreaterThan(shop.clock.now().getTime());
    expect((await shop.call('POST', '/make-payment', { token, body: { orderId: pending[0].id } })).status).toBe(200);
  });

  it('has figures that grow, and payments in every state', async () => {
    const { token } = await shop.loginAs('admin@abs.test', 'abs-demo-pass');
    const stats = (await shop.call('GET', '/overview/stats', { token })).body;
    expect(stats.totalSales).toBeGreaterThan(20);
    expect(stats.salesGrowth).toBeGreaterThan(0);
    expect(stats.userGrowth).toBeGreaterThan(0);
    const states = new Set((await everything()).payments.map(({ status }) => status));
    for (const status of ['paid', 'failed', 'abandoned', 'pending', 'refundDue']) expect(states).toContain(status);
  });

  describe('for its admin', () => {
    let token: string;
    beforeAll(async () => {
      token = (await shop.loginAs('admin@abs.test', 'abs-demo-pass')).token;
    });
    const get = async (path: string) => (await shop.call('GET', path, { token })).body;

    it('has an inbox of thirty with twelve unread, most others answered', async () => {
      const { messages, unread, pagination } = await get('/admin/messages?limit=100');
      expect([pagination.total, unread]).toEqual([30, 12]);
      expect(messages.filter(({ replies }: { replies: unknown[] }) => replies.length > 0).length).toBeGreaterThan(10);
      for (const { isRead, replies } of messages) expect(isRead || replies.length === 0).toBe(true);
    });

    it('has orders in every state, each with a matching history', async () => {
      const { orders: found } = await get('/admin/orders?limit=100');
      const states = new Set<string>();
      for (const { id } of found) {
        const { order } = await get(`/admin/orders/${id}`);
        const kinds = order.history.map(({ kind }: { kind: string }) => kind);
        states.add(`${order.fulfilment} ${order.paymentStatus}: ${kinds.join(', ')}`);
      }
      expect([...states].sort()).toEqual([
        'canceled refundDue: placed, cancelled, refundDue',
        'canceled refundDue: placed, paid, cancelled, refundDue',
        'canceled unpaid: placed, cancelled',
        'canceled unpaid: placed, expired',
        'cleared paid: placed, paid, cleared',
        'pending paid: placed, paid',
        'pending unpaid: placed',
      ]);
    });

    it('has new orders, some of them paid and waiting to be cleared', async () => {
      const waiting = (await get('/admin/orders?filter=new&limit=100')).orders;
      const paid = waiting.filter(({ paymentStatus }: { paymentStatus: string }) => paymentStatus === 'paid');
      expect(paid.length).toBeGreaterThan(2);
      expect(waiting.length).toBeGreaterThan(paid.length + 3);
    });

    it('sells on most days of the month', async () => {
      const { days } = await get('/overview/sales');
      expect(days.filter(({ sales }: { sales: number }) => sales > 0).length).toBeGreaterThan(18);
      expect(Math.max(...days.map(({ sales }: { sales: number }) => sales))).toBeGreaterThan(3);
    });

    it('has notifications of all kinds, the newest unread', async () => {
      const { notifications: listed, unread, pagination } = await get('/admin/notifications?limit=100');
      const kinds = new Set(listed.map(({ kind }: { kind: string }) => kind));
      expect([...kinds].sort()).toEqual(['lowStock', 'newMessage', 'newOrder', 'orderCancelled', 'orderPaid']);
      expect(unread).toBeGreaterThan(5);
      expect(unread).toBeLessThan(pagination.total / 2);
      expect(listed[0].isRead).toBe(false);
    });

    it('has customers in every status, found by their names with and without accents', async () => {
      for (const status of ['active', 'blocked', 'deactivated']) {
        expect((await get(`/admin/users?status=${status}`)).totalUsers).toBeGreaterThan(0);
      }
      expect((await get('/admin/users?search=seun%20alabi')).users).toHaveLength(1);
      expect((await get('/admin/orders?search=seun')).pagination.total).toBeGreaterThan(0);
      expect((await get('/admin/transactions?search=bisi')).pagination.total).toBeGreaterThan(0);
    });

    it('has kept totals that match the real ones', async () => {
      const { kept, real } = await shop.db.autocommit(totals);
      expect(kept).toEqual(real);
    });
  });

  it('numbers orders by their time, and has totals that add up', async () => {
    const found = (await everything()).orders.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
    const numbers = found.map(({ number }) => Number(number.slice(4)));
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
    for (const order of found) expect(order.totalKobo).toBe(order.subtotalKobo + order.deliveryFeeKobo);
  });

  it('is not changed by the jobs or by a second start', async () => {
    await reconcilePayments(shop.services);
    await expireOrders(shop.services);
    await shop.db.autocommit((tx) =>
      tx.update(products).set({ quantity: 7 }).where(eq(products.slug, 'makoko-t-shirt')),
    );
    const before = await everything();
    await seedDemo(shop.services);
    expect(await everything()).toEqual(before);
  });
});

describe('demo accounts in a shop without demo data', () => {
  const password = 'abs-demo-pass';
  const demoOff = async (work: () => Promise<void>) => {
    shop.services.config.demo = false;
    try {
      await work();
    } finally {
      shop.services.config.demo = true;
    }
  };

  it('cannot log in, and get the answer of unknown accounts', () =>
    demoOff(async () => {
      for (const [index, { email }] of accounts.entries()) {
        const login = (as: string, ip: string) => shop.call('POST', '/login', { body: { email: as, password }, ip });
        const known = await login(email, `10.0.1.${index}`);
        const unknown = await login(`no-${email}`, `10.0.2.${index}`);
        expect([known.status, known.body]).toEqual([401, unknown.body]);
      }
    }));

  it('cannot use their sessions, and get no codes', async () => {
    const { token } = await shop.loginAs('ada@abs.test', password);
    await demoOff(async () => {
      expect((await shop.call('GET', '/user/profile', { token })).status).toBe(401);
      const mailsBefore = (await shop.mailsTo('ada@abs.test')).length;
      expect((await shop.call('POST', '/forgot-password', { body: { email: 'ada@abs.test' } })).status).toBe(200);
      expect(await shop.mailsTo('ada@abs.test')).toHaveLength(mailsBefore);
    });
    expect((await shop.call('GET', '/user/profile', { token })).status).toBe(200);
  });

  it('become real accounts by admin:create', async () => {
    const owned = { email: 'zainab.bello@abs.test', password: 'an owner chose this' };
    await makeAdmin(shop.services, owned);
    await demoOff(async () => {
      expect((await shop.loginAs(owned.email, owned.password)).userType).toBe('Admin');
    });
  });
});

describe('the password of demo accounts', () => {
  it('stays the one that its owner has chosen, and is the shown one for all other accounts', async () => {
    const chosen = await createTestApp({ config: { demo: true } });
    await seedDemo(chosen.services);
    const passwordHash = await hashPassword('chosen by its owner');
    await chosen.db.autocommit((tx) => tx.update(users).set({ passwordHash }).where(eq(users.email, 'ada@abs.test')));
    chosen.services.config.demoPassword = 'random';
    const [admin] = await seedDemo(chosen.services);
    await chosen.loginAs('ada@abs.test', 'chosen by its owner');
    await chosen.loginAs('admin@abs.test', admin?.password);
    expect(admin?.password).not.toBe('abs-demo-pass');
    await chosen.close();
  });

  it('differs between databases', async () => {
    const passwords = new Set<string | undefined>();
    for (let n = 0; n < 2; n++) {
      const own = await createTestApp({ config: { demo: true, demoPassword: 'random' } });
      passwords.add((await seedDemo(own.services))[0]?.password);
      await own.close();
    }
    expect(passwords.size).toBe(2);
  });
});

describe('a demo shop from before styles existed', () => {
  it('gets styles and missing sizes, and keeps stock, prices and cards', async () => {
    const old = await createTestApp({ config: { demo: true } });
    const at = (slug: string, more: Partial<typeof products.$inferInsert>) =>
      addProduct(old, { slug, priceKobo: 3_500_000, quantity: 7, name: 'Mushin Brick Hoodie', ...more });
    const hoodie = await at('opebi-hoodie', { size: 'S', color: 'Moss', position: 1 });
    const brick = await at('mushin-brick-hoodie', { size: 'M', color: 'Brick', position: 4 });
    const renamed = await at('badagry-camel-hoodie', { size: 'M', color: 'Camel', position: 12, name: 'My Hoodie' });
    // An admin has given it the size and color of another product.
    const same = await at('osodi-wine-hoodie', { size: 'm', color: 'brick', position: 49 });
    await seedDemo(old.services);
    const admin = await old.loginAs('admin@abs.test', 'abs-demo-pass');
    const row = async (id: string) =>
      (await old.db.autocommit((tx) => tx.select().from(products).where(eq(products.id, id))))[0];

    expect(await row(brick.id)).toMatchObject({
      name: 'Opẹ́bí Hoodie',
      priceKobo: 3_500_000,
      quantity: 7,
      isCard: true,
    });
    expect((await row(brick.id))?.styleId).toBe((await row(hoodie.id))?.styleId);
    expect((await row(same.id))?.styleId).toBe(same.styleId);
    const { product } = (await old.call('GET', `/products/${hoodie.id}`)).body;
    expect(product.variants.map(({ size, color }: { size: string; color: string }) => `${color} ${size}`)).toEqual([
      ...['Moss S', 'Brick S', 'Camel S', 'Wine S', 'Moss M', 'Brick M', 'Camel M', 'Wine M'],
      ...['Moss L', 'Brick L', 'Camel L', 'Moss XL', 'Brick XL', 'Camel XL', 'Wine XL'],
    ]);

    // A product that an admin removed from its style and renamed joins it again with its new name.
    const change = { styleId: null, name: 'My Hoodie' };
    await old.call('PATCH', `/admin/products/${renamed.id}`, { body: change, token: admin.token });
    await seedDemo(old.services);
    expect(await row(renamed.id)).toMatchObject({ name: 'My Hoodie', styleId: product.styleId });
    await old.close();
  });
});

describe('seeding', () => {
  it('adds nothing to a database with a real account', async () => {
    const real = await createTestApp({ config: { demo: true } });
    await real.signUpAndVerify('owner@shop.example');
    expect(await seedDemo(real.services)).toEqual([]);
    const rows = await real.db.autocommit(async (tx) => [
      await tx.select().from(products),
      await tx.select().from(users),
    ]);
    expect(rows.map((all) => all.length)).toEqual([0, 1]);
    await real.close();
  });

  it('adds products that are new in the file, and refuses a product without pictures', async () => {
    const dir = await mkdtemp(join(tmpdir(), 'abs-demo-'));
    const color = {
      slug: 'new-tee',
      place: 0,
      size: 'M',
      color: 'Red',
      colorHex: '#aa0000',
      stock: { M: 3, XL: 0 },
      pictures: ['new-front', 'missing'],
    };
    const product = {
      style: 'new-tee',
      name: 'New Tee',
      category: 'tshirt',
      description: 'Just in.',
      price: 12_000.5,
      colors: [color],
    };
    await writeFile(join(dir, 'catalogue.json'), JSON.stringify([product]));
    await writeFile(
      join(dir, 'pictures.json'),
      JSON.stringify({ 'new-front': { width: 4, height: 5, ground: '#ffffff', alt: 'Red tee' } }),
    );
    await writeFile(join(dir, 'sizeGuides.json'), '[]');
    const demo = await createTestApp({ config: { demo: true } });
    await seedDemo(demo.services);
    await seedDemo(demo.services, dir);
    const [added] = await demo.db.autocommit((tx) => tx.select().from(products).where(eq(products.slug, 'new-tee')));
    expect(added).toMatchObject({
      priceKobo: 1_200_050,
      size: 'M',
      quantity: 3,
      pictures: [{ alt: 'Red tee', src: '/media/demo/new-front-640.jpg' }],
    });
    const large = await demo.db.autocommit((tx) => tx.select().from(products).where(eq(products.slug, 'new-tee-xl')));
    expect(large).toMatchObject([{ size: 'XL', quantity: 0, styleId: added?.styleId, isCard: false }]);

    await writeFile(join(dir, 'pictures.json'), '{}');
    await expect(seedDemo(demo.services, dir)).rejects.toThrow('new-tee has no picture');
    await demo.close();
    await rm(dir, { recursive: true });
  });
});
