/** Orders with their lines and history. */
import type { OrderEventKind, OrderStatus, Picture } from '@abs/contract';
import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, jsonb, pgSequence, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { products } from './catalogue.ts';
import { createdAt, id, kobo, time } from './columns.ts';

/** The source of readable order numbers, e.g. ABS-10023. */
export const orderNumbers = pgSequence('order_numbers', { startWith: 10001 });

export const orders = pgTable(
  'orders',
  {
    id: id(),
    number: text().notNull().unique().default(sql`'ABS-' || nextval('order_numbers')`),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    status: text().$type<OrderStatus>().notNull().default('PENDING'),
    paymentStatus: text().$type<'unpaid' | 'paid' | 'refundDue' | 'refunded'>().notNull().default('unpaid'),
    subtotalKobo: kobo().notNull(),
    deliveryFeeKobo: kobo().notNull(),
    totalKobo: kobo().notNull(),
    deliveryAddress: text().notNull(),
    phoneNumber: text().notNull(),
    createdAt: createdAt(),
    /** The latest time at which an unpaid order is cancelled and its stock returns. */
    expiresAt: time().notNull(),
    /** When that currently happens: see orders/hold.ts. The default is for processes of the previous version. */
    heldUntil: time().notNull().default(sql`now() + interval '60 minutes'`),
    paidAt: time(),
    cancelledAt: time(),
    /** When the shop cleared it, that is, sent it. */
    clearedAt: time(),
    /** The refund that is due of all payments for it. payments/orderMoney.ts keeps this column and the next two. */
    refundDueKobo: kobo().notNull().default(0),
    /** The amount refunded of the payment that paid it, or of all payments once it is cancelled. */
    refundedKobo: kobo().notNull().default(0),
    /** Whether a customer's bank disputes one of its payments, and the dispute is still open. */
    isDisputed: boolean().notNull().default(false),
    /** Number, customer, phone number and products' names at the time of the order, normalised like queries. */
    searchText: text().notNull().default(''),
  },
  (table) => [
    // The lists of the admin area. Those by time have the other columns that these lists filter and sort by, so that they
    // are counted and sorted without reading the rows.
    index('orders_created_at_idx').on(table.createdAt, table.id, table.totalKobo),
    index('orders_total_idx').on(table.totalKobo, table.id, table.createdAt),
    index('orders_new_idx')
      .on(table.createdAt, table.id, table.paymentStatus, table.totalKobo)
      .where(sql`cleared_at is null and status <> 'CANCELLED'`),
    index('orders_new_total_idx')
      .on(table.totalKobo, table.id, table.paymentStatus, table.createdAt)
      .where(sql`cleared_at is null and status <> 'CANCELLED'`),
    index('orders_cleared_idx')
      .on(table.createdAt, table.id, table.paymentStatus, table.totalKobo)
      .where(sql`cleared_at is not null and status <> 'CANCELLED'`),
    index('orders_cleared_total_idx')
      .on(table.totalKobo, table.id, table.paymentStatus, table.createdAt)
      .where(sql`cleared_at is not null and status <> 'CANCELLED'`),
    index('orders_canceled_idx')
      .on(table.createdAt, table.id, table.paymentStatus, table.totalKobo)
      .where(sql`status = 'CANCELLED'`),
    index('orders_canceled_total_idx')
      .on(table.totalKobo, table.id, table.paymentStatus, table.createdAt)
      .where(sql`status = 'CANCELLED'`),
    index('orders_payment_idx').on(table.paymentStatus, table.createdAt, table.id, table.totalKobo),
    index('orders_payment_total_idx').on(table.paymentStatus, table.totalKobo, table.id, table.createdAt),
    index('orders_refund_due_idx')
      .on(table.createdAt, table.id)
      .where(sql`(payment_status = 'refundDue' or refund_due_kobo > 0)`),
    index('orders_refund_due_total_idx')
      .on(table.totalKobo, table.id)
      .where(sql`(payment_status = 'refundDue' or refund_due_kobo > 0)`),
    index('orders_disputed_idx').on(table.createdAt, table.id).where(sql`is_disputed`),
    index('orders_disputed_total_idx').on(table.totalKobo, table.id).where(sql`is_disputed`),
    index('orders_paid_at_idx')
      .on(table.paidAt, table.totalKobo, table.refundedKobo)
      .where(sql`payment_status = 'paid'`),
    index('orders_search_text_idx').using('gin', table.searchText.op('gin_trgm_ops')),
    index('orders_user_id_idx').on(table.userId, table.status, table.createdAt, table.id),
    index('orders_held_until_idx').on(table.heldUntil).where(sql`status = 'PENDING'`),
    check('orders_total', sql`${table.totalKobo} = ${table.subtotalKobo} + ${table.deliveryFeeKobo}`),
  ],
);

/** A product as it was when ordered. */
export const orderLines = pgTable(
  'order_lines',
  {
    id: id(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    productId: uuid()
      .notNull()
      .references(() => products.id),
    position: integer().notNull(),
    quantity: integer().notNull(),
    priceKobo: kobo().notNull(),
    name: text().notNull(),
    size: text().notNull(),
    color: text().notNull(),
    /** The product's value for the swatch; null if it had none. */
    colorHex: text(),
    /** Null if the product had none, and in orders from before this column existed. */
    sku: text(),
    cover: jsonb().$type<Picture>().notNull(),
  },
  (table) => [index('order_lines_order_id_idx').on(table.orderId, table.position)],
);

/** The history of an order in the admin area. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: id(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    kind: text().$type<OrderEventKind>().notNull(),
    /** The user who did it; null for the shop itself or the payment provider. */
    byUserId: uuid().references(() => users.id),
    /** The amount of money, if the event is about money. */
    amountKobo: kobo(),
    createdAt: createdAt(),
    /** Puts events of the same time in order. */
    sequence: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
  },
  (table) => [
    index('order_events_order_id_idx').on(table.orderId, table.createdAt, table.sequence),
    // For the reference: the deletion of an account looks for its rows.
    index('order_events_by_idx').on(table.byUserId).where(sql`by_user_id is not null`),
  ],
);
