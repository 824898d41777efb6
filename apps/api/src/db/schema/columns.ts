/** Kinds of columns that several tables have. */
import { bigint, customType, timestamp, uuid } from 'drizzle-orm/pg-core';

/** The primary key. */
export const id = () => uuid().primaryKey().defaultRandom();
/** @param column its name in the database, if it differs from the property's name in snake case */
export const time = (column = '') => timestamp(column, { withTimezone: true, mode: 'date' });
/** When the row was inserted. */
export const createdAt = () => time().notNull().defaultNow();
/** Money in kobo. */
export const kobo = () => bigint({ mode: 'number' });
export const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });
/** Sorted by code point, regardless of the collation of the database. */
export const codePoints = customType<{ data: string }>({ dataType: () => 'text collate "C"' });
/** The id of a transaction: grows, and never wraps around. */
export const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' });
