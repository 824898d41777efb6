import { setTimeout as sleep } from 'node:timers/promises';
import { type OwnerBlocks, payBlock } from '@abs/contract';
import type { CallResponse } from '@abs/contract/calls';
import { and, eq } from 'drizzle-orm';
import { ApiError } from '../apiError.ts';
import type { Tx } from '../db/database.ts';
import { orders, payments } from '../db/schema.ts';
import { type Claim, onceAcross } from '../idempotency.ts';
import { isUuid } from '../ids.ts';
import { hit, limitOf, tooMany } from '../limits/rateLimit.ts';
import { refusals } from '../refusals.ts';
import type { Services } from '../services.ts';
import { closeAttempt, type PaymentRow, settleAttempts } from './attempts.ts';
import { beginAttempt, type Payer } from './beginAttempt.ts';
import { within } from './checkWithProvider.ts';

type Authorization = CallResponse<'makePayment'>;

/** The time left of the shop's 15 seconds after checking earlier attempts. */
const START_DEADLINE_MS = 7_000;
/** How long a call waits for another call that is starting an attempt for the same order. */
const WAIT_MS = 3_000;
const POLL_MS = 100;

const blockTexts: Record<OwnerBlocks['pay'], string> = {
  paid: 'This order is already paid.',
  cancelled: 'This order was cancelled.',
  late: 'This order was not paid in time. Please order again.',
};

/** Locks the order, so that it is not paid or cancelled meanwhile. */
async function payableOrder(tx: Tx, services: Services, user: Payer, orderId: string) {
  const [order] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.userId, user.id)))
    .for('no key update');
  if (!order) throw new ApiError(...refusals.notFound('Order'));
  const block = payBlock({ ...order, heldUntil: order.heldUntil.toISOString() }, services.now().getTime());
  if (block) throw new ApiError('order_not_pending', blockTexts[block]);
  return order;
}

/**
 * Returns the provider's page for the user's own pending order. Earlier attempts are checked first, so that a customer
 * who has paid is not sent to pay again. A recent open attempt is reused; otherwise a new one is started. It is stored
 * before the provider receives it, so that every payment has a record. A used key is refused once the order can no
 * longer be paid.
 * @throws ApiError not_found, order_not_pending, rate_limited, payment_unavailable (a new attempt is then stored as
 *   failed)
 */
export async function makePayment(
  services: Services,
  user: Payer,
  orderId: string,
  claim: Claim | null,
): Promise<Authorization> {
  const { db } = services;
  if (!isUuid(orderId)) throw new ApiError(...refusals.notFound('Order'));
  await db.transaction((tx) => payableOrder(tx, services, user, orderId));
  return onceAcross(services, claim, async () => {
    const wait = await db.autocommit((tx) => hit(tx, limitOf.paymentsByCustomer(user.id), services.now()));
    if (wait !== null) throw tooMany('You have started many payments in a short time.', wait);
    await settleAttempts(services, orderId);
    return openAttempt(services, user, orderId);
  });
}

async function openAttempt(services: Services, user: Payer, orderId: string): Promise<Authorization> {
  const deadline = Date.now() + WAIT_MS;
  for (;;) {
    const begun = await services.db.transaction(async (tx) =>
      beginAttempt(tx, services, user, await payableOrder(tx, services, user, orderId), Date.now() < deadline),
    );
    if (begun.kind === 'open') return authorizationOf(begun.attempt);
    if (begun.kind === 'new') return start(services, user, begun.attempt, begun.orderNumber);
    await sleep(POLL_MS);
  }
}

/** Rebuilds the provider's answer from when the attempt was started. */
const authorizationOf = ({ orderId, reference, authorizationUrl, accessCode }: PaymentRow): Authorization => ({
  orderId,
  data: {
    status: true,
    message: 'Authorization URL created',
    data: { authorization_url: authorizationUrl ?? '', access_code: accessCode ?? '', reference },
  },
});

async function start(
  services: Services,
  user: Payer,
  { orderId, reference, amountKobo }: PaymentRow,
  orderNumber: string,
): Promise<Authorization> {
  const { db, config } = services;
  try {
    const signal = AbortSignal.timeout(START_DEADLINE_MS);
    const opening = {
      email: user.email,
      amountKobo,
      reference,
      callbackUrl: `${config.publicUrl}/payment/callback`,
      metadata: { orderId, orderNumber },
    };
    const data = await within(signal, services.payments.initialize(opening, signal));
    await db.transaction((tx) =>
      tx
        .update(payments)
        .set({ status: 'pending', authorizationUrl: data.data.authorization_url, accessCode: data.data.access_code })
        .where(and(eq(payments.reference, reference), eq(payments.status, 'initializing'))),
    );
    return { orderId, data };
  } catch (error) {
    services.log.warn({ err: error, reference, orderId }, 'A payment could not be started');
    await closeAttempt(services, reference, 'failed');
    throw error;
  }
}
