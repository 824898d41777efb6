import type { MiddlewareHandler } from 'hono';
import type { Config } from '../config.ts';
import type { Services } from '../services.ts';

export const PROXY_WARNING =
  'Requests arrive with X-Forwarded-For, and TRUST_PROXY is off. If a reverse proxy is in front of the shop, all ' +
  'customers count as one address, and limits for one slow down all: set TRUST_PROXY to the number of proxies, or to ' +
  'their networks.';

const found = new WeakSet<Config>();

/** Whether a server with these settings has received X-Forwarded-For while TRUST_PROXY is off. */
export const hasUntrustedProxy = (config: Config): boolean => found.has(config);

/** Records, and logs once, that X-Forwarded-For arrives while TRUST_PROXY is off. */
export function proxyWarning({ config, log }: Pick<Services, 'config' | 'log'>): MiddlewareHandler {
  return (context, next) => {
    if (config.trustProxy === 0 && !found.has(config) && context.req.header('x-forwarded-for') !== undefined) {
      found.add(config);
      log.warn(PROXY_WARNING);
    }
    return next();
  };
}
