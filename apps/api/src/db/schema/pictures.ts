/** Uploaded pictures. */
import type { Picture } from '@abs/contract';
import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { createdAt, id, time } from './columns.ts';

/**
 * Pictures that admins uploaded. A picture that no product has for a day is deleted with its files: see
 * uploads/deleteOrphans.ts.
 */
export const uploads = pgTable(
  'uploads',
  {
    id: id(),
    byUserId: uuid()
      .notNull()
      .references(() => users.id),
    /** In the format of products, which refer to it by `src`. */
    picture: jsonb()
      /** `hasShare`: its picture for link previews exists. Products do not copy this flag. */
      .$type<Picture & { hasShare?: true }>()
      .notNull(),
    src: text().notNull().unique(),
    createdAt: createdAt(),
    /** Since when no product has it; null while one does. */
    unusedSince: time().defaultNow(),
    /** When it was marked for deletion: no product may take it any more, and its files are being deleted. */
    markedForDeletionAt: time('condemned_at'),
  },
  (table) => [index('uploads_unused_since_idx').on(table.unusedSince).where(sql`unused_since is not null`)],
);

/**
 * The stores in which server processes keep uploaded pictures, and when a process last reported each: see
 * storage/pictureStores.ts.
 */
export const pictureStores = pgTable('picture_stores', {
  id: text().primaryKey(),
  seenAt: time().notNull(),
});
