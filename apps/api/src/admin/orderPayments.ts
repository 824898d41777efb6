import type { OrderPayment } from '@abs/contract';
import { inArray } from 'drizzle-orm';
import { nameOf } from '../accounts/mapper.ts';
import type { Tx } from '../db/database.ts';
import { users } from '../db/schema.ts';
import { toNaira } from '../money.ts';
import { dueOf, receivedPayments, refundedOf } from '../payments/orderMoney.ts';
import { statusOf } from './transactions.ts';

/** The payments received for an order with their refunds and disputes, oldest first. */
export async function loadOrderPayments(tx: Tx, orderId: string): Promise<OrderPayment[]> {
  const received = await receivedPayments(tx, orderId);
  const adminIds = received.flatMap(({ refunds }) => refunds.flatMap(({ byUserId }) => byUserId ?? []));
  const admins = adminIds.length === 0 ? [] : await tx.select().from(users).where(inArray(users.id, adminIds));
  const names = new Map(admins.map((admin) => [admin.id, nameOf(admin)]));
  return received.map((payment) => ({
    reference: payment.reference,
    date: (payment.settledAt ?? payment.createdAt).toISOString(),
    status: statusOf[payment.status],
    currency: payment.receivedCurrency ?? payment.currency,
    received: toNaira(payment.receivedAmount ?? 0),
    requested: toNaira(payment.amountKobo),
    refundDue: toNaira(dueOf(payment)),
    refunded: toNaira(refundedOf(payment)),
    refunds: payment.refunds.map(({ amount, status, updatedAt, byUserId }) => ({
      amount: toNaira(amount),
      status,
      at: updatedAt.toISOString(),
      by: (byUserId && names.get(byUserId)) || null,
    })),
    disputes: payment.disputes.map(({ amount, status, createdAt, resolvedAt, dueAt }) => ({
      amount: toNaira(amount),
      status,
      at: (resolvedAt ?? createdAt).toISOString(),
      dueAt: dueAt?.toISOString() ?? null,
    })),
  }));
}
