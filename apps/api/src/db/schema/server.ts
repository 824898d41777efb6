/** What the processes of the server share. */
import { bigint, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { createdAt, time } from './columns.ts';

/** Random keys that all API processes share, created by the first process that needs one: see accounts/secret.ts. */
export const serverSecrets = pgTable('server_secrets', {
  name: text().primaryKey(),
  value: text().notNull(),
});

/** Fixed windows, shared by all API processes. */
export const rateLimits = pgTable('rate_limits', {
  key: text().primaryKey(),
  windowEndsAt: time().notNull(),
  hits: integer().notNull(),
  /** For limits that slow down rather than refuse: when the next attempt may be made. See limits/slowdown.ts. */
  blockedUntil: time(),
});

/** First answers of calls that take an Idempotency-Key; a repeated key gets the same answer. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    call: text().notNull(),
    key: text().notNull(),
    /** SHA-256 of the request body: the same key with another body is a mistake of the caller. */
    requestHash: text().notNull(),
    /** Null while the first request is still being processed. */
    response: jsonb().$type<unknown>(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.call, table.key] }),
    index('idempotency_keys_created_at_idx').on(table.createdAt),
  ],
);

/**
 * Changes that add up to how many rows of a table have a property, so that a list's total needs no counting of rows,
 * and writers do not wait for a common row. Written by triggers; housekeeping adds them up into one row per name.
 */
export const counterChanges = pgTable(
  'counter_changes',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** e.g. 'orders', 'orders:new', 'users:blocked'. */
    name: text().notNull(),
    change: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [index('counter_changes_name_idx').on(table.name, table.change)],
);
