/** Payment attempts, refunds, disputes, and the events of providers. */
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { bytea, createdAt, id, kobo, time } from './columns.ts';
import { orders } from './orders.ts';

/** The statuses of a transaction that a provider reports. */
export const chargeStatuses = [
  'success',
  'failed',
  'abandoned',
  'ongoing',
  'pending',
  'processing',
  'queued',
  'reversed',
] as const;

/** One row for each payment attempt, with its own reference. */
export const payments = pgTable(
  'payments',
  {
    id: id(),
    reference: text().notNull().unique(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    amountKobo: kobo().notNull(),
    currency: text().notNull().default('NGN'),
    status: text()
      .$type<'initializing' | 'pending' | 'paid' | 'failed' | 'abandoned' | 'refundDue' | 'refunded'>()
      .notNull()
      .default('initializing'),
    authorizationUrl: text(),
    accessCode: text(),
    createdAt: createdAt(),
    settledAt: time(),
    /**
     * When its status was last checked with the provider, and the answer. No status means that the provider did not
     * know the reference.
     */
    checkedAt: time('asked_at'), // cspell:disable-line: the column's name is in the database
    providerStatus: text().$type<(typeof chargeStatuses)[number]>(),
    gatewayResponse: text(),
    /** The amount received, in the smallest unit of its currency; null while nothing was received. */
    receivedAmount: kobo(),
    receivedCurrency: text(),
    /**
     * The amount that lists show and sort by: the received one if it is in the same currency, otherwise the requested
     * one.
     */
    displayKobo: kobo()
      .notNull()
      .generatedAlwaysAs(sql`case when received_currency = currency then received_amount else amount_kobo end`),
    /** When the provider is next queried about it; null for never. See payments/checkSchedule.ts. */
    nextCheckAt: time(),
    /** Order number and customer, so that a search needs no join. */
    searchText: text().notNull().default(''),
  },
  (table) => [
    index('payments_display_idx').on(table.displayKobo, table.id),
    index('payments_status_idx').on(table.status, table.createdAt, table.id),
    index('payments_status_display_idx').on(table.status, table.displayKobo, table.id),
    index('payments_search_text_idx').using('gin', table.searchText.op('gin_trgm_ops')),
    index('payments_order_id_idx').on(table.orderId),
    // For the reference: the deletion of an account looks for its rows.
    index('payments_user_id_idx').on(table.userId),
    index('payments_next_check_idx').on(table.nextCheckAt).where(sql`next_check_at is not null`),
    index('payments_created_at_idx').on(table.createdAt, table.id),
    index('payments_open_idx').on(table.createdAt, table.id).where(sql`status in ('initializing', 'pending')`),
    index('payments_open_display_idx')
      .on(table.displayKobo, table.id)
      .where(sql`status in ('initializing', 'pending')`),
  ],
);

/** Refunds of payments. Amounts are in the smallest unit of the received currency. */
export const refunds = pgTable(
  'refunds',
  {
    id: id(),
    paymentId: uuid()
      .notNull()
      .references(() => payments.id),
    /** The provider's key of the refund; null if it has none, or if an admin recorded the refund. */
    providerKey: text(),
    amount: kobo().notNull(),
    status: text().$type<'pending' | 'processing' | 'processed' | 'failed'>().notNull(),
    /** The admin who recorded it; null if the provider reported it. */
    byUserId: uuid().references(() => users.id),
    createdAt: createdAt(),
    updatedAt: time().notNull(),
  },
  (table) => [unique('refunds_payment_key').on(table.paymentId, table.providerKey)],
);

/** Disputes of payments by customers' banks. Amounts are in the smallest unit of the received currency. */
export const disputes = pgTable(
  'disputes',
  {
    id: id(),
    paymentId: uuid()
      .notNull()
      .references(() => payments.id),
    providerId: text().notNull(),
    amount: kobo().notNull(),
    status: text().$type<'open' | 'won' | 'lost'>().notNull(),
    /** The end of the time in which the shop can answer it. */
    dueAt: time(),
    createdAt: createdAt(),
    resolvedAt: time(),
  },
  (table) => [unique('disputes_payment_provider').on(table.paymentId, table.providerId)],
);

/**
 * Signed webhooks, byte for byte as received. A repeated body finds its row and has no effect; another body is another
 * event, even if the provider gives it the same id.
 */
export const paymentEvents = pgTable(
  'payment_events',
  {
    /** SHA-256 (hex) of the body. */
    digest: text().primaryKey(),
    body: bytea().notNull(),
    /**
     * The provider's name of the event and the payment's reference, for people who read this table; '' if unreadable.
     */
    event: text().notNull(),
    reference: text().notNull(),
    receivedAt: time().notNull().defaultNow(),
    processedAt: time(),
    /** How often processing failed. Events with the fewest failures are processed first. */
    failures: integer().notNull().default(0),
  },
  (table) => [
    index('payment_events_reference_idx').on(table.reference),
    index('payment_events_left_idx').on(table.failures, table.receivedAt).where(sql`processed_at is null`),
  ],
);

/** The transactions of the sandbox payment provider; empty if a real provider is configured. */
export const sandboxTransactions = pgTable('sandbox_transactions', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  reference: text().notNull().unique(),
  accessCode: text().notNull().unique(),
  email: text().notNull(),
  amountKobo: kobo().notNull(),
  currency: text().notNull(),
  callbackUrl: text().notNull(),
  metadata: jsonb().$type<Record<string, unknown>>(),
  status: text().$type<'pending' | 'success' | 'failed' | 'abandoned'>().notNull().default('pending'),
  gatewayResponse: text(),
  createdAt: createdAt(),
  paidAt: time(),
  refundedKobo: kobo().notNull().default(0),
  /** When the signed webhook is due; null if none is due. */
  webhookDueAt: time(),
});
