import { isIP } from 'node:net';
import type { MiddlewareHandler } from 'hono';
import { ApiError } from '../apiError.ts';
import type { Config } from '../config.ts';

/**
 * Whether a host name belongs to this server. An attacker can point a domain of their own to this machine (DNS rebinding),
 * but cannot own an IP address or `localhost`.
 */
function isOwnHost(hostname: string, { publicUrl }: Pick<Config, 'publicUrl'>): boolean {
  const name = hostname.replace(/^\[(.*)\]$/, '$1');
  return isIP(name) !== 0 || /^(?:.+\.)?localhost$/.test(name) || hostname === new URL(publicUrl).hostname;
}

/** Refuses requests under other host names, so that no other site can read the development pages. */
export function ownHostsOnly(config: Pick<Config, 'publicUrl'>): MiddlewareHandler {
  return (context, next) => {
    if (isOwnHost(new URL(context.req.url).hostname, config)) return next();
    throw new ApiError('forbidden', 'Open this page under localhost, an IP address, or the host name of PUBLIC_URL.');
  };
}
