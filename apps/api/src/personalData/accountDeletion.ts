import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm';
import { confirmPassword, lockConfirmed } from '../accounts/confirmPassword.ts';
import { accountDeletedMail } from '../accounts/mails.ts';
import { ApiError } from '../apiError.ts';
import type { Tx } from '../db/database.ts';
import { cartLines, orders, payments } from '../db/schema.ts';
import type { Handler } from '../http/handler.ts';
import { refusals } from '../refusals.ts';
import { forgetPerson } from './forgetPerson.ts';

/**
 * Deletes the account of a user who enters the current password. Refused while an order is under way. Orders stay, for
 * the figures of the shop and the tax office, without the person: see forgetPerson.ts.
 */
export const deleteAccount: Handler<'deleteAccount'> = async ({ body }, { services, user, ip }) => {
  // The back office needs their names: the audit log and the history of orders refer to them.
  if (user.userType === 'Admin') throw new ApiError(...refusals.adminStays);
  const row = await confirmPassword({ services, user, ip }, body.currentPassword);

  await services.db.transaction(async (tx) => {
    // Before the account, in the order in which a checkout and a change of an order lock them.
    await tx.select({ id: cartLines.id }).from(cartLines).where(eq(cartLines.userId, user.id)).for('update');
    const ownOrders = await lockOrders(tx, user.id);
    const locked = await lockConfirmed(tx, row);
    await refuseWhileUnderWay(tx, user.id, ownOrders);
    await forgetPerson(tx, locked);
    await services.mailer.enqueue(tx, { to: locked.email, ...accountDeletedMail() });
  });
  return { message: 'Your account has been deleted.' };
};

type LockedOrder = Awaited<ReturnType<typeof lockOrders>>[number];

/** Locks the orders of a user, the oldest first. */
const lockOrders = (tx: Tx, userId: string) =>
  tx
    .select({
      id: orders.id,
      number: orders.number,
      status: orders.status,
      paymentStatus: orders.paymentStatus,
      clearedAt: orders.clearedAt,
      refundDueKobo: orders.refundDueKobo,
      isDisputed: orders.isDisputed,
    })
    .from(orders)
    .where(eq(orders.userId, userId))
    .orderBy(asc(orders.createdAt), asc(orders.id))
    .for('update');

/** @throws ApiError order_under_way, which names the oldest such order and the reason */
async function refuseWhileUnderWay(tx: Tx, userId: string, ownOrders: readonly LockedOrder[]): Promise<void> {
  const rows = await tx
    .select({ orderId: payments.orderId })
    .from(payments)
    .where(
      and(
        eq(payments.userId, userId),
        inArray(payments.status, ['initializing', 'pending']),
        isNotNull(payments.nextCheckAt),
      ),
    );
  const withOpenPayment = new Set(rows.map(({ orderId }) => orderId));
  for (const order of ownOrders) {
    const reason = underWay(order) ?? (withOpenPayment.has(order.id) ? 'paymentOpen' : null);
    if (reason) throw new ApiError(...refusals.orderUnderWay(order.number, reason));
  }
}

/** What is still to be done for an order; null if nothing. */
function underWay({ status, paymentStatus, clearedAt, refundDueKobo, isDisputed }: LockedOrder) {
  if (status === 'PENDING') return 'unpaid';
  if (isDisputed) return 'disputed';
  if (paymentStatus === 'refundDue' || refundDueKobo > 0) return 'refundDue';
  return status === 'SUCCESS' && paymentStatus === 'paid' && clearedAt === null ? 'unsent' : null;
}
