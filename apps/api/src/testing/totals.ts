import { categories } from '@abs/contract';
import { sql } from 'drizzle-orm';
import { type Counter, readCounter } from '../db/counters.ts';
import type { Tx } from '../db/database.ts';

const orderStatuses = {
  new: `cleared_at is null and status <> 'CANCELLED'`,
  cleared: `cleared_at is not null and status <> 'CANCELLED'`,
  canceled: `status = 'CANCELLED'`,
};
const orderPayments = {
  unpaid: `payment_status = 'unpaid'`,
  paid: `payment_status = 'paid'`,
  refundDue: `(payment_status = 'refundDue' or refund_due_kobo > 0)`,
  refunded: `payment_status = 'refunded'`,
  disputed: 'is_disputed',
};
const countedOrders = Object.fromEntries(
  Object.entries(orderStatuses).flatMap(([status, hasStatus]) => [
    [`orders:${status}`, `orders where ${hasStatus}`],
    ...Object.entries(orderPayments).map(([payment, hasPayment]) => [
      `orders:${status}:${payment}`,
      `orders where ${hasStatus} and ${hasPayment}`,
    ]),
  ]),
);

/** Every counter, with the rows that it should count. */
const counted: Record<string, string> = {
  orders: 'orders',
  ...countedOrders,
  sales: `orders where payment_status = 'paid'`,
  users: `users where user_type = 'Customer'`,
  ...Object.fromEntries(
    ['active', 'blocked', 'deactivated'].map((status) => [
      `users:${status}`,
      `users where user_type = 'Customer' and status = '${status}'`,
    ]),
  ),
  payments: 'payments',
  ...Object.fromEntries(
    ['initializing', 'pending', 'paid', 'failed', 'abandoned', 'refundDue', 'refunded'].map((status) => [
      `payments:${status}`,
      `payments where status = '${status}'`,
    ]),
  ),
  products: 'products where deleted_at is null',
  ...Object.fromEntries(
    categories.map((category) => [
      `products:${category}`,
      `products where deleted_at is null and category = '${category}'`,
    ]),
  ),
  contact_messages: 'contact_messages',
  'contact_messages:unread': 'contact_messages where read_at is null',
  notifications: 'notifications',
  'notifications:unread': 'notifications where read_at is null',
  audit_log: 'audit_log',
};

/** The rows of a query in plain SQL. */
export async function rowsOf<Row extends Record<string, unknown>>(tx: Tx, query: string): Promise<Row[]> {
  return (await tx.execute<Row>(sql.raw(query))).rows;
}

/** The totals that the database keeps, and the same totals counted from the rows. Both must be equal. */
export async function totals(tx: Tx) {
  const kept: Record<string, number> = {};
  const real: Record<string, number> = {};
  for (const [name, rows] of Object.entries(counted)) {
    kept[name] = await readCounter(tx, name as Counter);
    real[name] = (await rowsOf<{ rows: number }>(tx, `select count(*)::integer as rows from ${rows}`))[0]?.rows ?? -1;
  }
  const customers = await rowsOf<{ kept: string; real: string }>(
    tx,
    `select order_count || ' for ' || spent_kobo as kept, (
       select count(*) || ' for ' || coalesce(sum(total_kobo - refunded_kobo) filter (where payment_status = 'paid'), 0)
       from orders where user_id = users.id) as real
     from users order by id`,
  );
  const sold = await rowsOf<{ kept: number; real: number }>(
    tx,
    `select sold_count as kept, (
       select coalesce(sum(order_lines.quantity), 0)::integer
       from order_lines join orders on orders.id = order_id
       where product_id = products.id and payment_status = 'paid') as real
     from products order by id`,
  );
  return {
    kept: { ...kept, customers: customers.map((row) => row.kept), sold: sold.map((row) => row.kept) },
    real: { ...real, customers: customers.map((row) => row.real), sold: sold.map((row) => row.real) },
  };
}
