import { isIPv6 } from 'node:net';
import type { Context } from 'hono';
import type { Config } from '../config.ts';

/**
 * The caller's address, as limits count it. Behind a trusted proxy it is the last entry of X-Forwarded-For, the one
 * that the proxy itself wrote; whatever stands before it came from the caller.
 */
export function clientAddress(context: Context, config: Pick<Config, 'trustProxy'>): string {
  const forwarded = config.trustProxy ? context.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
  const socket = (context.env as { incoming?: { socket?: { remoteAddress?: string } } } | undefined)?.incoming?.socket;
  return countedAddress(forwarded || socket?.remoteAddress || 'unknown');
}

/** IPv6 by its /64, which is what one household or phone is given: 2⁶⁴ addresses would make a limit meaningless. */
export function countedAddress(address: string): string {
  const bare = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (!isIPv6(bare)) return bare.slice(0, 64);
  const [head = '', tail] = bare.toLowerCase().split('::');
  const front = head ? head.split(':') : [];
  const back = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - front.length - back.length);
  return `${[...front, ...Array<string>(zeros).fill('0'), ...back].slice(0, 4).join(':')}::/64`;
}
