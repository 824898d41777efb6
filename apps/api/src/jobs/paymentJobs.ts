import { processUnhandledEvents } from '../payments/events.ts';
import { expireOrders } from '../payments/expireOrders.ts';
import { reconcilePayments } from '../payments/reconcile.ts';
import { type Job, repeat } from '../repeat.ts';
import { deliverDueWebhooks } from '../sandbox/webhooks.ts';
import type { Services } from '../services.ts';

const INTERVAL_MS = 60_000;
const SANDBOX_INTERVAL_MS = 1_000;

/**
 * Starts the background jobs for payments and unpaid orders: unprocessed webhooks, attempts without a reported outcome,
 * and expired orders; with the sandbox, also webhooks that are still due after a crash. Any number of processes may run
 * them concurrently.
 * `stop` aborts calls to the provider and resolves when all jobs have ended.
 */
export function paymentJobs(services: Services, intervalMs = INTERVAL_MS): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const start = (
    name: string,
    everyMs: number,
    work: (services: Services, signal: AbortSignal) => Promise<void>,
  ): Job =>
    repeat(name, everyMs, services.log, () =>
      work(services, stopping.signal).catch((error: unknown) => {
        if (!stopping.signal.aborted) throw error;
      }),
    );
  const jobs = [
    start('payment events', intervalMs, processUnhandledEvents),
    start('payment reconciliation', intervalMs, reconcilePayments),
    start('order expiry', intervalMs, expireOrders),
  ];
  if (!services.config.paystackSecretKey) {
    jobs.push(start('sandbox webhooks', Math.min(SANDBOX_INTERVAL_MS, intervalMs), deliverDueWebhooks));
  }
  return {
    async stop() {
      stopping.abort();
      await Promise.all(jobs.map((job) => job.stop()));
    },
  };
}
