import { BlockList, isIP } from 'node:net';

/**
 * Whose X-Forwarded-For is trusted: that of this number of proxies in front of the server (0: of none), or that of the
 * proxies in these networks.
 */
export type TrustProxy = number | BlockList;

/** No shop has more proxies in front. Detects a port or a year that was typed by mistake. */
const MAX_HOPS = 16;

const hopsOf: Record<string, number> = { off: 0, false: 0, on: 1, true: 1 };

/** Reads `off`, `on` (one proxy), a number of proxies, or a comma-separated list of addresses and networks; else null. */
export function parseTrustProxy(value: string): TrustProxy | null {
  const hops = hopsOf[value] ?? (/^\d{1,2}$/.test(value) ? Number(value) : null);
  if (hops !== null) return hops <= MAX_HOPS ? hops : null;

  const networks = new BlockList();
  for (const network of value.split(',')) {
    if (!addNetwork(networks, network.trim())) return null;
  }
  return networks;
}

/** @returns whether it was an address, or a network in CIDR notation that is not the whole internet */
function addNetwork(networks: BlockList, network: string): boolean {
  const [address = '', prefix, ...rest] = network.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  const family = version === 6 ? 'ipv6' : 'ipv4';
  if (prefix === undefined) {
    networks.addAddress(address, family);
    return true;
  }
  const bits = Number(prefix);
  if (!/^\d{1,3}$/.test(prefix) || bits < 1 || bits > (version === 6 ? 128 : 32)) return false;
  networks.addSubnet(address, bits, family);
  return true;
}
