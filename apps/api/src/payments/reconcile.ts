import { and, asc, eq, inArray, lte, notInArray, sql } from 'drizzle-orm';
import { orders, payments } from '../db/schema.ts';
import type { Services } from '../services.ts';
import { closeAttempt, outcomeOf, type PaymentRow } from './attempts.ts';
import { nextCheckAt } from './checkSchedule.ts';
import { checkWithProvider } from './checkWithProvider.ts';
import { settledStatuses } from './settled.ts';

const MINUTE = 60_000;
/** Until then a customer may still be trying another card. */
const CLOSE_AFTER_MS = 60 * MINUTE;
/** A bank that has not answered by then hardly ever will. */
const GIVE_UP_AFTER_MS = 24 * 60 * MINUTE;
/** How long a process reserves an attempt. If it could not be checked, it is due again afterwards. */
const LEASE_MS = 2 * MINUTE;
const BATCH = 100;
/** Concurrent calls to the provider. */
const PARALLEL = 10;
/** A single failed check must not stop the run; this many in a row mean that the provider is unavailable. */
const FAILURES_IN_A_ROW = 3;
/** Unfinished checks wait for the next run, so that runs neither overlap nor wait for one slow call. */
const DEADLINE_MS = 45_000;

/** An attempt that is due, and the start of its check schedule. */
type Due = { payment: PaymentRow; since: Date };

/**
 * Checks due attempts with the provider, in case neither the webhook nor the customer returned. Includes attempts that
 * failed, were abandoned or belong to a cancelled order, because their payment page may still be open. Customers take
 * turns, and so do the orders of a customer, the longest due first, so that many attempts of one do not delay the
 * others. Several processes may run it concurrently.
 * @param deadlineMs maximum duration of the run
 * @throws ApiError payment_unavailable; the next run continues
 */
export async function reconcilePayments(
  services: Services,
  signal?: AbortSignal,
  deadlineMs = DEADLINE_MS,
): Promise<void> {
  const deadline = AbortSignal.timeout(deadlineMs);
  const ends = signal ? AbortSignal.any([signal, deadline]) : deadline;
  let failures = 0;
  let failure: unknown;

  async function check(due: Due): Promise<void> {
    try {
      await reconcile(services, due, ends);
      failures = 0;
    } catch (error) {
      if (ends.aborted) return;
      failures += 1;
      if (failures >= FAILURES_IN_A_ROW) failure ??= error;
      services.log.warn({ err: error, reference: due.payment.reference }, 'A payment could not be reconciled');
    }
  }

  for (;;) {
    const batch = await claimDue(services);
    const queue = batch.values();
    const work = async () => {
      for (const due of queue) {
        if (ends.aborted || failure) return;
        await check(due);
      }
    };
    await Promise.all(Array.from({ length: PARALLEL }, work));
    if (failure) throw failure;
    if (batch.length < BATCH || ends.aborted) return;
  }
}

/** Claims the next due attempts; other processes skip them for LEASE_MS. */
async function claimDue(services: Services): Promise<Due[]> {
  const now = services.now();
  const isDue = and(lte(payments.nextCheckAt, now), notInArray(payments.status, settledStatuses));
  return services.db.transaction(async (tx) => {
    const inOrder = tx
      .select({
        id: payments.id,
        userId: payments.userId,
        nextCheckAt: payments.nextCheckAt,
        rankInOrder:
          sql<number>`row_number() over (partition by ${payments.orderId} order by ${payments.nextCheckAt})`.as(
            'turn_in_order',
          ),
      })
      .from(payments)
      .where(isDue)
      .as('in_order');
    const turns = tx
      .select({
        id: inOrder.id,
        nextCheckAt: inOrder.nextCheckAt,
        turn: sql<number>`row_number() over (partition by ${inOrder.userId} order by ${inOrder.rankInOrder}, ${inOrder.nextCheckAt})`.as(
          'turn',
        ),
      })
      .from(inOrder)
      .as('turns');
    const chosen = await tx
      .select({ id: turns.id })
      .from(turns)
      .orderBy(asc(turns.turn), asc(turns.nextCheckAt))
      .limit(BATCH);
    if (chosen.length === 0) return [];
    const ids = chosen.map(({ id }) => id);
    // Checks again that they are due: another process may have claimed them meanwhile.
    const claimed = await tx
      .update(payments)
      .set({ nextCheckAt: new Date(now.getTime() + LEASE_MS) })
      .where(and(inArray(payments.id, ids), isDue))
      .returning();
    const cancelled = await tx
      .select({ id: orders.id, cancelledAt: orders.cancelledAt })
      .from(orders)
      .where(inArray(orders.id, [...new Set(claimed.map(({ orderId }) => orderId))]));
    const cancelledAt = new Map(cancelled.map((order) => [order.id, order.cancelledAt]));
    return claimed
      .map((payment) => ({ payment, since: laterOf(payment.createdAt, cancelledAt.get(payment.orderId)) }))
      .sort((a, b) => ids.indexOf(a.payment.id) - ids.indexOf(b.payment.id));
  });
}

const laterOf = (one: Date, other: Date | null | undefined): Date => (other && other > one ? other : one);

async function reconcile(services: Services, { payment, since }: Due, signal: AbortSignal): Promise<void> {
  const answer = await checkWithProvider(services, payment, signal);
  const outcome = outcomeOf(answer);
  const now = services.now();
  const ageMs = now.getTime() - payment.createdAt.getTime();
  const isOpen = payment.status === 'initializing' || payment.status === 'pending';
  if (isOpen && outcome === 'pending') {
    if (ageMs > GIVE_UP_AFTER_MS) await closeAttempt(services, payment.reference, 'abandoned');
  } else if (isOpen && outcome !== 'paid' && (!answer || ageMs > CLOSE_AFTER_MS)) {
    await closeAttempt(services, payment.reference, outcome === 'abandoned' ? 'abandoned' : 'failed');
  }
  // An attempt that the provider does not know cannot be paid.
  const next = answer || ageMs < CLOSE_AFTER_MS ? nextCheckAt(since, now) : null;
  await services.db.transaction((tx) =>
    tx
      .update(payments)
      .set({ nextCheckAt: outcome === 'paid' ? null : next })
      .where(and(eq(payments.id, payment.id), notInArray(payments.status, settledStatuses))),
  );
}
