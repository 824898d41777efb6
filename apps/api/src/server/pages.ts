import { readFile } from 'node:fs/promises';
import * as path from 'node:path';
import type { PageSource, RenderedPage } from '@abs/contract/pages';
import type { Context } from 'hono';
import { ApiError } from '../apiError.ts';
import type { PublicAnswer } from '../cache/keptAnswer.ts';
import { isDatabaseAway } from '../db/errors.ts';
import { shopPolicy } from '../http/contentPolicy.ts';
import type { AppEnv } from '../http/env.ts';
import type { Handlers } from '../http/handler.ts';
import type { ReadQueue } from '../http/readQueue.ts';
import { sendKept } from '../http/sendKept.ts';
import type { Services } from '../services.ts';
import { busyPage } from './busyPage.ts';
import type { KnownAddresses } from './knownAddresses.ts';
import { createPagesWithoutData } from './pagesWithoutData.ts';
import { emptySource, loadRenderer, pageSource } from './renderer.ts';

/** Answers with the page of a URL; null if only the browser renders it. */
export type SendPage = (context: Context<AppEnv>) => Promise<Response | null>;

function toAnswer(page: RenderedPage, origin: string): PublicAnswer {
  if (page.status === 302) return { status: 302, headers: { Location: page.location }, body: '' };
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': shopPolicy(origin, page.styles),
  };
  const comeBack = page.status === 503 && { 'Cache-Control': 'no-store', 'Retry-After': '5' };
  return { status: page.status, headers: { ...headers, ...comeBack }, body: page.html };
}

/**
 * Sends the shop's pages as HTML with their content, so that visitors can read them before any script runs. They are
 * the same for every visitor, and kept like the answers that they show.
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
  // Avoids an unhandled rejection: the pages await it and fail with its error.
  loading.catch(() => {});
  const pagesWithoutData = createPagesWithoutData(log);

  return async (context) => {
    const [renderer, withoutData] = await loading;
    const address = renderer?.resolve(context.req.url) ?? null;
    if (!renderer || !withoutData || !address) return null;
    if ('movedTo' in address) return context.redirect(address.movedTo, 301);
    const { key, part } = address;
    const name = `page ${key}`;
    const render = async () => toAnswer(await renderer.render(key), origin);
    try {
      const page = await publicAnswers
        .get(name, () => queue.make(part, render), part)
        .catch((error: unknown) => {
          if (isDatabaseAway(error)) return null;
          throw error;
        });
      if (!page) {
        const render = async () => toAnswer(await withoutData.render(key), origin);
        return await sendKept(context, await pagesWithoutData(key, render));
      }
      if (page.status === 200) addresses.remember(context, name, part, true);
      return await sendKept(context, page);
    } catch (error) {
      if (error instanceof ApiError && error.status === 503) return busyPage(context, error);
      log.error({ err: error, requestId: context.get('requestId') }, 'A page was not rendered');
      // The browser may still be able to render the page.
      context.header('Cache-Control', 'no-store');
      return context.html(await readFile(path.join(shopDir, 'index.html'), 'utf8'), 500);
    }
  };
}
