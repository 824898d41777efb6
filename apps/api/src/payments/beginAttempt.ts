import { randomBytes } from 'node:crypto';
import { callLimits } from '@abs/contract';
import { and, desc, eq, gt, notInArray } from 'drizzle-orm';
import { findUser } from '../accounts/queries.ts';
import type { Tx } from '../db/database.ts';
import { payments } from '../db/schema.ts';
import { tooMany } from '../limits/rateLimit.ts';
import { holdWhilePaying } from '../orders/hold.ts';
import type { OrderRow } from '../orders/mapper.ts';
import { paymentSearchText } from '../orders/orderText.ts';
import type { Services } from '../services.ts';
import { firstCheckAt } from './checkSchedule.ts';
import { outcomeOf, type PaymentRow } from './checkWithProvider.ts';
import { settledStatuses } from './settled.ts';

export type Payer = { id: string; email: string };

/** An open attempt to reuse, a new one to start, or one that another call is starting just now. */
type Begun =
  | { kind: 'open'; attempt: PaymentRow }
  | { kind: 'new'; attempt: PaymentRow; orderNumber: string }
  | { kind: 'starting' };

const MINUTE = 60_000;
/** Providers keep a page open for half an hour; the customer needs part of that time to pay. */
const YOUNG_MS = 20 * MINUTE;
/** After this time, the call that started an attempt has given up, or its process has died. */
const STARTING_MS = 10_000;
const { max: TRIES_MAX, windowMs: TRIES_WINDOW_MS } = callLimits.paymentsByOrder;

/** 96 random bits; Paystack allows letters, digits, `-`, `.` and `=` in a reference. */
const newReference = () => `abs-${randomBytes(12).toString('hex')}`;

/**
 * Finds an attempt with an open payment page for an order, or inserts a new one. The order must be locked, and its
 * attempts just checked.
 * @param mayWait false to ignore an attempt that another call is starting
 * @throws ApiError rate_limited
 */
export async function beginAttempt(
  tx: Tx,
  services: Services,
  user: Payer,
  order: OrderRow,
  mayWait: boolean,
): Promise<Begun> {
  const now = services.now();
  const ageOf = ({ createdAt }: PaymentRow) => now.getTime() - createdAt.getTime();
  const recent = await tx
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.orderId, order.id),
        notInArray(payments.status, settledStatuses),
        gt(payments.createdAt, new Date(now.getTime() - TRIES_WINDOW_MS)),
      ),
    )
    .orderBy(desc(payments.createdAt));
  const attempt = recent.find((one) => isOpen(one, order) && ageOf(one) < YOUNG_MS);
  if (attempt) return { kind: 'open', attempt };
  if (mayWait && recent.some((one) => one.status === 'initializing' && ageOf(one) < STARTING_MS)) {
    return { kind: 'starting' };
  }
  // Attempts without a page do not count, because the provider caused them.
  const tries = recent.filter(({ authorizationUrl }) => authorizationUrl !== null);
  const oldest = tries[TRIES_MAX - 1];
  if (oldest) {
    const wait = Math.max(1, Math.ceil((TRIES_WINDOW_MS - ageOf(oldest)) / 1000));
    throw tooMany('You have tried to pay for this order many times.', wait);
  }
  return { kind: 'new', attempt: await insertAttempt(tx, services, user, order), orderNumber: order.number };
}

/** Whether an attempt's page can still be used to pay. After a declined card, a new attempt is started. */
function isOpen(
  { status, authorizationUrl, amountKobo, checkedAt, providerStatus }: PaymentRow,
  order: OrderRow,
): boolean {
  if (status !== 'pending' || authorizationUrl === null || amountKobo !== order.totalKobo) return false;
  // If it was never checked, another call has just started it. Paystack also calls an untouched page 'abandoned'.
  return checkedAt === null || (providerStatus !== null && outcomeOf({ status: providerStatus }) !== 'failed');
}

async function insertAttempt(tx: Tx, services: Services, user: Payer, order: OrderRow): Promise<PaymentRow> {
  const createdAt = services.now();
  const payer = await findUser(tx, user.id);
  if (!payer) throw new Error(`Customer ${user.id} does not exist`);
  const [attempt] = await tx
    .insert(payments)
    .values({
      reference: newReference(),
      orderId: order.id,
      userId: user.id,
      amountKobo: order.totalKobo,
      createdAt,
      nextCheckAt: firstCheckAt(createdAt),
      searchText: paymentSearchText(order.number, payer),
    })
    .returning();
  if (!attempt) throw new Error('The attempt was not written');
  await holdWhilePaying(tx, services, order);
  return attempt;
}
