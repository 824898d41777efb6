import { lt } from 'drizzle-orm';
import { rateLimits } from '../db/schema.ts';
import { purgeIdempotencyKeys } from '../idempotency.ts';
import { expireOrders } from '../orders/expireOrders.ts';
import { resumeSandboxWebhooks } from '../sandbox/webhooks.ts';
import type { Services } from '../services.ts';
import { processLeftEvents } from './events.ts';
import { reconcileOpenPayments } from './reconcile.ts';

const INTERVAL_MS = 60_000;
const FIRST_RUN_MS = 3_000;

async function purge({ db, now }: Services): Promise<void> {
  await db.transaction((tx) => purgeIdempotencyKeys(tx, now()));
  await db.transaction((tx) => tx.delete(rateLimits).where(lt(rateLimits.windowEndsAt, now())));
}

/** One round of all jobs. A job that fails is logged, and does not keep the others from running. */
export async function runPaymentJobs(services: Services, signal?: AbortSignal): Promise<void> {
  const jobs = { processLeftEvents, reconcileOpenPayments, expireOrders, purge };
  for (const [job, run] of Object.entries(jobs)) {
    if (signal?.aborted) return;
    try {
      await run(services, signal);
    } catch (error) {
      if (!signal?.aborted) services.log.error({ err: error, job }, 'A job failed and will run again');
    }
  }
}

/**
 * Runs the jobs now and then, in any number of processes at once; the timers keep no process alive.
 * `stop` breaks off calls to the provider and resolves when nothing runs any more.
 */
export function paymentJobs(services: Services, intervalMs = INTERVAL_MS): { stop(): Promise<void> } {
  const stopping = new AbortController();
  let running: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout;
  const schedule = (delay: number) => {
    timer = setTimeout(() => {
      running = runPaymentJobs(services, stopping.signal).finally(() => {
        if (!stopping.signal.aborted) schedule(intervalMs);
      });
    }, delay);
    timer.unref();
  };
  schedule(Math.min(FIRST_RUN_MS, intervalMs));
  const sandbox = services.config.paystackSecretKey ? undefined : resumeSandboxWebhooks(services);
  return {
    async stop() {
      stopping.abort();
      clearTimeout(timer);
      await Promise.all([running, sandbox?.stop()]);
    },
  };
}
