import { and, asc, eq, exists, inArray, isNotNull, isNull, ne, or } from 'drizzle-orm';
import { confirmPassword } from '../accounts/confirmPassword.ts';
import { accountDeletedMail } from '../accounts/mails.ts';
import { ApiError } from '../apiError.ts';
import type { Tx } from '../db/database.ts';
import { cartLines, orders, payments, users } from '../db/schema.ts';
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
    await tx
      .select({ id: orders.id })
      .from(orders)
      .where(eq(orders.userId, user.id))
      .orderBy(asc(orders.id))
      .for('update');
    const [locked] = await tx
      .select({ id: users.id })
      .from(users)
      // A concurrent change or reset has made the password wrong.
      .where(and(eq(users.id, user.id), eq(users.passwordHash, row.passwordHash), eq(users.status, 'active')))
      .for('update');
    if (!locked) throw new ApiError(...refusals.wrongPassword);
    await refuseWhileUnderWay(tx, user.id);
    await forgetPerson(tx, row);
    await services.mailer.enqueue(tx, { to: row.email, ...accountDeletedMail() });
  });
  return { message: 'Your account has been deleted.' };
};

/** @throws ApiError order_under_way, which names the oldest such order and the reason */
async function refuseWhileUnderWay(tx: Tx, userId: string): Promise<void> {
  const openPayment = tx
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        eq(payments.orderId, orders.id),
        inArray(payments.status, ['initializing', 'pending']),
        isNotNull(payments.nextCheckAt),
      ),
    );
  const isUnsent = and(eq(orders.status, 'SUCCESS'), eq(orders.paymentStatus, 'paid'), isNull(orders.clearedAt));
  const isRefundDue = or(eq(orders.paymentStatus, 'refundDue'), ne(orders.refundDueKobo, 0));
  const hasOpenPayment = exists(openPayment);
  const [order] = await tx
    .select({
      number: orders.number,
      status: orders.status,
      isDisputed: orders.isDisputed,
      paymentStatus: orders.paymentStatus,
      refundDueKobo: orders.refundDueKobo,
    })
    .from(orders)
    .where(
      and(
        eq(orders.userId, userId),
        or(eq(orders.status, 'PENDING'), orders.isDisputed, isRefundDue, isUnsent, hasOpenPayment),
      ),
    )
    .orderBy(asc(orders.createdAt), asc(orders.id))
    .limit(1);
  if (!order) return;
  const reason = () => {
    if (order.status === 'PENDING') return 'unpaid';
    if (order.isDisputed) return 'disputed';
    if (order.paymentStatus === 'refundDue' || order.refundDueKobo !== 0) return 'refundDue';
    return order.status === 'SUCCESS' ? 'unsent' : 'paymentOpen';
  };
  throw new ApiError(...refusals.orderUnderWay(order.number, reason()));
}
