import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { Config } from '../config.ts';
import type { AppEnv } from './env.ts';

/** Request ids that a proxy may choose: short, and without anything that could look like another line of the log. */
const NAME = /^[\w\-=]{1,64}$/;

/**
 * The id of a request, which its answer and its lines in the log have. Only a trusted proxy may choose it, because
 * other clients could write anything into the log.
 * @param given its header X-Request-Id
 */
export const requestIdOf = ({ trustProxy }: Pick<Config, 'trustProxy'>, given: string | undefined): string =>
  trustProxy !== 0 && given !== undefined && NAME.test(given) ? given : randomUUID();

/** Gives each request its id. */
export function requestId(config: Pick<Config, 'trustProxy'>): MiddlewareHandler<AppEnv> {
  return (context, next) => {
    context.set('requestId', requestIdOf(config, context.req.header('x-request-id')));
    return next();
  };
}
