import { eq } from 'drizzle-orm';
import { XMLParser } from 'fast-xml-parser';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { products } from '../db/schema.ts';
import type { AppEnv } from '../http/env.ts';
import { addCollection, addProduct, addSizeGuide } from '../testing/shop.ts';
import { createTestApp, type TestApp } from '../testing/testApp.ts';
import { mountSitemap } from './index.ts';

const origin = 'https://shop.example';
let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp({ config: { publicUrl: origin } });
});
afterAll(() => shop.close());

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
    // Another size has no address of its own, another color has.
    await addProduct(shop, { name: 'Opebi Hoodie', createdAt, styleId: first?.styleId, size: 'L', position: 1 });
    const color = { color: 'Moss', size: 'L', position: 2 };
    added.push(await addProduct(shop, { name: 'Opebi Hoodie', createdAt, styleId: first?.styleId, ...color }));
  });
  const expected = () => {
    const slugs = ['/opebi-hoodie', '/tom-jerry-loc', '', '/okada-jacket', '/eko-tee', '/opebi-hoodie'];
    return added.map(({ id }, index) => `${origin}/product/${id}${slugs[index]}`).sort();
  };

  test('the sitemap has each open page and each product on sale, with its last change', async () => {
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

  test('the sitemap has the collections that are in the shop', async () => {
    const past = { endsAt: new Date(0) };
    await addCollection(shop, { slug: 'past', ...past });
    await addCollection(shop, { slug: 'rain' });
    const { urls = [] } = entriesOf((await shop.call('GET', '/sitemap.xml')).text);
    expect(urls.flatMap(({ loc }) => (loc.includes('/collections/') ? [loc] : []))).toEqual([
      `${origin}/collections/rain`,
    ]);
  });

  test('the sitemap has the size guides that there are', async () => {
    const guides = async () => {
      const { urls = [] } = entriesOf((await shop.call('GET', '/sitemap.xml')).text);
      return urls.flatMap(({ loc }) => (loc.includes('/size-guide/') ? [loc] : []));
    };
    expect(await guides()).toEqual([]);
    await addSizeGuide(shop, { category: 'jacket' });
    await addSizeGuide(shop, { category: null, name: 'Of one style' });
    expect(await guides()).toEqual([`${origin}/size-guide/jacket`]);
  });

  test('an edit of a product is its last change', async () => {
    const { token } = await shop.signUpAdmin();
    const [product] = added;
    const before = shop.clock.now().getTime();
    const answer = await shop.call('PATCH', `/admin/products/${product?.id}`, { token, body: { price: 20_000 } });
    expect(answer.status).toBe(200);
    const { urls = [] } = entriesOf((await shop.call('GET', '/sitemap.xml')).text);
    const entry = urls.find(({ loc }) => loc.includes(product?.id ?? 'none'));
    expect(Date.parse(entry?.lastmod ?? '')).toBeGreaterThanOrEqual(before);
  });

  test('above what one file may have it is an index, whose parts have every product', async () => {
    const app = new Hono<AppEnv>();
    mountSitemap(app, shop.services, { maxAddresses: 4, productsPerPart: 2 });
    const read = async (path: string) => entriesOf(await (await app.request(path)).text());
    const { parts = [] } = await read('/sitemap.xml');
    expect(parts).toHaveLength(5);
    const addresses: string[] = [];
    for (const { loc } of parts.slice(1)) {
      const { urls = [] } = await read(loc.slice(origin.length));
      expect(urls.length).toBeLessThanOrEqual(4);
      addresses.push(...urls.map((url) => url.loc));
    }
    expect([...new Set(addresses)].sort()).toEqual(expected());
    expect((await read('/sitemap/pages.xml')).urls?.[0]?.loc).toBe(`${origin}/`);
  });

  test.each(['none', '1', 'products', "'"])('there is no part %s', async (part) => {
    expect((await shop.call('GET', `/sitemap/${part}.xml`)).status).toBe(404);
  });
});
