import type { Hono } from 'hono';
import { compress } from 'hono/compress';
import type { AppEnv } from './env.ts';
import { resolveFile } from './files.ts';
import { sendFile } from './sendFile.ts';

const ROOT = '/storybook/';

/**
 * What a Storybook needs beyond the shop's own policy: it has inline scripts, and shows its stories in a frame. Other
 * hosts it does not need.
 */
const POLICY = [
  "default-src 'self'",
  "script-src 'self' 'unsafe-inline'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "frame-src 'self'",
  "object-src 'none'",
  "frame-ancestors 'self'",
  "base-uri 'none'",
  "form-action 'self'",
].join('; ');

/**
 * Serves a built Storybook at /storybook/. Names in its assets/ change with their content.
 * @param dir where `storybook build` has put it; absolute.
 */
export function mountStorybook(app: Hono<AppEnv>, dir: string): void {
  app.get(ROOT.slice(0, -1), (context) => context.redirect(ROOT + new URL(context.req.url).search, 301));
  app.use(`${ROOT}*`, compress());
  app.get(`${ROOT}*`, async (context) => {
    const name = context.req.path.slice(ROOT.length) || 'index.html';
    const file = resolveFile(dir, name);
    const answer = file && (await sendFile(context, file, name.startsWith('assets/') ? 'immutable' : 'revalidate'));
    if (!answer) return context.notFound();
    answer.headers.set('Content-Security-Policy', POLICY);
    return answer;
  });
}
