import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { ApiError } from '../apiError.ts';
import type { Config } from '../config.ts';
import { asApiError, errorAnswer } from '../http/answer.ts';
import { commonHeaders } from '../http/commonHeaders.ts';
import type { AppEnv } from '../http/env.ts';
import { resolveFile } from '../http/files.ts';
import { requestId } from '../http/requestId.ts';
import { sendFile } from '../http/sendFile.ts';
import type { HttpApp } from './app.ts';
import { mountMcp } from './mcp.ts';

/**
 * Allows more than the shop's own policy, because a Storybook has inline scripts and shows its stories in a frame. It
 * needs no other hosts.
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
 * Serves a built Storybook and its MCP endpoint, and nothing else. It runs on a port of its own, which makes it another
 * origin, so that its inline scripts cannot read the sessions that browsers keep for the shop. Names in its assets/
 * change with their content.
 * @param dir absolute path of the output of `storybook build`
 */
export function createStorybookApp(config: Config, dir: string): HttpApp {
  const app = new Hono<AppEnv>();
  app.use(requestId(config), commonHeaders(config), compress());
  mountMcp(app, dir);
  app.get('*', async (context) => {
    const name = context.req.path.slice(1) || 'index.html';
    const file = resolveFile(dir, name);
    const answer = file && (await sendFile(context, file, name.startsWith('assets/') ? 'immutable' : 'revalidate'));
    if (!answer) return context.notFound();
    answer.headers.set('Content-Security-Policy', POLICY);
    return answer;
  });
  app.notFound((context) => errorAnswer(context, new ApiError('not_found', 'There is nothing at this URL.')));
  app.onError((thrown, context) => errorAnswer(context, asApiError(thrown)));
  return app;
}
