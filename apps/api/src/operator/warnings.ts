import type { OperatorWarning } from '@abs/contract';
import type { Tx } from '../db/database.ts';
import { hasUntrustedProxy, PROXY_WARNING } from '../http/proxyWarning.ts';
import { failingMails } from '../mail/undelivered.ts';
import type { Services } from '../services.ts';
import { picturesApart } from '../storage/pictureStores.ts';

/** Looks for one problem in how the shop is run; null if there is none. */
type Check = (tx: Tx, services: Services) => OperatorWarning | null | Promise<OperatorWarning | null>;

/** Keep checks cheap: each open back office runs all of them twice a minute. */
const checks: readonly Check[] = [untrustedProxy, picturesApart, failingMails];

/** Problems for the operator, logged at start and shown on the admin's overview. Warnings about settings come first. */
export async function findOperatorWarnings(tx: Tx, services: Services): Promise<OperatorWarning[]> {
  const found = [...services.config.warnings];
  for (const check of checks) {
    const warning = await check(tx, services);
    if (warning) found.push(warning);
  }
  return found;
}
function untrustedProxy(_tx: Tx, { config }: Services): OperatorWarning | null {
  return hasUntrustedProxy(config) ? { code: 'untrustedProxy', message: PROXY_WARNING } : null;
}
