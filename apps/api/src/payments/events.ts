import { createHash } from 'node:crypto';
import { and, asc, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { paymentEvents } from '../db/schema.ts';
import type { Services } from '../services.ts';
import { parseCharge } from './charge.ts';
import { isDisputeEvent, receiveDispute } from './disputes.ts';
import { type PaymentEvent, parseEvent, referenceOf, textOf } from './eventBody.ts';
import { isRefundEvent, receiveRefund } from './refunds.ts';
import { checkSoon, markPaid } from './settle.ts';

/**
 * Stores a webhook (whose signature must have been checked) byte for byte and processes it. A repeated delivery does
 * nothing, unless the first was stored but never processed. Once it is stored, failures are not reported to the sender,
 * because a job processes it later.
 */
export async function receiveEvent(services: Services, body: Uint8Array): Promise<void> {
  const digest = createHash('sha256').update(body).digest('hex');
  const event = parseEvent(body);
  await services.db.transaction((tx) =>
    tx
      .insert(paymentEvents)
      .values({
        digest,
        body,
        event: event?.event ?? '',
        reference: event ? referenceOf(event) : '',
        receivedAt: services.now(),
      })
      .onConflictDoNothing(),
  );
  await processOrLog(services, digest);
}

async function processOrLog(services: Services, digest: string): Promise<void> {
  try {
    await processEvent(services, digest);
  } catch (error) {
    services.log.error({ err: error, digest }, 'A payment event could not be processed and will be tried again');
    await services.db.transaction((tx) =>
      tx
        .update(paymentEvents)
        .set({ failures: sql`${paymentEvents.failures} + 1` })
        .where(eq(paymentEvents.digest, digest)),
    );
  }
}

/** Processes a stored event in one transaction. A parallel delivery waits for its lock and then skips it. */
async function processEvent(services: Services, digest: string): Promise<void> {
  await services.db.transaction(async (tx) => {
    const [stored] = await tx
      .select({ body: paymentEvents.body })
      .from(paymentEvents)
      .where(and(eq(paymentEvents.digest, digest), isNull(paymentEvents.processedAt)))
      .for('update');
    if (!stored) return;
    const event = parseEvent(stored.body);
    if (event) await act(tx, services, event);
    else services.log.warn({ digest }, 'A signed webhook could not be understood; it is kept in payment_events');
    await tx.update(paymentEvents).set({ processedAt: services.now() }).where(eq(paymentEvents.digest, digest));
  });
}

async function act(tx: Tx, services: Services, event: PaymentEvent): Promise<void> {
  if (event.event === 'charge.success') await receiveCharge(tx, services, event);
  else if (isRefundEvent(event)) await receiveRefund(tx, services, event);
  else if (isDisputeEvent(event)) await receiveDispute(tx, services, event);
}

async function receiveCharge(tx: Tx, services: Services, { data }: PaymentEvent): Promise<void> {
  if (data.status !== 'success') return;
  const reference = textOf(data.reference);
  const charge = parseCharge(data);
  if (!charge) {
    services.log.error({ reference }, 'A charge has an amount or currency that cannot be understood');
    await checkSoon(tx, services, reference);
    return;
  }
  const { amount, currency } = charge;
  const settlement = await markPaid(tx, services, { reference, amount, currency, source: 'webhook' });
  if (settlement === 'unknown') services.log.warn({ reference }, 'Money came for an unknown reference');
}

/** Processes stored events that a crash or a failure left unprocessed. */
export async function processUnhandledEvents(services: Services): Promise<void> {
  const before = new Date(services.now().getTime() - 10_000);
  const unhandled = await services.db.autocommit((tx) =>
    tx
      .select({ digest: paymentEvents.digest })
      .from(paymentEvents)
      .where(and(isNull(paymentEvents.processedAt), lt(paymentEvents.receivedAt, before)))
      .orderBy(asc(paymentEvents.failures), asc(paymentEvents.receivedAt))
      .limit(100),
  );
  for (const { digest } of unhandled) await processOrLog(services, digest);
}
