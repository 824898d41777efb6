/** Serves the built shop and the reference server on one port, with a host name for each switch and likely backend. */
import { startServers, switchNames } from '@abs/conformance/server';
import { elsewhere, labelOf, likelyBackends, origin, port } from './otherBackends.ts';

const shopDir = 'apps/shop/dist';

await startServers(
  {
    strict: { shopDir },
    ...Object.fromEntries(switchNames.map((name) => [labelOf(name), { switches: [name], shopDir }])),
    ...Object.fromEntries(
      Object.entries(likelyBackends).map(([name, switches]) => [labelOf(name), { switches, shopDir }]),
    ),
    // The shop at one origin, its backend at another.
    [elsewhere.shop]: { shopDir: elsewhere.dir },
    [elsewhere.api]: { shopOrigin: origin(elsewhere.shop) },
  },
  port,
);
