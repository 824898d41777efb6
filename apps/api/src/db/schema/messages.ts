/** Mails, messages of visitors, and subscribers of the newsletter. */
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { createdAt, id, time } from './columns.ts';

/**
 * The outbox. A mail is written in the transaction of its cause, and delivered and retried afterwards. Without SMTP,
 * the delivered rows are the development mailbox; with SMTP, their text is wiped on delivery.
 */
export const mails = pgTable(
  'mails',
  {
    id: id(),
    recipient: text().notNull(),
    /** The e-mail address of the author, who gets the replies; null for automatic mails. */
    replyTo: text(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    /** The id of its subject, if it may be withdrawn before it is sent. */
    aboutId: uuid(),
    /** The URL for unsubscribing with one click; null for mails without a subscription. */
    unsubscribeUrl: text(),
    createdAt: createdAt(),
    /**
     * When its content expires, e.g. a one-time code. Until then it is sent before all other mails, afterwards not at
     * all.
     */
    expiresAt: time(),
    sentAt: time(),
    attempts: integer().notNull().default(0),
    nextAttemptAt: time().notNull().defaultNow(),
    /** Until when only one process may send it. */
    leasedUntil: time(),
    /** The error of the last attempt. */
    lastError: text(),
    /** When it was given up. */
    failedAt: time(),
  },
  (table) => [
    index('mails_recipient_idx').on(table.recipient, table.createdAt),
    index('mails_about_idx').on(table.aboutId).where(sql`sent_at is null`),
    index('mails_due_idx').on(table.nextAttemptAt).where(sql`sent_at is null and failed_at is null`),
    index('mails_failed_idx').on(table.createdAt, table.id).where(sql`failed_at is not null`),
  ],
);

/** Messages of visitors from the contact form. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: id(),
    name: text().notNull(),
    email: text().notNull(),
    message: text().notNull(),
    createdAt: createdAt(),
    readAt: time(),
    /** Name, e-mail and text, normalised like queries. */
    searchText: text().notNull().default(''),
  },
  (table) => [
    index('contact_messages_created_at_idx').on(table.createdAt, table.id),
    // For the data that a customer downloads.
    index('contact_messages_email_idx').on(table.email),
    index('contact_messages_unread_idx').on(table.createdAt, table.id).where(sql`read_at is null`),
    index('contact_messages_search_text_idx').using('gin', table.searchText.op('gin_trgm_ops')),
  ],
);

/** Replies of admins, each sent by mail. */
export const messageReplies = pgTable(
  'message_replies',
  {
    id: id(),
    messageId: uuid()
      .notNull()
      .references(() => contactMessages.id, { onDelete: 'cascade' }),
    byUserId: uuid()
      .notNull()
      .references(() => users.id),
    text: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('message_replies_message_id_idx').on(table.messageId, table.createdAt)],
);

/** Subscribers of the newsletter. Unsubscribing deletes the row. See newsletter/subscribers.ts. */
export const newsletterSubscribers = pgTable(
  'newsletter_subscribers',
  {
    /** Trimmed and in lower case. */
    email: text().primaryKey(),
    /** When the subscription was created, or last requested before it was confirmed. */
    createdAt: createdAt(),
    /** Null until the owner of the address has confirmed. Entries from before that rule count as confirmed. */
    confirmedAt: time(),
    /**
     * Since when a mail with the confirmation link is due; null if none is due. The default is for processes of the
     * previous version.
     */
    mailDueAt: time().defaultNow(),
    /** When that mail was last written. */
    mailedAt: time(),
  },
  (table) => [
    index('newsletter_subscribers_due_idx').on(table.mailDueAt).where(sql`mail_due_at is not null`),
    index('newsletter_subscribers_unconfirmed_idx').on(table.createdAt).where(sql`confirmed_at is null`),
  ],
);
