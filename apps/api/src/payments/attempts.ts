import type { PaymentOutcome } from '@abs/contract';
import { and, desc, eq, notInArray } from 'drizzle-orm';
import { payments } from '../db/schema.ts';
import type { Services } from '../services.ts';
import type { Verification } from './provider.ts';
import { markPaid } from './settle.ts';

export type PaymentRow = typeof payments.$inferSelect;

const outcomes: Record<Verification['status'], PaymentOutcome> = {
  success: 'paid',
  failed: 'failed',
  reversed: 'failed',
  abandoned: 'abandoned',
  ongoing: 'pending',
  pending: 'pending',
  processing: 'pending',
  queued: 'pending',
};

/** The provider is moving the money, or waits for the customer's bank: it may still succeed without anybody's doing. */
const inFlight: ReadonlySet<Verification['status']> = new Set(['ongoing', 'processing', 'queued']);

/** How an attempt stands by the provider's word; one that the provider has never heard of failed before it began. */
export const outcomeOf = (verification: Verification | null): PaymentOutcome =>
  verification ? outcomes[verification.status] : 'failed';

/** Settles an attempt that the provider says succeeded; anything else is left to the caller. */
export async function settleIfPaid(services: Services, verification: Verification | null): Promise<void> {
  if (verification?.status !== 'success') return;
  await services.db.transaction((tx) =>
    markPaid(tx, services, {
      reference: verification.reference,
      amountKobo: verification.requestedAmountKobo,
      currency: verification.currency,
      source: 'verify',
    }),
  );
}

/** Notes that an attempt came to nothing; one that was settled meanwhile stays settled. */
export async function closeAttempt(services: Services, reference: string, status: 'failed' | 'abandoned') {
  await services.db.transaction((tx) =>
    tx
      .update(payments)
      .set({ status, settledAt: services.now() })
      .where(and(eq(payments.reference, reference), notInArray(payments.status, ['paid', 'refundDue']))),
  );
}

/**
 * Asks the provider about every attempt of an order that brought no money yet and settles what turns out paid. Failed
 * and abandoned ones are asked about too, since the provider's page lets a customer try another card afterwards.
 * @returns true when some attempt may still succeed by itself
 * @throws ApiError payment_unavailable
 */
export async function settleAttempts(services: Services, orderId: string, signal?: AbortSignal): Promise<boolean> {
  const attempts = await services.db.read((tx) =>
    tx
      .select({ reference: payments.reference })
      .from(payments)
      .where(and(eq(payments.orderId, orderId), notInArray(payments.status, ['paid', 'refundDue'])))
      .orderBy(desc(payments.createdAt)),
  );
  let waiting = false;
  for (const { reference } of attempts) {
    const verification = await services.payments.verify(reference, signal);
    await settleIfPaid(services, verification);
    if (verification && inFlight.has(verification.status)) waiting = true;
  }
  return waiting;
}
