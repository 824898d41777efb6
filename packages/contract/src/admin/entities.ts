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
    /** Naira paid, without refunds due. */
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
  /** The problem and how to fix it, as readable text. */
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

/** One order with its history, oldest event first, and its received payments. */
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
    /** Deleted products are kept for orders and carts, and can be restored. */
    isDeleted: z.boolean(),
    createdAt: timestamp,
    /** The shop's own number of the product. */
    sku: z.optional(z.string()),
  }),
);
export type AdminProduct = z.infer<typeof adminProduct>;

/** One size of a color in the admin area. */
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

/** A color of a style with its pictures: those of its card, the cover first. */
export const adminStyleColor = named('AdminStyleColor', z.object({ color: z.string(), pictures: z.array(picture) }));
export type AdminStyleColor = z.infer<typeof adminStyleColor>;

/** A style with its variants that are on sale, in the order of colors and sizes. */
export const adminStyle = named(
  'AdminStyle',
  z.object({
    id: z.string(),
    name: z.string(),
    variants: z.array(adminVariant),
    /** Each color once. */
    colors: z.optional(z.array(adminStyleColor)),
    category: additive(z.optional(z.enum(categories))),
    /** The style's own size guide. */
    sizeGuideId: additive(z.optional(z.string())),
  }),
);
export type AdminStyle = z.infer<typeof adminStyle>;

/** A size and color that people wait for. It names no person. */
export const restockDemand = named(
  'RestockDemand',
  z.object({
    /** The product's id. */
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
    /** How many people wait, and since when the first one has waited. */
    waiting: count,
    since: timestamp,
    /** How many were mailed within the last 90 days. */
    mailed: count,
  }),
);
export type RestockDemand = z.infer<typeof restockDemand>;
/** A category or collection as the admin area lists it. */
export const adminCollection = named(
  'AdminCollection',
  z.extend(collection, {
    id: z.string(),
    /** Start and end of its time in the shop; null for no limit. */
    startsAt: z.nullable(timestamp),
    endsAt: z.nullable(timestamp),
    /** An admin can hide it regardless of its dates. */
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

/** A size guide in the admin area. */
export const adminSizeGuide = named(
  'AdminSizeGuide',
  z.extend(sizeGuide, {
    id: z.string(),
    /** Whether it is for all styles of its category that have no guide of their own; if not, it is for `styles`. */
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
    /** A title to display, such as the order, the product or the sender. */
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

/** An event of an account, from one IP address, within one hour. */
export const securityEvent = z.object({
  id: z.string(),
  kind: z.enum(securityEventKinds),
  /** As typed; it may have no account. */
  email: z.string(),
  /** Null when the e-mail has no account. */
  user: nullable(z.object({ userId: z.string(), name: z.string(), userType: z.enum(userTypes) })),
  /** The caller's IP address; for IPv6, its /64. */
  address: z.string(),
  /** How often it happened within the hour. */
  count: z.int(),
  /** When it happened last. */
  at: timestamp,
});
export type SecurityEvent = z.infer<typeof securityEvent>;
