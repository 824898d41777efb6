import { and, eq } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { disputes } from '../db/schema.ts';
import { notify } from '../notifications/notify.ts';
import { recordOrderEvent } from '../orders/orderEvents.ts';
import type { Services } from '../services.ts';
import { disputedAmountOf, type PaymentEvent, referenceOf, textOf } from './eventBody.ts';
import { updateOrderMoney } from './orderMoney.ts';
import { disputeDecidedNotice, disputedNotice } from './paymentNotices.ts';
import { currencyOfPayment, type LockedPayment, lockPayment, recordRefund } from './refunds.ts';

type DisputeRow = typeof disputes.$inferSelect;

const EVENTS = ['charge.dispute.create', 'charge.dispute.remind', 'charge.dispute.resolve'];

export const isDisputeEvent = ({ event }: PaymentEvent): boolean => EVENTS.includes(event);

/**
 * Processes `charge.dispute.*` (https://paystack.com/docs/payments/disputes/). If the disputed amount cannot be
 * compared with the payment's, the dispute covers the whole payment and stays open.
 */
export async function receiveDispute(tx: Tx, services: Services, event: PaymentEvent): Promise<void> {
  const reference = referenceOf(event);
  const locked = await lockPayment(tx, reference);
  if (!locked) {
    services.log.warn({ event: event.event, reference }, 'A dispute of an unknown payment');
    return;
  }
  const { payment } = locked;
  const { data } = event;
  const providerId = textOf(data.id) || payment.reference;
  const received = { amount: payment.receivedAmount ?? payment.amountKobo, currency: currencyOfPayment(payment) };
  const disputed = disputedAmountOf(event, received);
  if (disputed === null) {
    services.log.warn({ event: event.event, reference }, 'A dispute names an amount that does not match the payment');
  }
  const amount = disputed ?? received.amount;
  const dueAt = dateOf(data.dueAt ?? data.due_at);
  const where = and(eq(disputes.paymentId, payment.id), eq(disputes.providerId, providerId));
  const [known] = await tx.select().from(disputes).where(where);
  // A decision is final, because an earlier event may arrive after it.
  if (known && known.status !== 'open') return;

  const isDecided = event.event === 'charge.dispute.resolve' && disputed !== null;
  const status = isDecided ? decisionOf(data.resolution) : 'open';
  const now = services.now();
  const values = { amount, status, ...(dueAt && { dueAt }), resolvedAt: status === 'open' ? null : now };
  const [dispute] = known
    ? await tx.update(disputes).set(values).where(eq(disputes.id, known.id)).returning()
    : await tx
        .insert(disputes)
        .values({ paymentId: payment.id, providerId, createdAt: now, ...values })
        .returning();
  if (!dispute) throw new Error(`The dispute of payment ${payment.id} was not written`);
  if (status === 'open') await announceOpen(tx, services, locked, dispute, known !== undefined);
  else await decide(tx, services, locked, dispute);
}

/** Paystack's resolutions: the shop declined and prevailed, or the claim was accepted. Anything else decides nothing. */
function decisionOf(resolution: unknown): DisputeRow['status'] {
  const word = textOf(resolution);
  if (word === 'declined') return 'won';
  return word.endsWith('accepted') ? 'lost' : 'open';
}

function dateOf(value: unknown): Date | null {
  const date = new Date(textOf(value));
  return Number.isNaN(date.getTime()) ? null : date;
}

async function announceOpen(
  tx: Tx,
  services: Services,
  locked: LockedPayment,
  { amount, dueAt }: DisputeRow,
  isReminder: boolean,
): Promise<void> {
  const order = await updateOrderMoney(tx, locked.order.id);
  if (!isReminder) await recordOrderEvent(tx, services, order.id, 'disputed', null, nairaOf(locked, amount));
  await notify(tx, services, [disputedNotice({ ...locked, order }, amount, dueAt, isReminder)]);
}

/** For a lost dispute, the bank has already returned the money and informed its customer, so no mail is sent. */
async function decide(tx: Tx, services: Services, locked: LockedPayment, dispute: DisputeRow): Promise<void> {
  const isWon = dispute.status === 'won';
  const { amount, providerId } = dispute;
  await recordOrderEvent(
    tx,
    services,
    locked.order.id,
    isWon ? 'disputeWon' : 'disputeLost',
    null,
    nairaOf(locked, amount),
  );
  await notify(tx, services, [disputeDecidedNotice(locked, amount, isWon)]);
  if (isWon) await updateOrderMoney(tx, locked.order.id);
  else {
    const keys = [`dispute:${providerId}`];
    await recordRefund(tx, services, locked, { status: 'processed', amount, keys, mails: false });
  }
}

const nairaOf = ({ payment }: LockedPayment, amount: number): number | undefined =>
  payment.receivedCurrency === null || payment.receivedCurrency === payment.currency ? amount : undefined;
