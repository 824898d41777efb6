import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import type { Config } from '../config.ts';

/** Ranges of addresses of this machine and of private networks: nobody elsewhere can be led to one of them. */
const NEARBY = ['loopback', 'private', 'linkLocal', 'uniqueLocal'];

function isNearby(hostname: string): boolean {
  const address = hostname.replace(/^\[|\]$/g, '');
  if (isIP(address)) return NEARBY.includes(ipaddr.process(address).range());
  return address === 'localhost' || address.endsWith('.localhost');
}

/**
 * The sandbox's card page under the address at which the shop was opened: 127.0.0.1 or the machine's address in its
 * network as well as PUBLIC_URL, so that a phone beside the computer can pay too. Only where the sandbox is mounted, only
 * to this machine or a private network, and only when the browser says (Origin) that it is on this very server (Host).
 * Every other address is left as it is: the shop then says why it cannot go there.
 */
export function withRequestOrigin(
  url: string,
  config: Pick<Config, 'publicUrl' | 'paystackSecretKey'>,
  header: (name: string) => string | undefined,
): string {
  const origin = URL.parse(header('origin') ?? '');
  const page = URL.parse(url);
  if (config.paystackSecretKey !== undefined || !origin || !page) return url;
  const isSandbox = page.origin === new URL(config.publicUrl).origin;
  const isThisServer = /^https?:$/.test(origin.protocol) && origin.host === header('host');
  if (!isSandbox || !isThisServer || !isNearby(origin.hostname)) return url;
  return `${origin.origin}${page.pathname}${page.search}`;
}
