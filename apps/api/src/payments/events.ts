import { createHash } from 'node:crypto';
import { and, asc, eq, isNull, lt } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { paymentEvents } from '../db/schema.ts';
import type { Services } from '../services.ts';
import { markPaid } from './settle.ts';

export type PaymentEvent = { event: string; data: Record<string, unknown> };
type EventKey = { event: string; providerId: string };

const rowOf = ({ event, providerId }: EventKey) =>
  and(eq(paymentEvents.event, event), eq(paymentEvents.providerId, providerId));

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, 200) : '';

/** The provider's id of the event's subject; a body without one is known by its digest. */
function keyOf(event: PaymentEvent): EventKey {
  const id = textOf(event.data.id);
  const digest = () => createHash('sha256').update(JSON.stringify(event)).digest('hex');
  return { event: event.event.slice(0, 100), providerId: id || digest() };
}

/**
 * Stores a webhook (whose signature must have been checked) and acts on it. A repeated delivery does nothing, unless
 * the first was stored but never acted on. Once it is stored, nothing that goes wrong is the sender's concern: a job
 * acts on it later.
 */
export async function receiveEvent(services: Services, event: PaymentEvent): Promise<void> {
  const key = keyOf(event);
  await services.db.transaction((tx) =>
    tx
      .insert(paymentEvents)
      .values({
        ...key,
        reference: textOf(event.data.reference),
        payload: { ...event },
        receivedAt: services.now(),
      })
      .onConflictDoNothing(),
  );
  await processOrLog(services, key);
}

async function processOrLog(services: Services, key: EventKey): Promise<void> {
  try {
    await processEvent(services, key);
  } catch (error) {
    services.log.error({ err: error, ...key }, 'A payment event could not be processed and will be tried again');
  }
}

/** Acts on a stored event in one transaction; its lock makes a parallel delivery wait and then find it done. */
async function processEvent(services: Services, key: EventKey): Promise<void> {
  await services.db.transaction(async (tx) => {
    const [stored] = await tx
      .select({ payload: paymentEvents.payload })
      .from(paymentEvents)
      .where(and(rowOf(key), isNull(paymentEvents.processedAt)))
      .for('update');
    if (!stored) return;
    await act(tx, services, stored.payload as unknown as PaymentEvent);
    await tx.update(paymentEvents).set({ processedAt: services.now() }).where(rowOf(key));
  });
}

async function act(tx: Tx, services: Services, { event, data }: PaymentEvent): Promise<void> {
  if (event !== 'charge.success' || data.status !== 'success') return;
  const reference = textOf(data.reference);
  const amount = data.requested_amount ?? data.amount;
  const settlement = await markPaid(tx, services, {
    reference,
    amountKobo: typeof amount === 'number' ? amount : Number.NaN,
    currency: textOf(data.currency),
    source: 'webhook',
  });
  if (settlement === 'unknown') services.log.warn({ reference }, 'Money came for an unknown reference');
}

/** Acts on events that were stored and then left, by a crash or a failure. */
export async function processLeftEvents(services: Services): Promise<void> {
  const before = new Date(services.now().getTime() - 10_000);
  const left = await services.db.read((tx) =>
    tx
      .select({ event: paymentEvents.event, providerId: paymentEvents.providerId })
      .from(paymentEvents)
      .where(and(isNull(paymentEvents.processedAt), lt(paymentEvents.receivedAt, before)))
      .orderBy(asc(paymentEvents.receivedAt))
      .limit(100),
  );
  for (const key of left) await processOrLog(services, key);
}
