import { and, asc, eq, gt, lte } from 'drizzle-orm';
import { ApiError } from '../apiError.ts';
import { orders } from '../db/schema.ts';
import type { Services } from '../services.ts';
import { settleAttempts } from './attempts.ts';
import { cancelOrder } from './cancelOrder.ts';

const BATCH = 100;

/**
 * Cancels pending orders whose hold has ended, after checking their payment attempts with the provider. An order that
 * turns out to be paid is settled instead. One whose payment is in progress or cannot be checked waits for the next
 * run.
 */
export async function expireOrders(services: Services, signal?: AbortSignal): Promise<void> {
  let after: string | undefined;
  do {
    const due: { id: string }[] = await services.db.autocommit((tx) =>
      tx
        .select({ id: orders.id })
        .from(orders)
        .where(
          and(
            eq(orders.status, 'PENDING'),
            lte(orders.heldUntil, services.now()),
            after ? gt(orders.id, after) : undefined,
          ),
        )
        .orderBy(asc(orders.id))
        .limit(BATCH),
    );
    for (const { id } of due) await expire(services, id, signal);
    after = due.length === BATCH ? due.at(-1)?.id : undefined;
  } while (after && !signal?.aborted);
}

async function expire(services: Services, orderId: string, signal?: AbortSignal): Promise<void> {
  try {
    if ((await settleAttempts(services, orderId, signal)).isPending) return;
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'payment_unavailable') throw error;
    services.log.warn({ err: error, orderId }, 'An order cannot expire before its payment is checked');
    return;
  }
  await services.db.transaction(async (tx) => {
    // A payment may have started in the meantime.
    const [stillDue] = await tx
      .select({ id: orders.id })
      .from(orders)
      .where(and(eq(orders.id, orderId), lte(orders.heldUntil, services.now())))
      .for('no key update', { skipLocked: true });
    if (stillDue) await cancelOrder(tx, services, orderId, { reason: 'expired' });
  });
}
