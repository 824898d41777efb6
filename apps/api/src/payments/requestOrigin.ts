import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import type { Config } from '../config.ts';

/** Ranges of IP addresses of this machine and of private networks: they cannot lead a customer to a public site. */
const NEARBY = ['loopback', 'private', 'linkLocal', 'uniqueLocal'];

function isNearby(hostname: string): boolean {
  const address = hostname.replace(/^\[|\]$/g, '');
  if (isIP(address)) return NEARBY.includes(ipaddr.process(address).range());
  return address === 'localhost' || address.endsWith('.localhost');
}

/**
 * The URL of the sandbox's card page at the origin where the shop was opened: 127.0.0.1 or the machine's IP address in
 * its network as well as PUBLIC_URL, so that a phone next to the computer can pay too. Applies only if the sandbox is
 * mounted, only to this machine or a private network, and only if the browser's Origin is this server (Host). Every
 * other URL is unchanged: the shop then explains why it cannot open it.
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
