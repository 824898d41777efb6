import { readFile } from 'node:fs/promises';
import * as path from 'node:path';
import type { PageRenderer, PageSource, RenderedPage } from '@abs/contract/pages';
import type { Context } from 'hono';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import type { Logger } from 'pino';
import { ApiError } from '../apiError.ts';
import { KeptAnswer, type PublicAnswer } from '../cache/keptAnswer.ts';
import { isDatabaseAway } from '../db/errors.ts';
import type { Services } from '../services.ts';
import { busyPage } from './busyPage.ts';
import type { AppEnv } from './env.ts';
import type { Handlers } from './handler.ts';
import type { KnownAddresses } from './knownAddresses.ts';
import { busy, type ReadQueue, WAITING_MAX } from './readQueue.ts';
import { emptySource, loadRenderer, pageSource } from './renderer.ts';
import { sendKept } from './sendKept.ts';

/** Pages that are kept as rendered without data, which is the same until the process ends. More than the shop has texts. */
const WITHOUT_DATA_MAX = 50;
const WARNING_GAP_MS = 60_000;

/** Answers with the page of an address; null where only a browser renders it. */
export type SendPage = (context: Context<AppEnv>) => Promise<Response | null>;

function toAnswer(page: RenderedPage): PublicAnswer {
  if (page.status === 302) return { status: 302, headers: { Location: page.location }, body: '' };
  const headers = { 'Content-Type': 'text/html; charset=utf-8' };
  const comeBack = page.status === 503 && { 'Cache-Control': 'no-store', 'Retry-After': '5' };
  return { status: page.status, headers: { ...headers, ...comeBack }, body: page.html };
}

/**
 * Renders pages while the database is away: a page of texts as it is, but for its navigation; every other page says that
 * the shop is busy. Not in the read queue, whose jobs may all be waiting for the database.
 */
function createRendererWithoutData(log: Logger) {
  const limit = pLimit(1);
  const kept = new LRUCache<string, KeptAnswer>({ max: WITHOUT_DATA_MAX });
  let warnedAt = Number.NEGATIVE_INFINITY;

  return function render(renderer: PageRenderer, key: string): Promise<KeptAnswer> {
    if (performance.now() - warnedAt > WARNING_GAP_MS) {
      log.warn('Pages are rendered without the database, which does not answer');
      warnedAt = performance.now();
    }
    if (limit.pendingCount >= WAITING_MAX) return Promise.reject(busy());
    return limit(async () => {
      const known = kept.get(key);
      if (known) return known;
      const { headers, ...page } = toAnswer(await renderer.render(key));
      const answer = new KeptAnswer({ ...page, headers: { ...headers, 'Cache-Control': 'no-store' } });
      kept.set(key, answer);
      return answer;
    });
  };
}

/**
 * Sends the shop's pages as HTML, with their content: nobody waits for a script to read them. They are the same for
 * every visitor, and kept like the answers that they show.
 */
export function createPages(
  services: Services,
  handlers: Handlers,
  shopDir: string,
  addresses: KnownAddresses,
  queue: ReadQueue,
): SendPage {
  const { publicAnswers, log } = services;
  const origin = services.config.publicUrl;
  const load = (source: PageSource) => loadRenderer(shopDir, { origin, source });
  const loading = Promise.all([load(pageSource(services, handlers)), load(emptySource())]);
  // Awaited by the first page at the latest, which then fails with it.
  loading.catch(() => {});
  const renderWithoutData = createRendererWithoutData(log);

  return async (context) => {
    const [renderer, withoutData] = await loading;
    const address = renderer?.resolve(context.req.url) ?? null;
    if (!renderer || !withoutData || !address) return null;
    if ('movedTo' in address) return context.redirect(address.movedTo, 301);
    const { key, part } = address;
    const name = `page ${key}`;
    const render = async () => toAnswer(await renderer.render(key));
    try {
      const page = await publicAnswers
        .get(name, () => queue.make(part, render), part)
        .catch((error: unknown) => {
          if (isDatabaseAway(error)) return null;
          throw error;
        });
      if (!page) return await sendKept(context, await renderWithoutData(withoutData, key));
      if (page.status === 200) addresses.remember(context, name, part, true);
      return await sendKept(context, page);
    } catch (error) {
      if (error instanceof ApiError && error.status === 503) return busyPage(context, error);
      log.error({ err: error, requestId: context.get('requestId') }, 'A page was not rendered');
      // A browser may still do better than this server.
      context.header('Cache-Control', 'no-store');
      return context.html(await readFile(path.join(shopDir, 'index.html'), 'utf8'), 500);
    }
  };
}
