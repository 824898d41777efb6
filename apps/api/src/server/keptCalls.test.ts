import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { CallName } from '@abs/contract';
import { type Call, calls } from '@abs/contract/calls';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ApiError } from '../apiError.ts';
import { createPublicAnswers } from '../cache/createPublicAnswers.ts';
import { catalogueHandlers } from '../catalogue/handlers.ts';
import { openPostgres } from '../db/postgres.ts';
import { products } from '../db/schema.ts';
import { validate } from '../http/validation.ts';
import { createServerStore } from '../testing/serverStore.ts';
import { addAdmin, addProduct, addShopper, checkOut, order, step } from '../testing/shop.ts';
import { startTcpProxy } from '../testing/tcpProxy.ts';
import { createTestApp, type TestApp } from '../testing/testApp.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';
import { keptCalls } from './keptCalls.ts';

const MAX_AGE_MS = 500;

let shop: TestApp;
beforeEach(async () => {
  shop = await createTestApp({ versionMaxAgeMs: MAX_AGE_MS });
});
afterEach(() => shop.close());

const idsIn = ({ body }: { body: { products: { id: string }[] } }) => body.products.map(({ id }) => id);

/** The bytes of an answer as they are sent. */
async function fetchBytes(path: string, headers: Record<string, string>) {
  const request = new Request(`http://localhost/api/v1${path}`, { headers });
  const response = await shop.app.fetch(request, { incoming: { socket: { remoteAddress: '127.0.0.1' } } });
  return { headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
}

test('guest, customer and admin get the same public answers, byte for byte', { tags: ['10.6.1'] }, async () => {
  const { id } = await addProduct(shop);
  const visitors = [undefined, (await addShopper(shop)).token, (await addAdmin(shop)).token, 'expired'];
  for (const path of ['/products', `/products/${id}`, '/search-query?query=hoodie']) {
    const all = [];
    for (const maker of visitors) {
      // An update without an effect: this visitor gets the new version first, and then the others get it.
      await shop.db.autocommit((tx) => tx.update(products).set({ quantity: 10 }).where(eq(products.id, id)));
      shop.services.publicAnswers.recheck();
      for (const [index, token] of [maker, ...visitors].entries()) {
        const headers = { cookie: `visitor=${index}`, 'user-agent': `browser ${index}` };
        const { status, text, headers: answered } = await shop.call('GET', path, { ...(token && { token }), headers });
        all.push({ status, text, etag: answered.get('etag'), cookie: answered.get('set-cookie') });
      }
    }
    expect(all[0]?.status).toBe(200);
    for (const one of all) expect(one).toEqual(all[0]);
  }
});

test('an admin sees their own change immediately, everybody else within a second', { tags: ['10.6.2'] }, async () => {
  const product = await addProduct(shop);
  const admin = await addAdmin(shop);
  const other = await createTestApp({ db: shop.db, clock: shop.clock, versionMaxAgeMs: MAX_AGE_MS });
  for (const app of [shop, other]) expect(idsIn(await app.call('GET', '/products'))).toEqual([product.id]);

  expect((await shop.call('DELETE', `/admin/products/${product.id}`, admin)).status).toBe(200);
  expect(idsIn(await shop.call('GET', '/products'))).toEqual([]);
  expect((await shop.call('GET', `/products/${product.id}`)).status).toBe(404);
  shop.clock.advance(MAX_AGE_MS);
  expect(idsIn(await other.call('GET', '/products'))).toEqual([]);

  expect((await other.call('POST', `/admin/products/${product.id}/restore`, { ...admin, body: {} })).status).toBe(200);
  expect(idsIn(await other.call('GET', '/products'))).toEqual([product.id]);
  shop.clock.advance(MAX_AGE_MS);
  expect(idsIn(await shop.call('GET', '/products'))).toEqual([product.id]);
});

test('stock follows orders and cancellations', { tags: ['10.6.2'] }, async () => {
  const { id } = await addProduct(shop, { quantity: 5 });
  const shopper = await addShopper(shop);
  const stock = async () => (await shop.call('GET', `/products/${id}`)).body.product.quantity;
  expect(await stock()).toBe(5);
  const placed = await order(shop, shopper, id, 2);
  expect(await stock()).toBe(3);
  expect((await shop.call('DELETE', `/orders/${placed.id}`, shopper)).status).toBe(200);
  expect(await stock()).toBe(5);
});

test('checkout reads the stock itself, even if a kept answer shows an older one', { tags: ['10.6.6'] }, async () => {
  const { id } = await addProduct(shop, { quantity: 1 });
  const [first, second] = [await addShopper(shop), await addShopper(shop)];
  const other = await createTestApp({ db: shop.db, clock: shop.clock, versionMaxAgeMs: 3_600_000 });
  for (const shopper of [first, second]) await step(shop, shopper, id, 1);
  expect((await other.call('GET', `/products/${id}`)).body.product.quantity).toBe(1);
  expect((await checkOut(shop, first)).status).toBe(201);
  expect((await other.call('GET', `/products/${id}`)).body.product.quantity).toBe(1);
  const { status, body } = await checkOut(other, second);
  expect([status, body.code]).toEqual([409, 'out_of_stock']);
});

test('unknown parameters and default values share the kept answer', { tags: ['10.6.1'] }, async () => {
  await addProduct(shop);
  await shop.call('GET', '/products');
  const before = shop.services.publicAnswers.bytes;
  for (let n = 0; n < 20; n += 1) await shop.call('GET', `/products?utm=${n}&page=1&limit=12`);
  expect(shop.services.publicAnswers.bytes).toBe(before);
  await shop.call('GET', '/products?limit=13');
  expect(shop.services.publicAnswers.bytes).toBeGreaterThan(before);
});

test('a flood of distinct searches stays within its memory limit and does not evict the main list', {
  tags: ['10.6.5'],
}, async () => {
  let lists = 0;
  const db = await openTestDatabase();
  const flooded = await createTestApp({
    db,
    clock: shop.clock,
    versionMaxAgeMs: 3_600_000,
    handlers: {
      getProducts: (...call) => {
        lists += 1;
        return catalogueHandlers.getProducts(...call);
      },
    },
  });
  for (let n = 0; n < 10; n += 1) await addProduct(flooded);
  await flooded.call('GET', '/products');
  const { publicAnswers } = flooded.services;
  const first = publicAnswers.bytes;
  for (let n = 0; n < 1_000; n += 1) {
    // Each is another URL, and finds all products.
    const query = [...'ikoyi-hoodie'].map((letter, bit) => ((n >> bit) & 1 ? letter.toUpperCase() : letter)).join('');
    const { status, body } = await flooded.call('GET', `/search-query?query=${query}`);
    expect([status, body.totalProducts]).toEqual([200, 10]);
  }
  expect(publicAnswers.bytes).toBeGreaterThan(3_000_000);
  expect(publicAnswers.bytes).toBeLessThan(4_000_000 + first);
  await flooded.call('GET', '/products');
  expect(lists).toBe(1);
  await flooded.close();
});

test('inputs with the same answer share one kept answer', async () => {
  const { id } = await addProduct(shop);
  const { publicAnswers } = shop.services;
  const equal = [
    [`/products/${id}`, `/products/${id.toUpperCase()}`],
    ['/products', '/products?sort=featured&facets=false&inStock=false&category=,&page=001&limit=012'],
    ['/products?category=hoodie,jacket', '/products?category=jacket,hoodie,,jacket'],
    ['/products?size=m,l&color=red', '/products?color=%20RED&size=L,M,l'],
    ['/search-query?query=palm&size=m', '/search-query?query=%20palm&size=M&sort=featured'],
  ];
  for (const [first = '', other = ''] of equal) {
    const { status, text } = await shop.call('GET', first);
    const before = publicAnswers.bytes;
    expect([first, status]).toEqual([first, 200]);
    expect((await shop.call('GET', other)).text).toBe(text);
    expect([other, publicAnswers.bytes]).toEqual([other, before]);
  }
});

test('made-up values of every parameter do not evict common answers', { tags: ['10.6.5'] }, async () => {
  const ID = 'abcdefab-cdef-4abc-8def-abcdefabcdef';
  const answers = createPublicAnswers(shop.services, 3_600_000);
  // About the largest size that is kept, so that a few of them would evict everything else.
  const body = 'x'.repeat(150_000);
  /** Whether the path parameters, and the collection of a list, name something that exists. */
  const isFound = ({ params = {}, query = {} }: Input) =>
    [...Object.values(params), query.collection ?? ID].every((name) => [ID, 'hoodie', 'rain'].includes(name));
  type Input = { params?: Record<string, string>; query?: Record<string, string> };
  const keep = async (name: CallName, { params, query }: Input) => {
    const call: Call = calls[name];
    const input = {
      params: call.params && validate(call.params, params),
      query: call.query && validate(call.query, query),
    };
    const kept = keptCalls.get(name)?.(input);
    if (!kept) throw new Error(`${name} is not kept`);
    const status = isFound(kept.input as Input) ? 200 : 404;
    await answers.get(kept.key, async () => ({ status, headers: {}, body }), kept.part);
    return kept;
  };
  const common = [
    await keep('getProducts', { query: {} }),
    await keep('getProducts', { query: { group: 'style', facets: 'true' } }),
    await keep('getProduct', { params: { id: ID } }),
    await keep('getCollections', {}),
    await keep('getCollection', { params: { slug: 'rain' } }),
  ];

  const cases = (text: string, n: number) =>
    [...text].map((letter, bit) => ((n >> (bit % 6)) & 1 ? letter.toUpperCase() : letter)).join('');
  const madeUp = Array.from({ length: 40 }, (_, n) => [
    `${n + 1}`,
    `${'0'.repeat(n)}1`,
    `x${n}`,
    cases(ID, n),
    `hoodie${',hoodie'.repeat(n % 20)}`,
    cases('hoodie', n),
    n % 2 ? 'newest' : 'price-desc',
  ]).flat();
  const namesIn = (schema: unknown) => Object.keys((schema as { shape?: object } | undefined)?.shape ?? {});
  let kept = 0;
  for (const name of keptCalls.keys()) {
    const { params, query }: Call = calls[name];
    for (const text of madeUp) {
      const path = Object.fromEntries(namesIn(params).map((param) => [param, text]));
      const inputs = namesIn(query).flatMap((param) => [
        { query: { query: 'a', [param]: text } },
        { query: { query: 'a', group: 'style', facets: 'true', [param]: text } },
      ]);
      for (const input of [
        { params: path, query: { query: 'a' } },
        ...inputs.map((some) => ({ params: path, ...some })),
      ]) {
        const isRefused = await keep(name, input).then(
          () => false,
          (error: unknown) => error instanceof ApiError,
        );
        kept += isRefused ? 0 : 1;
      }
    }
  }
  expect(kept).toBeGreaterThan(3_000);
  for (const { key, part } of common) expect([key, answers.peek(key, part)?.status]).toEqual([key, 200]);
});

test('a flood of distinct filters does not evict common lists', async () => {
  let lists = 0;
  const flooded = await createTestApp({
    db: await openTestDatabase(),
    clock: shop.clock,
    versionMaxAgeMs: 3_600_000,
    handlers: {
      getProducts: (...call) => {
        lists += 1;
        return catalogueHandlers.getProducts(...call);
      },
    },
  });
  for (let n = 0; n < 10; n += 1) await addProduct(flooded);
  const common = ['/products', '/products?group=style&facets=true', '/products?category=hoodie'];
  for (const path of common) await flooded.call('GET', path);
  const { publicAnswers } = flooded.services;
  const first = publicAnswers.bytes;
  for (let n = 0; n < 200; n += 1) {
    const { status, body } = await flooded.call('GET', `/products?group=style&facets=true&size=m,no${n}`);
    expect([status, body.totalProducts]).toEqual([200, 10]);
  }
  expect(publicAnswers.bytes).toBeGreaterThan(3_000_000);
  expect(publicAnswers.bytes).toBeLessThan(4_000_000 + first);
  lists = 0;
  for (const path of common) await flooded.call('GET', path);
  expect(lists).toBe(0);
  await flooded.call('GET', '/products?group=style&facets=true&size=m,no0');
  expect(lists).toBe(1);
  await flooded.close();
});

test('a filtered list follows changes of the stock', async () => {
  const { id } = await addProduct(shop, { quantity: 2 });
  await addProduct(shop, { color: 'Moss' });
  const path = '/products?group=style&inStock=true&facets=true';
  const inStock = async () => {
    const { body } = await shop.call('GET', path);
    return [body.totalProducts, body.facets.inStock];
  };
  expect(await inStock()).toEqual([2, 2]);
  const shopper = await addShopper(shop);
  const placed = await order(shop, shopper, id, 2);
  expect(await inStock()).toEqual([1, 1]);
  expect((await shop.call('DELETE', `/orders/${placed.id}`, shopper)).status).toBe(200);
  expect(await inStock()).toEqual([2, 2]);
});

test('refusals and missing products are not kept', async () => {
  const { bytes } = shop.services.publicAnswers;
  expect((await shop.call('GET', '/products?page=x')).status).toBe(400);
  expect((await shop.call('GET', '/products/00000000-0000-4000-8000-000000000000')).status).toBe(404);
  expect(shop.services.publicAnswers.bytes).toBe(bytes);
});

test('a caller who already has the answer gets 304, for every form of its ETag', { tags: ['10.6.4'] }, async () => {
  await addProduct(shop);
  const { headers } = await shop.call('GET', '/products');
  const etag = headers.get('etag') ?? '';
  expect(etag).toMatch(/^"[\w-]+"$/);
  for (const known of [
    etag,
    `W/${etag}`,
    `"other", ${etag}`,
    `"other",W/${etag}, "more"`,
    `"other" ,  ${etag} `,
    '*',
  ]) {
    const answer = await shop.call('GET', '/products', { headers: { 'if-none-match': known } });
    expect([known, answer.status, answer.text]).toEqual([known, 304, '']);
    expect([answer.headers.get('etag'), answer.headers.get('cache-control')]).toEqual([etag, 'no-cache']);
    expect(answer.headers.get('content-security-policy')).not.toBeNull();
  }
  const malformed = [etag.slice(0, -2), `${etag}x`, `x${etag}`, `w/${etag}`, `"other" ${etag}`];
  for (const unknown of ['"other"', 'W/"other", "more"', '', ...malformed]) {
    const { status } = await shop.call('GET', '/products', { headers: { 'if-none-match': unknown } });
    expect([unknown, status]).toEqual([unknown, 200]);
  }
  await addProduct(shop);
  shop.clock.advance(MAX_AGE_MS);
  expect((await shop.call('GET', '/products', { headers: { 'if-none-match': etag } })).status).toBe(200);
});

test('a new version of the same length has another ETag', { tags: ['10.6.4'] }, async () => {
  const { id } = await addProduct(shop, { quantity: 5 });
  const before = await shop.call('GET', `/products/${id}`);
  await order(shop, await addShopper(shop), id);
  const headers = { 'if-none-match': before.headers.get('etag') ?? '' };
  const after = await shop.call('GET', `/products/${id}`, { headers });
  expect([after.status, after.text.length]).toEqual([200, before.text.length]);
  expect(after.body.product.quantity).toBe(4);
});

test('HEAD has the headers of GET and no body', async () => {
  await addProduct(shop);
  const got = await shop.call('GET', '/products');
  const head = await shop.call('HEAD', '/products');
  expect([head.status, head.text]).toEqual([200, '']);
  for (const name of ['etag', 'content-length', 'content-type', 'cache-control', 'vary']) {
    expect([name, head.headers.get(name)]).toEqual([name, got.headers.get(name)]);
  }
  expect(head.headers.get('content-length')).toBe(String(Buffer.byteLength(got.text)));
});

test('answers are compressed as the caller accepts, each with its own ETag', { tags: ['10.6.4'] }, async () => {
  for (let n = 0; n < 5; n += 1) await addProduct(shop);
  const plain = await fetchBytes('/products', {});
  expect([plain.headers.get('content-encoding'), plain.headers.get('vary')]).toEqual([null, 'Accept-Encoding']);
  const etags = new Set([plain.headers.get('etag')]);
  for (const [accepted, encoding, decompress] of [
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
    ['*', 'br', brotliDecompressSync],
  ] as const) {
    const { headers, bytes } = await fetchBytes('/products', { 'accept-encoding': accepted });
    expect([accepted, headers.get('content-encoding')]).toEqual([accepted, encoding]);
    expect(headers.get('content-length')).toBe(String(bytes.byteLength));
    expect(decompress(bytes)).toEqual(plain.bytes);
    expect(bytes.byteLength).toBeLessThan(plain.bytes.byteLength / 3);
    etags.add(headers.get('etag'));
  }
  expect(etags.size).toBe(3);
  for (const refused of ['identity', 'br;q=0, gzip;q=0', 'zstd', '']) {
    const { headers } = await fetchBytes('/products', { 'accept-encoding': refused });
    expect([refused, headers.get('content-encoding')]).toEqual([refused, null]);
  }
});

test('personal answers are compressed for reads, but not for changes', async () => {
  for (let n = 0; n < 5; n += 1) await addProduct(shop);
  const { token } = await addAdmin(shop);
  const authorization = `Bearer ${token}`;
  const plain = await fetchBytes('/admin/products', { authorization });
  expect(plain.headers.get('content-length')).toBe(String(plain.bytes.byteLength));
  const { headers, bytes } = await fetchBytes('/admin/products', { authorization, 'accept-encoding': 'gzip, br' });
  expect([headers.get('content-encoding'), headers.get('cache-control')]).toEqual(['gzip', 'no-store']);
  expect(headers.get('vary')).toBe('Accept-Encoding');
  expect(gunzipSync(bytes)).toEqual(plain.bytes);

  const accepting = { headers: { 'accept-encoding': 'gzip, br' } };
  const short = await shop.call('GET', '/admin/counts', { token, ...accepting });
  expect([short.status, short.headers.get('content-encoding')]).toEqual([200, null]);
  const { id } = await addProduct(shop);
  const body = { description: 'Heavy cotton. '.repeat(80) };
  const answer = await shop.call('PATCH', `/admin/products/${id}`, { token, body, ...accepting });
  expect(answer.text.length).toBeGreaterThan(1024);
  expect([answer.status, answer.headers.get('content-encoding')]).toEqual([200, null]);
});

test.runIf(process.env.TEST_DATABASE_URL)(
  'a process that lost the database shows nothing outdated, and shows changes once it reconnects',
  async () => {
    const store = await createServerStore();
    const url = new URL(store.env.DATABASE_URL ?? '');
    const proxy = await startTcpProxy({ host: url.hostname, port: Number(url.port || 5432) });
    const proxied = new URL(url);
    proxied.hostname = '127.0.0.1';
    proxied.port = String(proxy.port);
    const silent = pino({ level: 'silent' });
    const options = { clock: shop.clock, versionMaxAgeMs: MAX_AGE_MS };
    const whole = await createTestApp({ ...options, db: await openPostgres(url.href, silent) });
    const cut = await createTestApp({ ...options, db: await openPostgres(proxied.href, silent) });
    const product = await addProduct(whole);
    const admin = await addAdmin(whole);
    expect(idsIn(await cut.call('GET', '/products'))).toEqual([product.id]);

    await proxy.stop();
    expect((await whole.call('DELETE', `/admin/products/${product.id}`, admin)).status).toBe(200);
    expect(idsIn(await whole.call('GET', '/products'))).toEqual([]);
    shop.clock.advance(MAX_AGE_MS);
    const { status, headers } = await cut.call('GET', '/products');
    expect([status, headers.get('cache-control')]).toEqual([503, 'no-store']);

    await proxy.resume();
    expect(idsIn(await cut.call('GET', '/products'))).toEqual([]);
    await Promise.all([whole.close(), cut.close()]);
    await proxy.close();
    await store.remove();
  },
);
