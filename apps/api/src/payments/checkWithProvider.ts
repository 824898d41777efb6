import type { PaymentOutcome } from '@abs/contract';
import { eq } from 'drizzle-orm';
import { ApiError } from '../apiError.ts';
import { payments } from '../db/schema.ts';
import type { Services } from '../services.ts';
import type { Charge } from './charge.ts';
import { markPaid } from './settle.ts';

export type PaymentRow = typeof payments.$inferSelect;

/** The provider's answer about an attempt; null when it does not know the attempt. */
export type Answer = Pick<Charge, 'status' | 'gatewayResponse'> | null;

const outcomes: Record<Charge['status'], PaymentOutcome> = {
  success: 'paid',
  failed: 'failed',
  reversed: 'failed',
  abandoned: 'abandoned',
  ongoing: 'pending',
  pending: 'pending',
  processing: 'pending',
  queued: 'pending',
};

/** For this long, repeated checks reuse the answer stored in the row. */
const FRESH_MS = 3_000;
/** Deadline for all checks of one call together; the shop's own timeout is 15 seconds. */
const DEADLINE_MS = 5_000;

/** The outcome of an attempt according to the provider. An attempt that it does not know failed before it began. */
export const outcomeOf = (answer: Pick<Charge, 'status'> | null): PaymentOutcome =>
  answer ? outcomes[answer.status] : 'failed';

/** A signal that aborts all checks of a call at the deadline, or with the caller's own signal. */
export const checkDeadline = (signal?: AbortSignal): AbortSignal =>
  AbortSignal.any([AbortSignal.timeout(DEADLINE_MS), ...(signal ? [signal] : [])]);

/**
 * Returns the result of a call to the provider. Rejects when the signal aborts, even if the provider ignores it.
 * @throws ApiError payment_unavailable
 */
export async function within<T>(signal: AbortSignal, call: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>();
  const refuse = () =>
    late.reject(
      new ApiError('payment_unavailable', 'The payment service is taking too long. Please try again in a moment.', {
        cause: signal.reason,
      }),
    );
  if (signal.aborted) refuse();
  signal.addEventListener('abort', refuse, { once: true });
  try {
    return await Promise.race([call, late.promise]);
  } finally {
    signal.removeEventListener('abort', refuse);
  }
}

/** Pending checks of this process, by reference: concurrent callers share one answer. */
const pendingChecks = new Map<string, Promise<Answer>>();

/**
 * Gets the status of an attempt from the provider, settles it when it is paid, and stores the answer in its row. Calls
 * within the next seconds are answered from the row.
 * @throws ApiError payment_unavailable
 */
export function checkWithProvider(services: Services, payment: PaymentRow, signal: AbortSignal): Promise<Answer> {
  const { reference, checkedAt } = payment;
  if (checkedAt && services.now().getTime() - checkedAt.getTime() < FRESH_MS) return Promise.resolve(answerOf(payment));
  let pending = pendingChecks.get(reference);
  if (!pending) {
    pending = check(services, reference, signal).finally(() => pendingChecks.delete(reference));
    pendingChecks.set(reference, pending);
  }
  return pending;
}

/** The provider's last answer as stored in the row. */
function answerOf({ providerStatus, gatewayResponse }: PaymentRow): Answer {
  return providerStatus && { status: providerStatus, gatewayResponse: gatewayResponse ?? '' };
}

async function check(services: Services, reference: string, signal: AbortSignal): Promise<Answer> {
  const charge = await within(signal, services.payments.verify(reference, signal));
  await settleIfPaid(services, charge);
  await services.db.autocommit((tx) =>
    tx
      .update(payments)
      .set({
        checkedAt: services.now(),
        providerStatus: charge?.status ?? null,
        gatewayResponse: charge?.gatewayResponse ?? null,
      })
      .where(eq(payments.reference, reference)),
  );
  return charge;
}

/** Settles an attempt that the provider reports as successful. The caller handles all other statuses. */
async function settleIfPaid(services: Services, charge: Charge | null): Promise<void> {
  if (charge?.status !== 'success') return;
  const { reference, amount, currency } = charge;
  await services.db.transaction((tx) => markPaid(tx, services, { reference, amount, currency, source: 'verify' }));
}
