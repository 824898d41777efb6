import { and, desc, eq, inArray, isNotNull, notInArray, or } from 'drizzle-orm';
import { orders, payments } from '../db/schema.ts';
import { holdAgain } from '../orders/hold.ts';
import type { Services } from '../services.ts';
import type { Charge } from './charge.ts';
import { checkDeadline, checkWithProvider } from './checkWithProvider.ts';
import { settledStatuses } from './settled.ts';

export { outcomeOf, type PaymentRow } from './checkWithProvider.ts';

const OPEN = ['initializing', 'pending'] as const;

/** The provider or the customer's bank is processing the payment: it may still succeed without further action. */
const inFlight: ReadonlySet<Charge['status']> = new Set(['ongoing', 'processing', 'queued']);

/** The provider's statuses of an order's unsettled attempts. */
type Unsettled = {
  /** Whether some attempt may still succeed without further action. */
  isInFlight: boolean;
  /** Whether the provider reports some attempt as in flight or pending. */
  isPending: boolean;
};

/** Only this many of an order's newest attempts are checked. A genuine customer makes fewer. */
const MAX_CHECKED = 50;

/**
 * Closes an open attempt that failed, unless it was settled or closed meanwhile. Closing the last open attempt of an
 * order ends the longer hold of its items.
 */
export async function closeAttempt(services: Services, reference: string, status: 'failed' | 'abandoned') {
  await services.db.transaction(async (tx) => {
    const [found] = await tx
      .select({ orderId: payments.orderId })
      .from(payments)
      .where(eq(payments.reference, reference));
    if (!found) return;
    const [order] = await tx.select().from(orders).where(eq(orders.id, found.orderId)).for('no key update');
    const closed = await tx
      .update(payments)
      .set({ status, settledAt: services.now() })
      .where(and(eq(payments.reference, reference), inArray(payments.status, OPEN)))
      .returning({ id: payments.id });
    if (!order || closed.length === 0) return;
    const stillOpen = await tx.$count(payments, and(eq(payments.orderId, order.id), inArray(payments.status, OPEN)));
    if (stillOpen === 0) await holdAgain(tx, services, order);
  });
}

/**
 * Checks the unsettled attempts of an order with the provider, concurrently and within one deadline, and settles those
 * that were paid. Failed and abandoned attempts are included, because the provider's page lets a customer try another
 * card afterwards, unless they never had a page.
 * @throws ApiError payment_unavailable if a check failed, after the others were settled
 */
export async function settleAttempts(services: Services, orderId: string, signal?: AbortSignal): Promise<Unsettled> {
  const attempts = await services.db.autocommit((tx) =>
    tx
      .select()
      .from(payments)
      .where(
        and(
          eq(payments.orderId, orderId),
          notInArray(payments.status, settledStatuses),
          or(inArray(payments.status, OPEN), isNotNull(payments.authorizationUrl)),
        ),
      )
      .orderBy(desc(payments.createdAt))
      .limit(MAX_CHECKED),
  );
  const deadline = checkDeadline(signal);
  const answers = await Promise.allSettled(attempts.map((attempt) => checkWithProvider(services, attempt, deadline)));
  const refused = answers.find((answer) => answer.status === 'rejected');
  if (refused) throw refused.reason;
  const statuses = answers.flatMap((answer) => (answer.status === 'fulfilled' && answer.value?.status) || []);
  const isInFlight = statuses.some((status) => inFlight.has(status));
  return { isInFlight, isPending: isInFlight || statuses.includes('pending') };
}
