import type { OrderEventKind } from '@abs/contract';
import type { Tx } from '../db/database.ts';
import { orderEvents } from '../db/schema.ts';
import type { Services } from '../services.ts';

/**
 * Adds an event to the history of an order. Call it in the transaction that causes the event.
 * @param byUserId the user who caused it; null for the shop itself or the payment provider
 * @param amountKobo the amount of money concerned
 */
export async function recordOrderEvent(...event: Parameters<typeof orderEventWrite>): Promise<void> {
  await orderEventWrite(...event);
}

/** The statement of `recordOrderEvent`, to run together with others. */
export const orderEventWrite = (
  tx: Tx,
  { now }: Pick<Services, 'now'>,
  orderId: string,
  kind: OrderEventKind,
  byUserId: string | null,
  amountKobo?: number,
) => tx.insert(orderEvents).values({ orderId, kind, byUserId, amountKobo, createdAt: now() });
