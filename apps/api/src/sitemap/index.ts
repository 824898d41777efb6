import { Readable } from 'node:stream';
import { categories, collectionPath } from '@abs/contract';
import { isNull } from 'drizzle-orm';
import type { Context, Hono } from 'hono';
import { listCollections } from '../catalogue/collections.ts';
import { readCounter } from '../db/counters.ts';
import type { Tx } from '../db/database.ts';
import { sizeGuides } from '../db/schema.ts';
import type { AppEnv } from '../http/env.ts';
import { isUuid } from '../ids.ts';
import type { Services } from '../services.ts';
import { FIRST_KEY, partKeys, productPages, type SitemapPage } from './productPages.ts';

/** Addresses that one file may have: https://www.sitemaps.org/protocol.html */
const SITEMAP_MAX_ADDRESSES = 50_000;
/** Products that a part is made for: some may be added before the index is read again. */
const PRODUCTS_PER_PART = 45_000;

/** Pages that are open to everybody, beside those of products. */
const PAGES = [
  '/',
  '/shop',
  ...categories.map((category) => `/shop?category=${category}`),
  '/aboutus',
  '/contactus',
  '/enquiry',
  '/tc',
  '/privacy',
];

/** Pages for one person, or for nobody: not worth a visit of a search engine. */
const PRIVATE = ['/admin', '/cart', '/order', '/user/', '/payment/', '/dev/', '/sandbox/'];

const HEADERS = { 'Cache-Control': 'public, max-age=3600' };
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

type Options = {
  /** Addresses that one file may have, for tests. */
  maxAddresses?: number;
  /** Products that a part is made for, for tests. */
  productsPerPart?: number;
};

/** Tells search engines where to look: /robots.txt, and /sitemap.xml with every page that is open to everybody. */
export function mountSitemap(
  app: Hono<AppEnv>,
  { config, db, now }: Pick<Services, 'config' | 'db' | 'now'>,
  { maxAddresses = SITEMAP_MAX_ADDRESSES, productsPerPart = PRODUCTS_PER_PART }: Options = {},
): void {
  const origin = config.publicUrl;
  const pages = (key: string) => productPages(db, key, maxAddresses);

  const textPages = async () => {
    const collections = (await listCollections({ db, now })).filter(({ kind }) => kind === 'collection');
    return [...PAGES, ...(await db.autocommit(sizeGuidePages)), ...collections.map(collectionPath)];
  };

  app.get('/robots.txt', (context) => {
    const rules = [
      'User-agent: *',
      ...PRIVATE.map((path) => `Disallow: ${path}`),
      '',
      `Sitemap: ${origin}/sitemap.xml`,
    ];
    return context.text(`${rules.join('\n')}\n`, 200, HEADERS);
  });

  app.get('/sitemap.xml', async (context) => {
    const total = await db.autocommit((tx) => readCounter(tx, 'cards'));
    const texts = await textPages();
    if (total + texts.length <= maxAddresses) return sendXml(context, urlSet(origin, texts, pages(FIRST_KEY)));
    const keys = await db.autocommit((tx) => partKeys(tx, productsPerPart));
    return sendXml(context, index(origin, ['pages', FIRST_KEY, ...keys]));
  });

  app.get('/sitemap/:part{.+\\.xml}', async (context, next) => {
    const part = context.req.param('part').slice(0, -'.xml'.length);
    if (part === 'pages') return sendXml(context, urlSet(origin, await textPages()));
    return isUuid(part) ? sendXml(context, urlSet(origin, [], pages(part))) : next();
  });
}

/** The pages of the categories that have a size guide. */
async function sizeGuidePages(tx: Tx): Promise<string[]> {
  const rows = await tx
    .select({ category: sizeGuides.category })
    .from(sizeGuides)
    .where(isNull(sizeGuides.deletedAt))
    .orderBy(sizeGuides.category);
  return rows.flatMap(({ category }) => (category ? [`/size-guide/${category}`] : []));
}

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const entry = (tag: string, origin: string, path: string, changedAt?: Date) =>
  `<${tag}><loc>${escapeXml(origin + path)}</loc>${changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''}</${tag}>\n`;

async function* urlSet(
  origin: string,
  paths: readonly string[],
  batches?: AsyncIterable<SitemapPage[]>,
): AsyncGenerator<string> {
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="${NAMESPACE}">\n`;
  yield paths.map((path) => entry('url', origin, path)).join('');
  for await (const batch of batches ?? []) {
    yield batch.map(({ path, changedAt }) => entry('url', origin, path, changedAt)).join('');
  }
  yield '</urlset>\n';
}

async function* index(origin: string, parts: readonly string[]): AsyncGenerator<string> {
  const entries = parts.map((part) => entry('sitemap', origin, `/sitemap/${part}.xml`));
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="${NAMESPACE}">\n${entries.join('')}</sitemapindex>\n`;
}

/** Sends a text while it is made. A failure on the way breaks the connection off, and nobody takes the part for all. */
function sendXml(context: Context, pieces: AsyncIterable<string>): Response {
  const body = Readable.toWeb(Readable.from(pieces, { objectMode: false })) as ReadableStream<Uint8Array>;
  return context.body(body, 200, { ...HEADERS, 'Content-Type': 'application/xml; charset=utf-8' });
}
