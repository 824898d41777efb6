import type { MiddlewareHandler } from 'hono';
import type { Services } from '../services.ts';
import type { AppEnv } from './env.ts';

/**
 * Answers the id of each request as X-Request-Id, and writes one line when the request is done. Never the query
 * (it may carry an address or a reference), the headers or the body.
 */
export function requestLog({ log }: Services): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    const requestId = context.get('requestId');
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
