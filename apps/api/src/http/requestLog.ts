import type { MiddlewareHandler } from 'hono';
import type { Services } from '../services.ts';
import type { AppEnv } from './env.ts';

/** @property start by `performance.now()` */
type DoneRequest = {
  requestId: string;
  method: string;
  path: string;
  status: number;
  start: number;
  userId: string | undefined;
};

/**
 * Writes the log line of a request that is done. It never has the query (which may have an e-mail address or a
 * reference), the headers or the body.
 */
export function logRequest(
  log: Services['log'],
  { requestId, method, path, status, start, userId }: DoneRequest,
): void {
  const level = path.startsWith('/api/') ? 'info' : 'debug';
  if (!log.isLevelEnabled(level)) return;
  log[level]({ requestId, method, path, status, ms: Math.round(performance.now() - start), userId }, 'request');
}

/** Logs each request when it is done. */
export function requestLog({ log }: Services): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    const start = performance.now();
    await next();
    const { method, path } = context.req;
    const { status } = context.res;
    logRequest(log, {
      requestId: context.get('requestId'),
      method,
      path,
      status,
      start,
      userId: context.get('userId'),
    });
  };
}
