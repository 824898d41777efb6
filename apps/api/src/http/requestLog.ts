import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { Services } from '../services.ts';
import type { AppEnv } from './env.ts';

/**
 * Gives each request an id, answers it as X-Request-Id, and writes one line when the request is done. Never the query
 * (it may carry an address or a reference), the headers or the body.
 */
export function requestLog({ log, config }: Services): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    const given = config.trustProxy !== 0 ? context.req.header('x-request-id') : undefined;
    const requestId = given && /^[\w.-]{1,64}$/.test(given) ? given : randomUUID();
    context.set('requestId', requestId);
    const start = performance.now();
    await next();
    context.res.headers.set('X-Request-Id', requestId);
    const level = context.req.path.startsWith('/api/') ? 'info' : 'debug';
    log[level](
      {
        requestId,
        method: context.req.method,
        path: context.req.path,
        status: context.res.status,
        ms: Math.round(performance.now() - start),
        userId: context.get('userId'),
      },
      'request',
    );
  };
}
