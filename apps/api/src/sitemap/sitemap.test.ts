import { eq } from 'drizzle-orm';
import { XMLParser } from 'fast-xml-parser';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createPublicAnswers } from '../cache/createPublicAnswers.ts';
import { products } from '../db/schema.ts';
import type { AppEnv } from '../http/env.ts';
import { createReadQueue, type ReadQueue } from '../http/readQueue.ts';
import { addCollection, addProduct, addSizeGuide } from '../testing/shop.ts';
import { createTestApp, type TestApp } from '../testing/testApp.ts';
import { mountSitemap } from './index.ts';

const origin = 'https://shop.example';
let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp({ config: { publicUrl: origin } });
});
afterAll(() => shop.close());

/** The sitemap of the same shop with at most this many URLs per file. */
function sitemapOf(maxAddresses: number, queue: ReadQueue = createReadQueue()) {
  const app = new Hono<AppEnv>();
  const { services } = shop;
  mountSitemap(app, { ...services, publicAnswers: createPublicAnswers(services, 0) }, queue, { maxAddresses });
  return app;
}

type Entry = { loc: string; lastmod?: string };
const parser = new XMLParser({ isArray: (name) => name === 'url' || name === 'sitemap' });
const entriesOf = (xml: string): { urls?: Entry[]; parts?: Entry[] } => {
  const { urlset, sitemapindex } = parser.parse(xml, true);
  return { urls: urlset?.url, parts: sitemapindex?.sitemap };
};

test('robots.txt names the sitemap and keeps search engines out of the admin area', async () => {
  const { status, text, headers } = await shop.call('GET', '/robots.txt');
  expect([status, headers.get('content-type')]).toEqual([200, 'text/plain; charset=UTF-8']);
  expect(text).toContain('User-agent: *\nDisallow: /admin\n');
  expect(text).toContain(`\nSitemap: ${origin}/sitemap.xml\n`);
});

describe('with products', () => {
  const createdAt = new Date('2026-03-01T00:00:00Z');
  const names = ['Opebi Hoodie', 'Tom & "Jerry" </loc>', '外套', 'Okada Jacket', 'Eko Tee'];
  let added: { id: string; name: string }[];
  beforeAll(async () => {
    added = await Promise.all(names.map((name) => addProduct(shop, { name, createdAt })));
    await addProduct(shop, { name: 'Deleted Tee', deletedAt: new Date() });
    const [first] = await shop.db.autocommit((tx) =>
      tx
        .select()
        .from(products)
        .where(eq(products.name, names[0] ?? '')),
    );
    // Another size has no URL of its own, but another color does.
    await addProduct(shop, { name: 'Opebi Hoodie', createdAt, styleId: first?.styleId, size: 'L', position: 1 });
    const color = { color: 'Moss', size: 'L', position: 2 };
    added.push(await addProduct(shop, { name: 'Opebi Hoodie', createdAt, styleId: first?.styleId, ...color }));
  });
  const expected = () => {
    const slugs = ['/opebi-hoodie', '/tom-jerry-loc', '', '/okada-jacket', '/eko-tee', '/opebi-hoodie'];
    return added.map(({ id }, index) => `${origin}/product/${id}${slugs[index]}`).sort();
  };

  test('the sitemap has each public page and each product on sale, with the date of its last change', async () => {
    const { text, headers } = await shop.call('GET', '/sitemap.xml');
    expect(headers.get('content-type')).toBe('application/xml; charset=utf-8');
    const { urls = [] } = entriesOf(text);
    const isProduct = ({ loc }: Entry) => loc.includes('/product/');
    expect(urls.filter(isProduct).map(({ loc }) => loc)).toEqual(expected());
    expect(new Set(urls.filter(isProduct).map(({ lastmod }) => lastmod))).toEqual(
      new Set(['2026-03-01T00:00:00.000Z']),
    );
    expect(urls.filter((url) => !isProduct(url)).map(({ loc }) => loc)).toContain(`${origin}/shop?category=hoodie`);
  });

  test('the sitemap has only current collections', async () => {
    const past = { endsAt: new Date(0) };
    await addCollection(shop, { slug: 'past', ...past });
    await addCollection(shop, { slug: 'rain' });
    const { urls = [] } = entriesOf((await shop.call('GET', '/sitemap.xml')).text);
    expect(urls.flatMap(({ loc }) => (loc.includes('/collections/') ? [loc] : []))).toEqual([
      `${origin}/collections/rain`,
    ]);
  });

  test('the sitemap has the size guides of categories', async () => {
    const guides = async () => {
      const { urls = [] } = entriesOf((await shop.call('GET', '/sitemap.xml')).text);
      return urls.flatMap(({ loc }) => (loc.includes('/size-guide/') ? [loc] : []));
    };
    expect(await guides()).toEqual([]);
    await addSizeGuide(shop, { category: 'jacket' });
    await addSizeGuide(shop, { category: null, name: 'Of one style' });
    expect(await guides()).toEqual([`${origin}/size-guide/jacket`]);
  });

  test('an edit of a product updates the date of its last change', async () => {
    const { token } = await shop.signUpAdmin();
    const [product] = added;
    const before = shop.clock.now().getTime();
    const answer = await shop.call('PATCH', `/admin/products/${product?.id}`, { token, body: { price: 20_000 } });
    expect(answer.status).toBe(200);
    const { urls = [] } = entriesOf((await shop.call('GET', '/sitemap.xml')).text);
    const entry = urls.find(({ loc }) => loc.includes(product?.id ?? 'none'));
    expect(Date.parse(entry?.lastmod ?? '')).toBeGreaterThanOrEqual(before);
  });

  test('above the limit of one file, the sitemap is an index whose files have every product', {
    tags: ['10.6.11'],
  }, async () => {
    const app = sitemapOf(2);
    const read = async (path: string) => entriesOf(await (await app.request(path)).text());
    const { parts = [] } = await read('/sitemap.xml');
    expect(parts.map(({ loc }) => loc)).toEqual(
      ['pages', 'products-1', 'products-2', 'products-3'].map((file) => `${origin}/sitemap/${file}.xml`),
    );
    const addresses: string[] = [];
    for (const { loc } of parts.slice(1)) {
      const { urls = [] } = await read(loc.slice(origin.length));
      expect(urls).toHaveLength(2);
      addresses.push(...urls.map((url) => url.loc));
    }
    expect(addresses).toEqual(expected());
    expect((await read('/sitemap/pages.xml')).urls?.[0]?.loc).toBe(`${origin}/`);
    expect((await app.request('/sitemap/products-4.xml')).status).toBe(404);
  });

  test('each file is generated once for all clients, until the catalogue changes', { tags: ['10.6.11'] }, async () => {
    const queue = createReadQueue();
    const steps = vi.spyOn(queue, 'make');
    const app = sitemapOf(2, queue);
    const paths = ['/sitemap.xml', '/sitemap/products-1.xml', '/sitemap/products-2.xml', '/sitemap/pages.xml'];
    const readAll = () =>
      Promise.all(paths.flatMap((path) => Array.from({ length: 50 }, async () => (await app.request(path)).text())));
    const texts = await readAll();
    // One step finds the start of each file, two are for files of products, and one is for the pages.
    expect(steps).toHaveBeenCalledTimes(4);
    expect(await readAll()).toEqual(texts);
    expect(steps).toHaveBeenCalledTimes(4);
    await addProduct(shop, { name: 'Deleted', deletedAt: new Date() });
    expect(await readAll()).toEqual(texts);
    expect(steps).toHaveBeenCalledTimes(8);
  });

  test('files are generated one at a time, in steps that wait for their turn', { tags: ['10.6.11'] }, async () => {
    let running = 0;
    let most = 0;
    const queue: ReadQueue = {
      ...createReadQueue(),
      async make(_, make) {
        running += 1;
        most = Math.max(most, running);
        return make().finally(() => {
          running -= 1;
        });
      },
    };
    const app = sitemapOf(2, queue);
    const files = ['products-1', 'products-2', 'products-3', 'pages'];
    const answers = await Promise.all(files.map((file) => app.request(`/sitemap/${file}.xml`)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(most).toBe(1);
  });

  test('the sitemap is compressed, and a client that has it already gets 304', async () => {
    const { headers } = await shop.call('GET', '/sitemap.xml', { headers: { 'accept-encoding': 'gzip' } });
    expect([headers.get('content-encoding'), headers.get('cache-control'), headers.get('vary')]).toEqual([
      'gzip',
      'public, max-age=3600',
      'Accept-Encoding',
    ]);
    const known = { 'accept-encoding': 'gzip', 'if-none-match': headers.get('etag') ?? '' };
    const again = await shop.call('GET', '/sitemap.xml', { headers: known });
    expect([again.status, again.text]).toEqual([304, '']);
  });

  test.each(['none', '1', 'products', 'products-0', 'products-01', 'products-1', 'products-1e3', "'"])(
    'answers 404 for the file %s and keeps nothing',
    async (file) => {
      const before = shop.services.publicAnswers.bytes;
      expect((await shop.call('GET', `/sitemap/${file}.xml`)).status).toBe(404);
      expect(shop.services.publicAnswers.bytes).toBe(before);
    },
  );
});
