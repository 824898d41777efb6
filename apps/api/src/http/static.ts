import * as path from 'node:path';
import type { Context, Hono } from 'hono';
import { html } from 'hono/html';
import type { AppEnv } from './env.ts';
import { resolveFile, sendFile } from './files.ts';
import { page } from './page.ts';
import { readPreloads } from './preloads.ts';

/** Addresses that are never a page of the shop: a miss there is a 404, not the shop's index. */
const NOT_A_PAGE = /^\/(?:api|media|dev|sandbox|assets|healthz|readyz|\.well-known)(?:\/|$)/;

export type StaticDirs = {
  /** The built shop: index.html, assets/ with hashed names, and what else lies at the root. */
  shopDir: string;
  /** Demo pictures, served at /media/demo/. */
  picturesDir: string;
};

/** Serves demo pictures and the built shop; every other address that a browser navigates to is a page of the shop. */
export function mountStatic(app: Hono<AppEnv>, { shopDir, picturesDir }: StaticDirs): void {
  app.get('/media/demo/*', async (context, next) => {
    const file = resolveFile(picturesDir, context.req.path.slice('/media/demo/'.length));
    return (file && (await sendFile(context, file, 'immutable'))) || next();
  });

  const preloadsOf = readPreloads(shopDir);
  app.get('*', async (context, next) => {
    const { path: urlPath } = context.req;
    if (NOT_A_PAGE.test(urlPath) && !urlPath.startsWith('/assets/')) return next();

    const file = resolveFile(shopDir, urlPath);
    const caching = urlPath.startsWith('/assets/') ? 'immutable' : 'revalidate';
    const answer = file && (await sendFile(context, file, caching));
    if (answer) return answer;

    // An open page of an older version may request a script that no longer exists: it must get a 404 each time.
    if (urlPath.startsWith('/assets/')) context.header('Cache-Control', 'no-store');
    if (NOT_A_PAGE.test(urlPath) || !wantsPage(context)) return next();
    const index = await sendFile(context, path.join(shopDir, 'index.html'), 'revalidate');
    const preloads = preloadsOf(urlPath);
    if (preloads) index?.headers.set('Link', preloads);
    return index ?? notBuilt(context);
  });
}

/** A browser navigating names text/html. Programs often accept anything: they get the page where no file is meant. */
function wantsPage(context: Context): boolean {
  const accept = context.req.header('accept') ?? '*/*';
  return accept.includes('text/html') || (accept.includes('*/*') && path.extname(context.req.path) === '');
}

function notBuilt(context: Context): Response | Promise<Response> {
  return context.html(
    page({
      title: 'Not built yet',
      body: html`<h1>The shop has not been built yet.</h1>
<p>The backend is running. Build the shop with <code>npm run build</code>, or start everything for development with
<code>npm run dev</code>. Meanwhile, read the <a href="/api/docs">API documentation</a>.</p>`,
    }),
    503,
  );
}
