/** What admins do, and what they should know about. */
import type { AuditEntry, NotificationKind, Picture } from '@abs/contract';
import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { createdAt, id, time } from './columns.ts';

/** Activity in the shop that admins should know about, written in the transaction of the activity. */
export const notifications = pgTable(
  'notifications',
  {
    id: id(),
    kind: text().$type<NotificationKind>().notNull(),
    title: text().notNull(),
    detail: text().notNull(),
    subjectId: uuid().notNull(),
    cover: jsonb().$type<Picture>(),
    createdAt: createdAt(),
    readAt: time(),
    /** Title and detail, normalised like queries. */
    searchText: text().notNull().default(''),
  },
  (table) => [
    index('notifications_created_at_idx').on(table.createdAt, table.id),
    index('notifications_unread_idx').on(table.createdAt, table.id).where(sql`read_at is null`),
    index('notifications_subject_idx').on(table.subjectId).where(sql`read_at is null`),
    index('notifications_search_text_idx').using('gin', table.searchText.op('gin_trgm_ops')),
  ],
);

/** Every change by an admin, written in the transaction that makes it; never changed, never deleted. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: id(),
    byUserId: uuid()
      .notNull()
      .references(() => users.id),
    /** The name of the call. */
    action: text().notNull(),
    subjectKind: text().$type<AuditEntry['subject']['kind']>().notNull(),
    subjectId: text().notNull(),
    subjectName: text().notNull(),
    /** The changed fields only. */
    before: jsonb().$type<Record<string, unknown>>(),
    after: jsonb().$type<Record<string, unknown>>(),
    createdAt: createdAt(),
  },
  (table) => [
    index('audit_log_created_at_idx').on(table.createdAt, table.id),
    index('audit_log_by_idx').on(table.byUserId, table.createdAt, table.id),
  ],
);
