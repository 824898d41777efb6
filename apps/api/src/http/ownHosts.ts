import { isIP } from 'node:net';
import type { MiddlewareHandler } from 'hono';
import { ApiError } from '../apiError.ts';
import type { Config } from '../config.ts';

/**
 * Whether a page under this host name is one of this server's own. No other site can have an IP address or `localhost` as
 * its name, but it can let its own name lead to this machine (DNS rebinding).
 */
function isOwnHost(hostname: string, { publicUrl }: Pick<Config, 'publicUrl'>): boolean {
  const name = hostname.replace(/^\[(.*)\]$/, '$1');
  return isIP(name) !== 0 || /^(?:.+\.)?localhost$/.test(name) || hostname === new URL(publicUrl).hostname;
}

/** Refuses requests under other host names, where a page of another site could read what is only for this machine. */
export function ownHostsOnly(config: Pick<Config, 'publicUrl'>): MiddlewareHandler {
  return (context, next) => {
    if (isOwnHost(new URL(context.req.url).hostname, config)) return next();
    throw new ApiError('forbidden', 'Open this page under localhost, an IP address, or the host name of PUBLIC_URL.');
  };
}
