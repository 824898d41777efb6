import type { TransactionNote, TransactionSort } from '@abs/contract';
import type { Transaction } from '@abs/contract/entities';
import { asc, eq, inArray, type SQL } from 'drizzle-orm';
import { nameOf } from '../accounts/mapper.ts';
import { lineText } from '../catalogue/variantText.ts';
import type { Tx } from '../db/database.ts';
import { orderLines, orders, payments, users } from '../db/schema.ts';
import type { Handler } from '../http/handler.ts';
import { reachable } from '../mail/mailbox.ts';
import { toNaira } from '../money.ts';
import { cameInFull, type PaymentMoney, refundedOf, returningOf, withRefunds } from '../payments/orderMoney.ts';
import { isSettled } from '../payments/settled.ts';
import { inOrderOf, pageOfIds, type Sort } from './list.ts';

type PaymentStatus = typeof payments.$inferSelect.status;
type Status = Transaction['status'];

/** Money received, money refunded or due for refund, and the states in which no money moved. */
export const statusOf: Record<PaymentStatus, Status> = {
  paid: 'Receive',
  refundDue: 'Transfer',
  refunded: 'Transfer',
  failed: 'Failed',
  abandoned: 'Abandoned',
  initializing: 'Pending',
  pending: 'Pending',
};

const statesOf = (status: Status): PaymentStatus[] =>
  (Object.keys(statusOf) as PaymentStatus[]).filter((state) => statusOf[state] === status);

/** Matches the payments that are shown with a status. */
export function hasStatus(status: Status | undefined): SQL | undefined {
  if (!status) return undefined;
  const [only, ...others] = statesOf(status);
  return only && others.length === 0 ? eq(payments.status, only) : inArray(payments.status, statesOf(status));
}

const sorts: Record<TransactionSort, Sort> = {
  newest: { key: payments.createdAt, direction: 'desc' },
  oldest: { key: payments.createdAt, direction: 'asc' },
  'amount-asc': { key: payments.displayKobo, direction: 'asc' },
  'amount-desc': { key: payments.displayKobo, direction: 'desc' },
};

/**
 * Lists payment attempts. The invoice is the order's number, and the name is the payer's, or the e-mail address if it
 * is missing.
 */
export const getAdminTransactions: Handler<'getAdminTransactions'> = ({ query }, { services }) =>
  services.db.autocommit(async (tx) => {
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
    const itemsOf = await loadItems(tx, rows);
    return {
      transactions: rows.map((row) => ({
        id: row.id,
        name: nameOf(row),
        date: row.createdAt.toISOString(),
        invoiceId: row.number,
        amount: toNaira(row.displayKobo),
        status: statusOf[row.status],
        orderId: row.orderId,
        ...(row.note && { note: row.note }),
        items: itemsOf.get(row.orderId),
      })),
      pagination,
    };
  });

/** Loads payments with payer, order number and note, in any order. */
export async function loadTransactions(tx: Tx, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = await tx
    .select({
      payment: payments,
      number: orders.number,
      email: users.email,
      firstName: users.firstName,
      lastName: users.lastName,
    })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .innerJoin(users, eq(users.id, payments.userId))
    .where(inArray(payments.id, [...ids]));
  const settled = await withRefunds(tx, rows.map(({ payment }) => payment).filter(isSettled));
  const notes = new Map(settled.map((payment) => [payment.id, noteOf(payment)]));
  return rows.map(({ payment, email, ...rest }) => ({
    ...payment,
    ...rest,
    email: reachable(email),
    note: notes.get(payment.id),
  }));
}

/** The ordered items by order id: each line with its size, color and SKU. */
export async function loadItems(tx: Tx, rows: readonly { orderId: string }[]): Promise<Map<string, string>> {
  if (rows.length === 0) return new Map();
  const lines = await tx
    .select()
    .from(orderLines)
    .where(inArray(orderLines.orderId, [...new Set(rows.map(({ orderId }) => orderId))]))
    .orderBy(asc(orderLines.orderId), asc(orderLines.position));
  const byOrder = Map.groupBy(lines, ({ orderId }) => orderId);
  return new Map([...byOrder].map(([orderId, own]) => [orderId, own.map(lineText).join('; ')]));
}

/** The note on a payment's dispute, refund or wrong amount. */
function noteOf(payment: PaymentMoney): TransactionNote | undefined {
  const { status } = payment;
  if (payment.disputes.some((dispute) => dispute.status === 'open')) return 'disputed';
  if (status === 'refunded') return 'refunded';
  if (returningOf(payment) > refundedOf(payment)) return 'refunding';
  if (status === 'refundDue') return cameInFull(payment) ? 'refundDue' : 'wrongAmount';
  return refundedOf(payment) > 0 ? 'partlyRefunded' : undefined;
}
