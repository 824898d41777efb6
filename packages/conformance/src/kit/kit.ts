import { type CallName, endpoints } from '@abs/contract';
import { tryAccounts, tryPasswordReset } from './accounts.ts';
import { type AdditiveResult, tryAdditiveCalls } from './additive.ts';
import { removeProduct, tryAdmin } from './admin.ts';
import { tryCart } from './cart.ts';
import { tryCatalogue } from './catalogue.ts';
import { createCheck } from './check.ts';
import { createClient } from './client.ts';
import type { Config } from './config.ts';
import { type FeatureResult, featuresOf, tryListQueries, tryOrderFilters } from './features.ts';
import type { CallResult } from './findings.ts';
import { tryCancellation, tryOrders, tryRepeatedConfirm } from './orders.ts';
import type { Outside } from './outside.ts';
import { tryCredentials, tryOwnership } from './ownership.ts';
import { tryPayment } from './payment.ts';
import { tryPreflights } from './preflight.ts';
import { createRecorder } from './recorder.ts';
import type { Run } from './run.ts';

export type Report = {
  url: string;
  /** The shop's origin, from which the calls were made; null when it is the backend's own. */
  origin: string | null;
  startedAt: string;
  /** Every call of section 7, and other calls with findings. */
  calls: CallResult[];
  additive: AdditiveResult[];
  features: FeatureResult[];
  /** The data that the kit created and could not delete. */
  left: string[];
  /** Whether the shop works with this backend: no call fails. */
  isConforming: boolean;
};

type Ports = {
  outside: Outside;
  wait(milliseconds: number): Promise<void>;
  /** Receives a message before a long wait. */
  log(line: string): void;
};

/** The calls of section 7 of the specification. */
const basicCalls = (Object.keys(endpoints) as CallName[]).filter((call) => !('additive' in endpoints[call]));

/** Makes a purchase with a running backend, and tries every request that it must refuse. */
export async function runKit(config: Config, { outside, wait, log }: Ports): Promise<Report> {
  const startedAt = new Date().toISOString();
  const recorder = createRecorder(basicCalls);
  const { url, origin } = config;
  const client = createClient({ url, origin, timeoutMs: config.timeouts.answer * 1000, recorder, wait, log });
  const run: Run = { config, outside, client, recorder, check: createCheck(client, recorder), wait, log };

  await tryCatalogue(run);
  await tryAccounts(run);
  await tryCart(run);
  const order = await tryOrders(run);
  await tryOwnership(run, order);
  await tryCancellation(run, order);
  await tryPayment(run);
  await tryRepeatedConfirm(run);
  await tryCredentials(run, basicCalls);
  await tryPasswordReset(run);
  await tryAdmin(run);
  await tryListQueries(run);
  await tryOrderFilters(run);
  if (!client.isDown()) await tryPreflights(run, basicCalls);
  const additive = client.isDown() ? [] : await tryAdditiveCalls(run);
  await removeProduct(run);

  const calls = recorder.results();
  const isConforming =
    !calls.some(({ outcome }) => outcome === 'fails') && !additive.some(({ outcome }) => outcome === 'unreadable');
  return {
    url,
    origin: origin ?? null,
    startedAt,
    calls,
    additive,
    features: featuresOf(run),
    left: [...recorder.left()],
    isConforming,
  };
}
