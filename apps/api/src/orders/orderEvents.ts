import type { OrderEventKind } from '@abs/contract';
import type { Tx } from '../db/database.ts';
import { orderEvents } from '../db/schema.ts';
import type { Services } from '../services.ts';

/**
 * Adds to the history of an order, in the transaction that makes it.
 * @param byUserId who did it; null when it was the shop itself or the payment provider
 * @param amountKobo the money that it is about
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
