import { isIP, isIPv6, type Socket } from 'node:net';
import type { Context } from 'hono';
import ipaddr from 'ipaddr.js';
import type { Config } from '../config.ts';
import type { TrustProxy } from './trustProxy.ts';

/**
 * The caller's address, as limits count it. Each proxy adds to X-Forwarded-For who called it, so that the header is
 * read from its end for as long as the one who wrote is trusted; whatever stands before came from the caller.
 */
export function clientAddress(context: Context, { trustProxy }: Pick<Config, 'trustProxy'>): string {
  const socket = (context.env as { incoming?: { socket?: { remoteAddress?: string } } } | undefined)?.incoming?.socket;
  let caller = bareAddress(socket?.remoteAddress ?? '');
  const forwarded = context.req.header('x-forwarded-for')?.split(',').map(bareAddress) ?? [];
  for (const [hop, address] of forwarded.reverse().entries()) {
    if (!isTrusted(trustProxy, hop, caller) || !isIP(address)) break;
    caller = address;
  }
  return countedAddress(caller || 'unknown');
}

/** The address that opened a connection, as limits count it; null for a trusted proxy, which connects for many. */
export function connectionAddress({ remoteAddress = '' }: Socket, trustProxy: TrustProxy): string | null {
  const address = bareAddress(remoteAddress);
  return isTrusted(trustProxy, 0, address) ? null : countedAddress(address || 'unknown');
}

function isTrusted(trustProxy: TrustProxy, hop: number, address: string): boolean {
  if (typeof trustProxy === 'number') return hop < trustProxy;
  return isIP(address) !== 0 && trustProxy.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

/** An address without the port that some proxies add, brackets and zone; an IPv4 address in its IPv6 form as IPv4. */
function bareAddress(text: string): string {
  const address = text
    .trim()
    .replace(/^\[(.*)\](:\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')
    .replace(/%.*$/, '');
  return isIP(address) ? ipaddr.process(address).toString() : address;
}

/** IPv6 by its /64, which is what one household or phone is given: 2⁶⁴ addresses would make a limit meaningless. */
export function countedAddress(address: string): string {
  const bare = bareAddress(address);
  return isIPv6(bare) ? `${groupsOf(bare).slice(0, 4).join(':')}::/64` : bare.slice(0, 64);
}

/** The /48 around a counted IPv6 address: one customer of a provider may hold 65,536 times a /64. Null for IPv4. */
export function widerNetwork(counted: string): string | null {
  const [network, bits] = counted.split('/');
  return bits === '64' && network ? `${groupsOf(network).slice(0, 3).join(':')}::/48` : null;
}

/** The eight groups of an IPv6 address, without leading zeros. */
const groupsOf = (address: string): string[] => ipaddr.IPv6.parse(address).toNormalizedString().split(':');
