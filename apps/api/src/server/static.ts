import * as path from 'node:path';
import type { Context, Hono } from 'hono';
import { html } from 'hono/html';
import type { AppEnv } from '../http/env.ts';
import { resolveFile } from '../http/files.ts';
import { sendPage as sendOwnPage } from '../http/page.ts';
import { sendPicture } from '../http/saveData.ts';
import { sendFile } from '../http/sendFile.ts';
import { wantsPage } from '../http/wantsPage.ts';
import type { SendPage } from './pages.ts';
import { readPreloads } from './preloads.ts';

/** Paths that are never a page of the shop: an unknown one is a 404, not the shop's index. */
const NOT_A_PAGE = /^\/(?:api|media|dev|sandbox|assets|healthz|readyz|\.well-known)(?:\/|$)/;

export type StaticDirs = {
  /** The built shop: index.html, assets/ with hashed names, and other files at the root. */
  shopDir: string;
  /** Demo pictures, served at /media/demo/. */
  picturesDir: string;
};

/**
 * Serves demo pictures and the built shop; every other URL that a browser navigates to is a page of the shop.
 * @param sendPage answers with a rendered page; pages that only the browser renders get the index
 */
export function mountStatic(app: Hono<AppEnv>, { shopDir, picturesDir }: StaticDirs, sendPage: SendPage): void {
  app.get('/media/demo/*', async (context, next) => {
    const file = resolveFile(picturesDir, context.req.path.slice('/media/demo/'.length));
    return (file && (await sendPicture(context, file, (name) => sendFile(context, name, 'immutable')))) || next();
  });

  const preloadsOf = readPreloads(shopDir);
  app.get('*', async (context, next) => {
    const { path: urlPath } = context.req;
    if (NOT_A_PAGE.test(urlPath) && !urlPath.startsWith('/assets/')) return next();

    const file = resolveFile(shopDir, urlPath);
    const caching = urlPath.startsWith('/assets/') ? 'immutable' : 'revalidate';
    const answer = file && (await sendPicture(context, file, (name) => sendFile(context, name, caching)));
    if (answer) return answer;

    // An open page of an older version may request a script that no longer exists: it must get a 404 each time.
    if (urlPath.startsWith('/assets/')) context.header('Cache-Control', 'no-store');
    if (NOT_A_PAGE.test(urlPath) || !isForPage(context)) return next();
    const page = await sendPage(context);
    if (page) return page;
    const index = await sendFile(context, path.join(shopDir, 'index.html'), 'revalidate');
    const preloads = preloadsOf(urlPath);
    if (preloads) index?.headers.set('Link', preloads);
    return index ?? notBuilt(context);
  });
  app.post('*', (context, next) => {
    const isForm = context.req.header('content-type')?.startsWith('application/x-www-form-urlencoded');
    return isForm && isForPage(context) && !NOT_A_PAGE.test(context.req.path) ? refuseForm(context) : next();
  });
}

/** Refuses a form that was sent before its page's script loaded, or by a browser that runs none. */
function refuseForm(context: Context): Response | Promise<Response> {
  return sendOwnPage(
    context,
    {
      title: 'Nothing was sent',
      body: html`<h1>Nothing was sent.</h1>
<p>This form needs JavaScript, which did not run. Go back, wait until the page has loaded, and try again.</p>
<p><a href="">Open the page again</a></p>`,
    },
    405,
    { Allow: 'GET, HEAD' },
  );
}

const isForPage = ({ req }: Context): boolean => wantsPage(req.header('accept'), req.path);

function notBuilt(context: Context): Response | Promise<Response> {
  return sendOwnPage(
    context,
    {
      title: 'Not built yet',
      body: html`<h1>The shop has not been built yet.</h1>
<p>The backend is running. Build the shop with <code>npm run build</code>, or start everything for development with
<code>npm run dev</code>. Meanwhile, read the <a href="/api/docs">API documentation</a>.</p>`,
    },
    503,
  );
}
