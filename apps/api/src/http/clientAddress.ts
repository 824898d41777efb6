import { isIP, isIPv6, type Socket } from 'node:net';
import type { Context } from 'hono';
import ipaddr from 'ipaddr.js';
import type { Config } from '../config.ts';
import type { TrustProxy } from './trustProxy.ts';

/**
 * The caller's IP address, in the form that limits count. Each proxy appends the address of its own caller to
 * X-Forwarded-For, so the header is read from its end while the writer of an entry is trusted. Earlier entries may be
 * forged.
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

/** The IP address that opened a connection, as limits count it; null for a trusted proxy, which connects for many. */
export function connectionAddress({ remoteAddress = '' }: Socket, trustProxy: TrustProxy): string | null {
  const address = bareAddress(remoteAddress);
  return isTrusted(trustProxy, 0, address) ? null : countedAddress(address || 'unknown');
}

function isTrusted(trustProxy: TrustProxy, hop: number, address: string): boolean {
  if (typeof trustProxy === 'number') return hop < trustProxy;
  return isIP(address) !== 0 && trustProxy.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

/** An IP address without brackets, zone and the port that some proxies add. IPv4 in its IPv6 form becomes IPv4. */
function bareAddress(text: string): string {
  const address = text
    .trim()
    .replace(/^\[(.*)\](:\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')
    .replace(/%.*$/, '');
  return isIP(address) ? ipaddr.process(address).toString() : address;
}

/** IPv6 is counted by its /64, the network of one household or phone: 2⁶⁴ addresses would make a limit meaningless. */
export function countedAddress(address: string): string {
  const bare = bareAddress(address);
  return isIPv6(bare) ? `${groupsOf(bare).slice(0, 4).join(':')}::/64` : bare.slice(0, 64);
}

/** The /48 around a counted IPv6 address, because one customer of a provider may have 65,536 /64s. Null for IPv4. */
export function widerNetwork(counted: string): string | null {
  const [network, bits] = counted.split('/');
  return bits === '64' && network ? `${groupsOf(network).slice(0, 3).join(':')}::/48` : null;
}

/** The eight groups of an IPv6 address, without leading zeros. */
const groupsOf = (address: string): string[] => ipaddr.IPv6.parse(address).toNormalizedString().split(':');
