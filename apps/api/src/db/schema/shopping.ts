/** What customers keep before they order: carts, wishlists and requests for restock mails. */
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { products } from './catalogue.ts';
import { createdAt, id, time } from './columns.ts';

export const cartLines = pgTable(
  'cart_lines',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    productId: uuid()
      .notNull()
      .references(() => products.id),
    quantity: integer().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('cart_lines_user_product').on(table.userId, table.productId),
    check('cart_lines_quantity_positive', sql`${table.quantity} > 0`),
  ],
);

/** The products that a customer keeps for later. */
export const wishlistItems = pgTable(
  'wishlist_items',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    productId: uuid()
      .notNull()
      .references(() => products.id),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.productId] })],
);

/** The link with which a customer shares the wishlist. It does not identify the customer. */
export const wishlistShares = pgTable('wishlist_shares', {
  token: text().primaryKey(),
  userId: uuid()
    .notNull()
    .unique()
    .references(() => users.id, { onDelete: 'cascade' }),
  createdAt: createdAt(),
});

/** Requests for a mail when a variant is back in stock. */
export const restockRequests = pgTable(
  'restock_requests',
  {
    id: id(),
    productId: uuid()
      .notNull()
      .references(() => products.id),
    /** Null for a guest. */
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    /** Trimmed and in lower case. */
    email: text().notNull(),
    /** SHA-256 (hex) of the token in the mails' links, which confirm and cancel. */
    tokenHash: text().notNull().unique(),
    createdAt: createdAt(),
    /** Null until the owner of the address has confirmed. A signed-in customer's own address needs no confirmation. */
    confirmedAt: time(),
    /** When the stock was back and the mail was written. */
    sentAt: time(),
    cancelledAt: time(),
  },
  (table) => [
    uniqueIndex('restock_requests_open')
      .on(table.productId, table.email)
      .where(sql`sent_at is null and cancelled_at is null`),
    index('restock_requests_waiting_idx')
      .on(table.productId, table.createdAt, table.id)
      .where(sql`confirmed_at is not null and sent_at is null and cancelled_at is null`),
    // Counts the mails that were sent for a product: see sendRestockMails.ts and the list of the back office.
    index('restock_requests_sent_idx').on(table.productId, table.sentAt).where(sql`sent_at is not null`),
    index('restock_requests_email_idx').on(table.email, table.createdAt),
    index('restock_requests_user_id_idx').on(table.userId),
  ],
);
