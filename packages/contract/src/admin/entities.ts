import * as z from 'zod/mini';
import { user } from '../accounts/entities.ts';
import { userTypes } from '../accounts/values.ts';
import { additive } from '../additive.ts';
import { collection, picture, product } from '../catalogue/entities.ts';
import { sizeGuide } from '../catalogue/sizeGuide.ts';
import { categories } from '../catalogue/values.ts';
import { named } from '../named.ts';
import { order, orderEvent } from '../orders/entities.ts';
import { fulfilments } from '../orders/values.ts';
import { orderPayment } from '../payments/entities.ts';
import { count, naira, nullable, timestamp } from '../shared/scalars.ts';
import { notificationKinds, userStatuses } from './values.ts';

export const overviewStats = named(
  'OverviewStats',
  z.object({
    totalUsers: count,
    /** Per cent, last 30 days against the 30 before; negative when falling. */
    userGrowth: z.number(),
    totalProducts: count,
    totalSales: count,
    salesGrowth: z.number(),
  }),
);
export type OverviewStats = z.infer<typeof overviewStats>;

export const adminUser = named(
  'AdminUser',
  z.extend(user, {
    status: additive(z.enum(userStatuses)),
    lastSeen: additive(nullable(timestamp)),
    orders: additive(count),
    /** Naira paid, without what is owed back. */
    netSpent: additive(naira),
  }),
);
export type AdminUser = z.infer<typeof adminUser>;

export const salesDay = named(
  'SalesDay',
  z.object({
    /** Calendar day in Lagos, YYYY-MM-DD. */
    date: z.iso.date(),
    /** Paid orders of the day. */
    sales: count,
    revenue: naira,
  }),
);
export type SalesDay = z.infer<typeof salesDay>;

/** A problem of the shop's setup that its operator should fix. */
const operatorWarning = z.object({
  /** Names the kind of warning, e.g. 'testKey'. */
  code: z.string(),
  /** What is wrong and what to do, for a person. */
  message: z.string(),
});
export type OperatorWarning = z.infer<typeof operatorWarning>;

export const adminCounts = named(
  'AdminCounts',
  z.object({
    unreadMessages: count,
    unreadNotifications: count,
    newOrders: count,
    warnings: additive(z.optional(z.array(operatorWarning))),
  }),
);
export type AdminCounts = z.infer<typeof adminCounts>;

export const adminOrder = named(
  'AdminOrder',
  z.extend(order, {
    number: z.string(),
    subtotal: naira,
    deliveryFee: naira,
    deliveryAddress: z.string(),
    phoneNumber: z.string(),
    createdAt: timestamp,
    expiresAt: nullable(timestamp),
    fulfilment: z.enum(fulfilments),
    /** The customer's bank contests a payment of it. */
    isDisputed: z.optional(z.boolean()),
    customer: z.object({ userId: z.string(), name: z.string(), email: z.string() }),
  }),
);
export type AdminOrder = z.infer<typeof adminOrder>;

/** One order with its history, oldest event first, and the payments that brought money. */
export const adminOrderDetail = named(
  'AdminOrderDetail',
  z.extend(adminOrder, {
    history: z.array(orderEvent),
    payments: z.optional(z.array(orderPayment)),
  }),
);
export type AdminOrderDetail = z.infer<typeof adminOrderDetail>;

export const adminProduct = named(
  'AdminProduct',
  z.extend(product, {
    /** Pieces sold in paid orders. */
    sales: count,
    isLowStock: z.boolean(),
    /** Deleted products stay for orders and carts, and can be restored. */
    isDeleted: z.boolean(),
    createdAt: timestamp,
    /** The shop's own number of it. */
    sku: z.optional(z.string()),
  }),
);
export type AdminProduct = z.infer<typeof adminProduct>;

/** One size of a color, as the admin area sees it. */
export const adminVariant = named(
  'AdminVariant',
  z.object({
    id: z.string(),
    size: z.string(),
    color: z.string(),
    colorHex: z.nullable(z.string()),
    price: naira,
    quantity: count,
    /** The shop's own number of the piece. */
    sku: z.nullable(z.string()),
    /** How many people get a mail when it is back in stock. */
    waiting: z.optional(count),
  }),
);
export type AdminVariant = z.infer<typeof adminVariant>;

/** A color of a style with the pictures of its sizes: those of its card, the cover first. */
export const adminStyleColor = named('AdminStyleColor', z.object({ color: z.string(), pictures: z.array(picture) }));
export type AdminStyleColor = z.infer<typeof adminStyleColor>;

/** A style with all that is on sale of it, in the order of colors and sizes. */
export const adminStyle = named(
  'AdminStyle',
  z.object({
    id: z.string(),
    name: z.string(),
    variants: z.array(adminVariant),
    /** Each color once. */
    colors: z.optional(z.array(adminStyleColor)),
    category: additive(z.optional(z.enum(categories))),
    /** The size guide that the style has of its own. */
    sizeGuideId: additive(z.optional(z.string())),
  }),
);
export type AdminStyle = z.infer<typeof adminStyle>;

/** A size and color that people wait for. It names nobody. */
export const restockDemand = named(
  'RestockDemand',
  z.object({
    /** The product's. */
    id: z.string(),
    styleId: z.string(),
    name: z.string(),
    size: z.string(),
    color: z.string(),
    colorHex: z.nullable(z.string()),
    sku: z.nullable(z.string()),
    cover: z.optional(picture),
    /** Pieces in stock. */
    quantity: count,
    /** How many people wait, and since when the first of them does. */
    waiting: count,
    since: timestamp,
    /** How many got their mail within the last 90 days. */
    mailed: count,
  }),
);
export type RestockDemand = z.infer<typeof restockDemand>;
/** A category or collection as the admin area lists it. */
export const adminCollection = named(
  'AdminCollection',
  z.extend(collection, {
    id: z.string(),
    /** From when and until when it is in the shop; null for always. */
    startsAt: z.nullable(timestamp),
    endsAt: z.nullable(timestamp),
    /** An admin can hide it whatever its dates are. */
    isVisible: z.boolean(),
    /** Grows with each change of it. */
    version: count,
  }),
);
export type AdminCollection = z.infer<typeof adminCollection>;

/** A style that an admin chose. */
const collectionItem = z.object({
  styleId: z.string(),
  name: z.string(),
  cover: z.optional(picture),
  /** Whether any product of the style is on sale. */
  isOnSale: z.boolean(),
});
export const adminCollectionDetail = named(
  'AdminCollectionDetail',
  z.extend(adminCollection, { items: z.array(collectionItem) }),
);
export type AdminCollectionDetail = z.infer<typeof adminCollectionDetail>;
export type CollectionItem = z.infer<typeof collectionItem>;

/** A size guide as the admin area has it. */
export const adminSizeGuide = named(
  'AdminSizeGuide',
  z.extend(sizeGuide, {
    id: z.string(),
    /** It is for all styles of its category that have none of their own, or else for `styles`. */
    isForCategory: z.boolean(),
    styles: z.array(collectionItem),
    /** Grows with each change of it. */
    version: count,
  }),
);
export type AdminSizeGuide = z.infer<typeof adminSizeGuide>;

/** A mail that was given up after days of trying. */
export const undeliveredMail = z.object({
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  createdAt: timestamp,
  attempts: count,
  /** The mail server's last answer. */
  reason: z.string(),
});
export type UndeliveredMail = z.infer<typeof undeliveredMail>;

export const notification = named(
  'Notification',
  z.object({
    id: z.string(),
    kind: z.enum(notificationKinds),
    /** A line for a person: whose order, which product, who wrote. */
    title: z.string(),
    detail: z.string(),
    createdAt: timestamp,
    isRead: z.boolean(),
    /** The order, product, message or mail that it is about. */
    subjectId: z.string(),
    cover: z.optional(picture),
  }),
);
export type Notification = z.infer<typeof notification>;

const auditSubjects = [
  'order',
  'product',
  'user',
  'message',
  'notification',
  'transactions',
  'collection',
  'sizeGuide',
] as const;

/** One change by an admin: who, what, when, and the changed fields before and after. */
export const auditEntry = named(
  'AuditEntry',
  z.object({
    id: z.string(),
    at: timestamp,
    by: z.object({ userId: z.string(), name: z.string() }),
    /** The name of the call that did it. */
    action: z.string(),
    subject: z.object({ kind: z.enum(auditSubjects), id: z.string(), name: z.string() }),
    before: nullable(z.record(z.string(), z.unknown())),
    after: nullable(z.record(z.string(), z.unknown())),
  }),
);
export type AuditEntry = z.infer<typeof auditEntry>;

const securityEventKinds = [
  'signIn',
  'signInFailed',
  'signInDelayed',
  'codeFailed',
  'passwordReset',
  'loggedOutEverywhere',
] as const;
export type SecurityEventKind = (typeof securityEventKinds)[number];

/** What happened to an account, from one address, within one hour. */
export const securityEvent = z.object({
  id: z.string(),
  kind: z.enum(securityEventKinds),
  /** As typed; it need not have an account. */
  email: z.string(),
  /** Null when the e-mail has no account. */
  user: nullable(z.object({ userId: z.string(), name: z.string(), userType: z.enum(userTypes) })),
  /** The caller's network address; an IPv6 address by its /64. */
  address: z.string(),
  /** How often it happened within the hour. */
  count: z.int(),
  /** When it happened last. */
  at: timestamp,
});
export type SecurityEvent = z.infer<typeof securityEvent>;
