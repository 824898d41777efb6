/**
 * The one schema, for both PGlite and PostgreSQL. Money is integer kobo; times are timestamptz.
 * Column names are the keys in snake_case (drizzle's `casing`, set in the client and in drizzle.config.ts).
 * After a change: `npm run generate -w @abs/api`, and commit the migration.
 */
import type {
  AuditEntry,
  Category,
  CollectionKind,
  NotificationKind,
  OrderEventKind,
  OrderStatus,
  Picture,
  SecurityEventKind,
  SizeGuide,
} from '@abs/contract';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  customType,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Charge } from '../payments/charge.ts';

const id = () => uuid().primaryKey().defaultRandom();
/** @param column its name in the database, if it differs from the property's name in snake case */
const time = (column = '') => timestamp(column, { withTimezone: true, mode: 'date' });
const createdAt = () => time().notNull().defaultNow();
const kobo = () => bigint({ mode: 'number' });
const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });
/** Sorted by code point, regardless of the collation of the database. */
const codePoints = customType<{ data: string }>({ dataType: () => 'text collate "C"' });
/** The id of a transaction: grows, and never wraps around. */
const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' });

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
    userType: text().$type<'Customer' | 'Admin'>().notNull().default('Customer'),
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

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 (hex) of the opaque 256-bit bearer token; the token itself is never stored. */
    tokenHash: text().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    expiresAt: time().notNull(),
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

/** Random keys that all API processes share, created by the first process that needs one: see accounts/secret.ts. */
export const serverSecrets = pgTable('server_secrets', {
  name: text().primaryKey(),
  value: text().notNull(),
});

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

/** Fixed windows, shared by all API processes. */
export const rateLimits = pgTable('rate_limits', {
  key: text().primaryKey(),
  windowEndsAt: time().notNull(),
  hits: integer().notNull(),
  /** For limits that slow down rather than refuse: when the next attempt may be made. See limits/slowdown.ts. */
  blockedUntil: time(),
});

export const products = pgTable(
  'products',
  {
    id: id(),
    /** Set for demo data, so that seeding twice changes nothing. */
    slug: text().unique(),
    name: text().notNull(),
    description: text().notNull(),
    priceKobo: kobo().notNull(),
    size: text().notNull(),
    color: text().notNull(),
    colorHex: text(),
    category: text().$type<Category>(),
    /** Pieces in stock. Placing an order takes them; the CHECK makes overselling impossible. */
    quantity: integer().notNull(),
    /** The cover first. */
    pictures: jsonb().$type<Picture[]>().notNull(),
    /** Name, color, category and description, normalised like queries: see catalogue/searchText.ts. */
    searchText: text().notNull(),
    /** Merchandising order of the collection, ascending. */
    position: integer().notNull(),
    createdAt: createdAt(),
    deletedAt: time(),
    /** Pieces in paid orders. Kept by triggers on orders. */
    soldCount: integer().notNull().default(0),
    /**
     * The key by which lists sort by name. It starts with the normalised name, so that Ọkàdà comes next to Okada. It is
     * short enough for an index, even for long names, and a column, because a list's ids come from an index alone only
     * without expressions.
     */
    sortName: codePoints().notNull().generatedAlwaysAs(sql`left(search_text, 100)`),
    /** A column for the indexes, because every order would write to an index on the quantity itself. */
    isSoldOut: boolean().notNull().generatedAlwaysAs(sql`quantity = 0`),
    /** The rows of one style differ only in size and color. A row without others is a style of its own. */
    styleId: uuid().notNull().defaultRandom(),
    /** The shop's own number for the variant; null if it has none. */
    sku: text(),
    /** Keys that distinguish the variants of a style: 'm' and 'M ' are one size. */
    sizeKey: text().notNull().generatedAlwaysAs(sql`lower(btrim(size))`),
    colorKey: text().notNull().generatedAlwaysAs(sql`lower(btrim(color))`),
    /**
     * Whether the row represents its style and color in lists by style. Kept by a trigger on products (migration 0018).
     */
    isCard: boolean().notNull().default(true),
  },
  (table) => [
    check('products_quantity_not_negative', sql`${table.quantity} >= 0`),
    check('products_price_not_negative', sql`${table.priceKobo} >= 0`),
    // One index for each sort order of products, for all of them and by category: see catalogue/listStatements.ts.
    // Descending keys are SQL, because drizzle's `desc()` puts nulls last, which no `order by … desc` matches.
    ...Object.entries({
      position: table.position,
      created: sql`created_at desc`,
      price: table.priceKobo,
      price_desc: sql`price_kobo desc`,
      name: table.sortName,
    }).flatMap(([name, key]) => [
      index(`products_${name}_idx`).on(key, table.id).where(sql`deleted_at is null`),
      index(`products_category_${name}_idx`).on(table.category, key, table.id).where(sql`deleted_at is null`),
      index(`products_cards_${name}_idx`).on(key, table.id).where(sql`deleted_at is null and is_card`),
      index(`products_cards_category_${name}_idx`)
        .on(table.category, key, table.id)
        .where(sql`deleted_at is null and is_card`),
    ]),
    // For related products, from a product's price upwards and downwards: see catalogue/relatedProducts.ts.
    ...Object.entries({ up: table.priceKobo, down: sql`price_kobo desc` }).map(([name, key]) =>
      index(`products_related_${name}_idx`)
        .on(table.isSoldOut, sql`(coalesce(category, ''))`, key, table.position, table.id)
        .where(sql`deleted_at is null and is_card`),
    ),
    index('products_search_text_idx').using('gin', table.searchText.op('gin_trgm_ops')),
    // Allows one row for each size and color of a style, and finds the variants of a style.
    uniqueIndex('products_variant').on(table.styleId, table.colorKey, table.sizeKey).where(sql`deleted_at is null`),
    uniqueIndex('products_sku').on(sql`lower(sku)`).where(sql`deleted_at is null and sku is not null`),
  ],
);

/** Measurements of garments: of a whole category, or of the styles that refer to the guide. */
export const sizeGuides = pgTable(
  'size_guides',
  {
    id: id(),
    name: text().notNull(),
    /** The category whose styles have this guide unless they have their own; null for a guide of single styles. */
    category: text().$type<Category>(),
    guide: jsonb().$type<SizeGuide>().notNull(),
    /** Grows with each change. A save with an older version is refused. */
    version: integer().notNull().default(1),
    createdAt: createdAt(),
    deletedAt: time(),
  },
  (table) => [
    uniqueIndex('size_guides_category').on(table.category).where(sql`category is not null and deleted_at is null`),
  ],
);

/** Properties of a style as a whole. A style without a row has none. */
export const styles = pgTable('styles', {
  id: uuid().primaryKey(),
  sizeGuideId: uuid().references(() => sizeGuides.id, { onDelete: 'set null' }),
  createdAt: createdAt(),
});

/**
 * The entries of the navigation: the categories of the specification (migration 0023 adds them), and collections that
 * admins create.
 */
export const collections = pgTable(
  'collections',
  {
    id: id(),
    /** Its name in URLs. For a category, it is the category itself. */
    slug: text().notNull(),
    kind: text().$type<CollectionKind>().notNull(),
    /** Only for a category; null for a collection. */
    category: text().$type<Category>(),
    title: text().notNull(),
    text: text().notNull(),
    picture: jsonb().$type<Picture>(),
    /** Its place in the navigation, ascending. */
    position: integer().notNull(),
    /** When it starts and ends being in the shop; null for no limit. */
    startsAt: time(),
    endsAt: time(),
    isVisible: boolean().notNull().default(true),
    /** Grows with each change by an admin. A save with an older version is refused. */
    version: integer().notNull().default(1),
    createdAt: createdAt(),
    deletedAt: time(),
  },
  (table) => [
    check('collections_category', sql`(${table.kind} = 'category') = (${table.category} is not null)`),
    check('collections_period', sql`${table.startsAt} < ${table.endsAt}`),
    uniqueIndex('collections_slug').on(table.slug).where(sql`deleted_at is null`),
  ],
);

/** The styles of a collection, in its own order. */
export const collectionItems = pgTable(
  'collection_items',
  {
    collectionId: uuid()
      .notNull()
      .references(() => collections.id, { onDelete: 'cascade' }),
    styleId: uuid().notNull(),
    position: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.collectionId, table.styleId] })],
);

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
    /** Number, customer and products' names at the time of the order, normalised like queries. */
    searchText: text().notNull().default(''),
  },
  (table) => [
    index('orders_created_at_idx').on(table.createdAt, table.id),
    index('orders_total_idx').on(table.totalKobo, table.id),
    index('orders_paid_at_idx')
      .on(table.paidAt, table.totalKobo, table.refundedKobo)
      .where(sql`payment_status = 'paid'`),
    index('orders_new_idx').on(table.createdAt, table.id).where(sql`cleared_at is null and status <> 'CANCELLED'`),
    index('orders_new_total_idx')
      .on(table.totalKobo, table.id)
      .where(sql`cleared_at is null and status <> 'CANCELLED'`),
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
    providerStatus: text().$type<Charge['status']>(),
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

/**
 * Changes of products that can change lists or their counts. Kept by triggers on products (migration 0020_find) for
 * catalogue/currentIndex.ts. Rows are deleted after a while.
 */
export const productChanges = pgTable(
  'product_changes',
  {
    /**
     * Readers compare it with a snapshot of the database, because ids alone do not show which changes are committed.
     */
    transactionId: transactionId().notNull().default(sql`pg_current_xact_id()`),
    /** Null for a change of so many products that all are read again. */
    productId: uuid(),
    createdAt: createdAt(),
  },
  (table) => [index('product_changes_transaction_idx').on(table.transactionId)],
);

/**
 * The words of all names, colors and categories, normalised for search, as suggestions for misspelt words. Kept by the
 * same triggers; words of deleted products stay.
 */
export const searchWords = pgTable('search_words', { word: text().primaryKey() }, (table) => [
  index('search_words_word_idx').using('gin', table.word.op('gin_trgm_ops')),
]);

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
