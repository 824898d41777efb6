import type { Transaction } from '@abs/contract';
import { count, desc, eq } from 'drizzle-orm';
import { orders, payments, users } from '../db/schema.ts';
import type { Handler } from '../http/handler.ts';
import { toNaira } from '../money.ts';
import { pageOf } from '../paging.ts';

type PaymentStatus = typeof payments.$inferSelect.status;

/** Money in, money owed back, and the ways in which none moved. */
const statusOf: Record<PaymentStatus, Transaction['status']> = {
  paid: 'Receive',
  refundDue: 'Transfer',
  failed: 'Failed',
  abandoned: 'Abandoned',
  initializing: 'Pending',
  pending: 'Pending',
};

/** Payment attempts, newest first. The invoice is the order's number; the name the payer's, or the address without one. */
export const getAdminTransactions: Handler<'getAdminTransactions'> = ({ query }, { services }) =>
  services.db.read(async (tx) => {
    const [counted] = await tx.select({ total: count() }).from(payments);
    const total = counted?.total ?? 0;
    const { page, totalPages, offset } = pageOf(total, query.limit, query.page);

    const rows = await tx
      .select({
        id: payments.id,
        createdAt: payments.createdAt,
        amountKobo: payments.amountKobo,
        status: payments.status,
        orderId: payments.orderId,
        number: orders.number,
        email: users.email,
        firstName: users.firstName,
        lastName: users.lastName,
      })
      .from(payments)
      .innerJoin(orders, eq(orders.id, payments.orderId))
      .innerJoin(users, eq(users.id, payments.userId))
      .orderBy(desc(payments.createdAt), desc(payments.id))
      .limit(query.limit)
      .offset(offset);

    const transactions = rows.map((row) => ({
      id: row.id,
      name: [row.firstName, row.lastName].filter(Boolean).join(' ') || row.email,
      date: row.createdAt.toISOString(),
      invoiceId: row.number,
      amount: toNaira(row.amountKobo),
      status: statusOf[row.status],
      orderId: row.orderId,
    }));
    return { transactions, pagination: { page, limit: query.limit, total, totalPages } };
  });
