import { and, asc, gt, inArray, lt } from 'drizzle-orm';
import { payments } from '../db/schema.ts';
import type { Services } from '../services.ts';
import { closeAttempt, outcomeOf, type PaymentRow, settleIfPaid } from './attempts.ts';

const MINUTE = 60_000;
/** Younger ones are most likely being paid just now. */
const ASK_AFTER_MS = 2 * MINUTE;
/** Until then a customer may still be trying another card. */
const CLOSE_AFTER_MS = 60 * MINUTE;
/** A bank that has not answered by then never will. */
const GIVE_UP_AFTER_MS = 24 * 60 * MINUTE;
const BATCH = 100;
/** One answer that cannot be understood must not keep the rest waiting; so many in a row mean that nobody is there. */
const FAILURES_IN_A_ROW = 3;

/**
 * Asks the provider about attempts that are open for a while, in case the webhook and the customer both got lost on
 * the way back. Safe in several processes at once: settling is idempotent.
 * @throws ApiError payment_unavailable; the next run goes on
 */
export async function reconcileOpenPayments(services: Services, signal?: AbortSignal): Promise<void> {
  const now = services.now().getTime();
  let after: string | undefined;
  let failures = 0;
  do {
    const batch: PaymentRow[] = await services.db.read((tx) =>
      tx
        .select()
        .from(payments)
        .where(
          and(
            inArray(payments.status, ['initializing', 'pending']),
            lt(payments.createdAt, new Date(now - ASK_AFTER_MS)),
            after ? gt(payments.id, after) : undefined,
          ),
        )
        .orderBy(asc(payments.id))
        .limit(BATCH),
    );
    for (const payment of batch) {
      try {
        await reconcile(services, payment, now - payment.createdAt.getTime(), signal);
        failures = 0;
      } catch (error) {
        failures += 1;
        if (failures === FAILURES_IN_A_ROW || signal?.aborted) throw error;
        services.log.warn({ err: error, reference: payment.reference }, 'A payment could not be reconciled');
      }
    }
    after = batch.length === BATCH ? batch.at(-1)?.id : undefined;
  } while (after);
}

async function reconcile(services: Services, payment: PaymentRow, ageMs: number, signal?: AbortSignal): Promise<void> {
  const verification = await services.payments.verify(payment.reference, signal);
  const outcome = outcomeOf(verification);
  if (outcome === 'paid') await settleIfPaid(services, verification);
  else if (outcome === 'pending') {
    if (ageMs > GIVE_UP_AFTER_MS) await closeAttempt(services, payment.reference, 'abandoned');
  } else if (!verification || ageMs > CLOSE_AFTER_MS) {
    await closeAttempt(services, payment.reference, outcome);
  }
}
