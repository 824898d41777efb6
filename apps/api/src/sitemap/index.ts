import type { Context, Hono } from 'hono';
import pLimit from 'p-limit';
import { ApiError } from '../apiError.ts';
import { readCounter } from '../db/counters.ts';
import type { AppEnv } from '../http/env.ts';
import type { ReadQueue } from '../http/readQueue.ts';
import { sendKept } from '../http/sendKept.ts';
import type { Services } from '../services.ts';
import { sitemapIndex, textPages, urlSet } from './files.ts';
import { FIRST_KEY, partKeys, productPages } from './productPages.ts';

/** URLs per file. The protocol allows 50,000, but files are held in memory: https://www.sitemaps.org/protocol.html */
const FILE_MAX_ADDRESSES = 10_000;
/** Files that may wait to be generated. */
const WAITING_MAX = 20;

/** Personal and development pages, which search engines should not visit. */
const PRIVATE = ['/admin', '/cart', '/order', '/user/', '/payment/', '/dev/', '/sandbox/'];

/** Search engines fetch sitemaps every few hours at most. */
const HEADERS = { 'Cache-Control': 'public, max-age=3600' };
const XML_HEADERS = { ...HEADERS, 'Content-Type': 'application/xml; charset=utf-8' };

type Options = {
  /** URLs per file, for tests. */
  maxAddresses?: number;
};

/**
 * Serves /robots.txt and /sitemap.xml with every public page. Files are cached like other public responses, and generated
 * one at a time in short steps, so that orders are handled in between.
 */
export function mountSitemap(
  app: Hono<AppEnv>,
  services: Pick<Services, 'config' | 'db' | 'now' | 'publicAnswers'>,
  queue: ReadQueue,
  { maxAddresses = FILE_MAX_ADDRESSES }: Options = {},
): void {
  const { db, publicAnswers } = services;
  const origin = services.config.publicUrl;
  const oneAtATime = pLimit(1);

  /** The cached file, or a new one. Files are generated one at a time. */
  const keep = (name: string, make: () => Promise<string>) =>
    publicAnswers.get(
      `sitemap ${name}`,
      async () => {
        if (oneAtATime.pendingCount >= WAITING_MAX) throw busy();
        return { status: 200, headers: XML_HEADERS, body: await oneAtATime(make) };
      },
      'sitemaps',
    );

  const step = <Result>(work: () => Promise<Result>) => queue.make('sitemaps', work);

  /** The id after which each file of products begins; empty when one file holds everything. */
  async function readKeys(): Promise<string[]> {
    const kept = await keep('keys', () =>
      step(async () => {
        const total = await db.autocommit((tx) => readCounter(tx, 'cards'));
        const isOne = total + (await textPages(services)).length <= maxAddresses;
        const keys = isOne ? [] : [FIRST_KEY, ...(await db.autocommit((tx) => partKeys(tx, maxAddresses)))];
        return JSON.stringify(keys);
      }),
    );
    return JSON.parse(kept.plain.body.toString());
  }

  const send = async (context: Context<AppEnv>, name: string, make: () => Promise<string>) =>
    sendKept(context, await keep(name, make));

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
    const keys = await readKeys();
    return send(context, 'all', async () => {
      if (keys.length > 0) return sitemapIndex(origin, ['pages', ...keys.map((_, index) => `products-${index + 1}`)]);
      const texts = await step(() => textPages(services));
      return urlSet(origin, texts, productPages(db, { after: FIRST_KEY }, step));
    });
  });

  app.get('/sitemap/pages.xml', (context) =>
    send(context, 'pages', async () => urlSet(origin, await step(() => textPages(services)))),
  );

  app.get('/sitemap/:file{products-[1-9]\\d{0,4}\\.xml}', async (context, next) => {
    const number = Number.parseInt(context.req.param('file').slice('products-'.length), 10);
    const [after, until] = (await readKeys()).slice(number - 1, number + 1);
    if (after === undefined) return next();
    return send(context, `products ${number}`, () => urlSet(origin, [], productPages(db, { after, until }, step)));
  });
}

const busy = () => new ApiError('unavailable', 'The shop is busy. Please try again in a moment.', { retryAfter: 60 });
