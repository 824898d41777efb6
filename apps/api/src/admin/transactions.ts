import type { Transaction, TransactionSort } from '@abs/contract';
import { eq, inArray, type SQL } from 'drizzle-orm';
import { nameOf } from '../accounts/presentUser.ts';
import type { Tx } from '../db/database.ts';
import { orders, payments, users } from '../db/schema.ts';
import type { Handler } from '../http/handler.ts';
import { toNaira } from '../money.ts';
import { inOrderOf, pageOfIds, type Sort } from './list.ts';

type PaymentStatus = typeof payments.$inferSelect.status;
type Status = Transaction['status'];

/** Money in, money owed back, and the ways in which none moved. */
export const statusOf: Record<PaymentStatus, Status> = {
  paid: 'Receive',
  refundDue: 'Transfer',
  failed: 'Failed',
  abandoned: 'Abandoned',
  initializing: 'Pending',
  pending: 'Pending',
};

const statesOf = (status: Status): PaymentStatus[] =>
  (Object.keys(statusOf) as PaymentStatus[]).filter((state) => statusOf[state] === status);

/** Payments that are shown under a status. */
export function hasStatus(status: Status | undefined): SQL | undefined {
  if (!status) return undefined;
  const [only, ...others] = statesOf(status);
  return only && others.length === 0 ? eq(payments.status, only) : inArray(payments.status, statesOf(status));
}

const sorts: Record<TransactionSort, Sort> = {
  newest: { key: payments.createdAt, direction: 'desc' },
  oldest: { key: payments.createdAt, direction: 'asc' },
  'amount-asc': { key: payments.amountKobo, direction: 'asc' },
  'amount-desc': { key: payments.amountKobo, direction: 'desc' },
};

/** Payment attempts. The invoice is the order's number; the name the payer's, or the address without one. */
export const getAdminTransactions: Handler<'getAdminTransactions'> = ({ query }, { services }) =>
  services.db.read(async (tx) => {
    const { status, sort, ...rest } = query;
    const { ids, pagination } = await pageOfIds(tx, {
      table: payments,
      id: payments.id,
      sort: sorts[sort],
      where: hasStatus(status),
      counters: status ? statesOf(status).map((state) => `payments:${state}` as const) : ['payments'],
      searchText: payments.searchText,
      ...rest,
    });
    const rows = inOrderOf(ids, await loadTransactions(tx, ids));
    return {
      transactions: rows.map((row) => ({
        id: row.id,
        name: nameOf(row),
        date: row.createdAt.toISOString(),
        invoiceId: row.number,
        amount: toNaira(row.amountKobo),
        status: statusOf[row.status],
        orderId: row.orderId,
      })),
      pagination,
    };
  });

/** Payments with their payer and the order's number, in no order. */
export async function loadTransactions(tx: Tx, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return tx
    .select({
      id: payments.id,
      createdAt: payments.createdAt,
      amountKobo: payments.amountKobo,
      status: payments.status,
      reference: payments.reference,
      orderId: payments.orderId,
      number: orders.number,
      email: users.email,
      firstName: users.firstName,
      lastName: users.lastName,
    })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .innerJoin(users, eq(users.id, payments.userId))
    .where(inArray(payments.id, [...ids]));
}
