/** Accounts, their sessions, codes and security events. */
import type { SecurityEventKind } from '@abs/contract';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, kobo, time } from './columns.ts';

export const users = pgTable(
  'users',
  {
    id: id(),
    /** Trimmed and in lower case, so that one address is one account. */
    email: text().notNull().unique(),
    passwordHash: text().notNull(),
    firstName: text(),
    lastName: text(),
    gender: text().$type<'Male' | 'Female'>(),
    avatar: text(),
    /** 'Deleted' keeps only the figures of a former customer: see personalData/forgetPerson.ts. */
    userType: text().$type<'Customer' | 'Admin' | 'Deleted'>().notNull().default('Customer'),
    status: text().$type<'active' | 'blocked' | 'deactivated'>().notNull().default('active'),
    emailVerifiedAt: time(),
    /** When a code or a link was last mailed; null if never, or before this column existed. */
    lastCodeAt: time(),
    /** Part of the demo data, and disabled in a shop without demo data. */
    isDemo: boolean().notNull().default(false),
    /** The address of the last order, offered at the next. */
    deliveryAddress: text(),
    createdAt: createdAt(),
    lastSeenAt: time(),
    /** Number of orders of any status, and the money paid that is not due for refund. Kept by triggers on orders. */
    orderCount: integer().notNull().default(0),
    spentKobo: kobo().notNull().default(0),
    /** Names and e-mail, normalised like queries. */
    searchText: text().notNull().default(''),
  },
  (table) => [
    // One index for each sort order of customers, for all of them and for one status: see admin/users.ts.
    ...Object.entries({
      created: table.createdAt,
      // Short enough for an index, even for long names.
      name: sql`(left(search_text, 100) collate "C")`,
      seen: sql`(coalesce(last_seen_at, '-infinity'))`,
      orders: table.orderCount,
      spent: table.spentKobo,
    }).flatMap(([name, key]) => [
      index(`users_${name}_idx`).on(key, table.id).where(sql`user_type = 'Customer'`),
      index(`users_status_${name}_idx`).on(table.status, key, table.id).where(sql`user_type = 'Customer'`),
    ]),
    // For deleting accounts that were not verified in time: see accounts/unverifiedAccounts.ts.
    index('users_unverified_idx').on(table.createdAt).where(sql`email_verified_at is null`),
    index('users_demo_idx').on(table.id).where(sql`is_demo`),
    index('users_search_text_idx').using('gin', table.searchText.op('gin_trgm_ops')),
  ],
);

/** Where customers have orders delivered. */
export const savedAddresses = pgTable(
  'saved_addresses',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    deliveryAddress: text().notNull(),
    /** Digits, with a + in front if it was typed. */
    phoneNumber: text().notNull(),
    createdAt: createdAt(),
    /** When the customer made it the default. The default is the latest, or else the oldest address. */
    defaultSince: time(),
  },
  (table) => [unique('saved_addresses_same').on(table.userId, table.deliveryAddress, table.phoneNumber)],
);

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 (hex) of the opaque 256-bit bearer token; the token itself is never stored. */
    tokenHash: text().primaryKey(),
    /** For users, who list and end their sessions. */
    id: uuid().notNull().unique().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Browser and system, such as "Chrome on Android"; null if not known. */
    device: text(),
    createdAt: createdAt(),
    /** Recorded at most once a minute. */
    lastUsedAt: time().notNull().defaultNow(),
    expiresAt: time().notNull(),
    /** When a code of two-factor authentication was last given in it; null if never. See twoFactor/requirements.ts. */
    codeAt: time(),
  },
  (table) => [index('sessions_user_id_idx').on(table.userId), index('sessions_expires_at_idx').on(table.expiresAt)],
);

export const otpCodes = pgTable(
  'otp_codes',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text().$type<'verifyEmail' | 'resetPassword'>().notNull(),
    /** Four digits, or the 128-bit token of a link. */
    kind: text().$type<'code' | 'link'>().notNull().default('code'),
    /** Keyed hash bound to user and purpose: four digits alone would be reversible. */
    codeHash: text().notNull(),
    createdAt: createdAt(),
    expiresAt: time().notNull(),
    attempts: integer().notNull().default(0),
    spentAt: time(),
  },
  (table) => [index('otp_codes_user_id_idx').on(table.userId, table.purpose, table.createdAt)],
);

/**
 * Requests for codes, and for mails about wrong codes. They are stored for known and unknown addresses and granted in
 * the background, so that the answer takes the same work and the same time for both.
 */
export const otpRequests = pgTable(
  'otp_requests',
  {
    id: id(),
    email: text().notNull(),
    purpose: text().$type<'verifyEmail' | 'resetPassword' | 'reportWrongCodes' | 'reportGuessing'>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('otp_requests_created_at_idx').on(table.createdAt)],
);

/**
 * Requested changes of an e-mail address, at most one for each account. A change that was made stays until it expires, for
 * people who open a link twice. See emailChange/.
 */
export const emailChanges = pgTable(
  'email_changes',
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The new address, in the form of `users.email`. */
    email: text().notNull(),
    /** SHA-256 (hex) of the tokens in the links, one for each of the two addresses. */
    currentTokenHash: text().notNull().unique(),
    newTokenHash: text().notNull().unique(),
    currentConfirmedAt: time(),
    newConfirmedAt: time(),
    changedAt: time(),
    expiresAt: time().notNull(),
  },
  (table) => [index('email_changes_expires_at_idx').on(table.expiresAt)],
);

/** The two-factor authentication of an admin: see twoFactor/. */
export const twoFactors = pgTable('two_factors', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** The secret of the authenticator app, in Base32. The server computes codes with it, so it is not hashed. */
  secret: text().notNull(),
  /** Null until a code of the app has confirmed it. Logins require no code before. */
  enabledAt: time(),
  /** The number of the 30 seconds whose code was used last: a code is valid once. */
  lastPeriod: integer(),
});

export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: uuid()
      .notNull()
      .references(() => twoFactors.userId, { onDelete: 'cascade' }),
    /** SHA-256 (hex) of the code, which has 80 random bits. */
    codeHash: text().notNull(),
    usedAt: time(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);

/** The places from which an account signed in within 30 days: see accounts/knownPlaces.ts. */
export const knownPlaces = pgTable(
  'known_places',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** 'device:' and the SHA-256 of its token, or 'address:' and the IP address in the form that limits count. */
    place: text().notNull(),
    lastSignInAt: time().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.place] }),
    index('known_places_place_idx').on(table.place),
    index('known_places_last_sign_in_at_idx').on(table.lastSignInAt),
  ],
);

/**
 * Events of accounts: sign-ins, failures, resets. Equal events within an hour are one row with a count, so that
 * guessing does not fill the disk; housekeeping deletes old rows. See accounts/securityEvents.ts.
 */
export const securityEvents = pgTable(
  'security_events',
  {
    id: id(),
    kind: text().$type<SecurityEventKind>().notNull(),
    /** Null when the e-mail has no account. */
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** As typed, trimmed and in lower case. */
    email: text().notNull(),
    /** In the form that limits count: an IPv6 address as its /64. */
    address: text().notNull(),
    /** The beginning of the hour of the events. */
    hour: time().notNull(),
    count: integer().notNull().default(1),
    /** The time of the newest event. */
    lastAt: time().notNull(),
  },
  (table) => [
    unique('security_events_alike').on(table.kind, table.email, table.address, table.hour), // cspell:disable-line: its name in the database
    index('security_events_last_at_idx').on(table.lastAt, table.id),
    index('security_events_user_id_idx').on(table.userId, table.lastAt, table.id),
    index('security_events_kind_idx').on(table.kind, table.lastAt, table.id),
    index('security_events_unknown_idx').on(table.lastAt).where(sql`user_id is null`),
  ],
);
