import { API_BASE_PATH } from '@abs/contract';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import type { Config } from '../config.ts';
import { shopPolicy } from './contentPolicy.ts';
import type { AppEnv } from './env.ts';
import { securityHeaders } from './headers.ts';

/** Names in lower case, so that no header occurs twice. */
export type HeaderRecord = Readonly<Record<string, string>>;

/**
 * Lets a shop on another origin call /api/v1. Safe with '*', because the only credential is a bearer token, which a
 * page must have to send it: no cookie is sent automatically. Not hono/cors: it answers a preflight before the route is
 * known, and cannot name the methods of the path (calls.test.ts: "another origin may call, without credentials").
 */
const anyOrigin = { 'access-control-allow-origin': '*' };
const callHeaders = {
  ...anyOrigin,
  'access-control-expose-headers': 'Retry-After, X-Request-Id, Api-Features',
  'api-features': 'idempotency-key, list-queries, order-filters',
};
const preflightHeaders = {
  ...anyOrigin,
  'access-control-allow-methods': 'GET, POST, DELETE, OPTIONS',
  'access-control-allow-headers': 'authorization, content-type, idempotency-key',
  'access-control-max-age': '86400',
};
/** Lets shops on other origins show the pictures. Other origins may embed nothing else. */
const pictureHeaders = { 'cross-origin-resource-policy': 'cross-origin' };

/**
 * Gives every answer the headers that depend only on its path and method, and its request's id. Headers that an answer
 * already has stay unchanged. The security headers are created once, because adding each of them to each answer took as
 * long as all other work.
 */
export function commonHeaders(config: Config): MiddlewareHandler<AppEnv> {
  let security: HeaderRecord | undefined;
  const headersOf = ({ path, method }: { path: string; method: string }): HeaderRecord => {
    if (path.startsWith('/media/')) return pictureHeaders;
    if (!path.startsWith(`${API_BASE_PATH}/`)) return {};
    return method === 'OPTIONS' ? preflightHeaders : callHeaders;
  };

  return async (context, next) => {
    security ??= {
      ...(await headersMadeBy(securityHeaders(config))),
      'content-security-policy': shopPolicy(config.publicUrl),
    };
    const headers: HeaderRecord = { ...security, ...headersOf(context.req), 'x-request-id': context.get('requestId') };
    context.set('commonHeaders', headers);
    await next();
    if (context.get('hasCommonHeaders')) return;
    const { headers: answered } = context.res;
    const allowed = headers['access-control-allow-origin'] && context.req.method === 'OPTIONS' && answered.get('allow');
    if (allowed) answered.set('access-control-allow-methods', allowed);
    for (const [name, value] of Object.entries(headers)) if (!answered.has(name)) answered.set(name, value);
  };
}

/** The headers that a middleware adds to any answer. */
async function headersMadeBy(middleware: MiddlewareHandler): Promise<HeaderRecord> {
  const app = new Hono().use(middleware).get('/', (context) => context.body(null));
  return Object.fromEntries((await app.request('/')).headers);
}

/** Creates an answer together with all its headers, for frequent answers. @param headers names in lower case */
export function quickAnswer(
  context: Context<AppEnv>,
  body: Buffer | string | null,
  status: number,
  headers: HeaderRecord,
): Response {
  context.set('hasCommonHeaders', true);
  const all = { ...context.get('commonHeaders'), ...headers };
  return new Response(body as Uint8Array<ArrayBuffer> | string | null, { status, headers: all });
}
