import * as z from 'zod/mini';
import { user } from '../accounts/entities.ts';
import { userTypes } from '../accounts/values.ts';
import { additive } from '../additive.ts';
import { collection, picture, product } from '../catalogue/entities.ts';
import { sizeGuide } from '../catalogue/sizeGuide.ts';
import { categories } from '../catalogue/values.ts';
import { LOW_STOCK } from '../limits.ts';
import { described, named } from '../named.ts';
import { order, orderEvent } from '../orders/entities.ts';
import { fulfilments } from '../orders/values.ts';
import { orderPayment } from '../payments/entities.ts';
import { count, naira, nullable, timestamp } from '../shared/scalars.ts';
import { notificationKinds, userStatuses } from './values.ts';

const growth = 'Per cent, last 30 days against the 30 before; negative when falling.';

export const overviewStats = named(
  'OverviewStats',
  z.object({
    totalUsers: described(count, 'Customers.'),
    userGrowth: described(z.number(), growth),
    totalProducts: described(count, 'Products on sale.'),
    totalSales: described(count, 'Paid orders.'),
    salesGrowth: described(z.number(), growth),
  }),
  'The totals of the shop.',
);
export type OverviewStats = z.infer<typeof overviewStats>;

export const adminUser = named(
  'AdminUser',
  z.extend(user, {
    status: additive(described(z.enum(userStatuses), 'Only `active` users can log in.')),
    lastSeen: additive(
      described(nullable(timestamp), 'The last use of a session, to the minute; null before the first.'),
    ),
    orders: additive(described(count, 'Orders of any status.')),
    netSpent: additive(described(naira, 'Naira paid, without refunds due.')),
  }),
  'A customer in the back office.',
);
export type AdminUser = z.infer<typeof adminUser>;

export const salesDay = named(
  'SalesDay',
  z.object({
    date: described(z.iso.date(), 'Calendar day in Lagos, YYYY-MM-DD.'),
    sales: described(count, 'Orders that were paid on the day.'),
    revenue: described(naira, 'Naira for them, without refunds.'),
  }),
  'The sales of one day.',
);
export type SalesDay = z.infer<typeof salesDay>;

/** A problem of the shop's setup that its operator should fix. */
const operatorWarning = z.object({
  code: described(z.string(), 'Names the kind of warning, e.g. `testKey`.'),
  message: described(z.string(), 'The problem and how to fix it, as readable text.'),
});
export type OperatorWarning = z.infer<typeof operatorWarning>;

export const adminCounts = named(
  'AdminCounts',
  z.object({
    unreadMessages: count,
    unreadNotifications: count,
    newOrders: described(count, 'Orders that are neither cleared nor cancelled.'),
    warnings: additive(
      described(z.optional(z.array(operatorWarning)), 'Problems of the shop’s setup that its operator should fix.'),
    ),
  }),
  'What waits for an admin.',
);
export type AdminCounts = z.infer<typeof adminCounts>;

export const adminOrder = named(
  'AdminOrder',
  z.extend(order, {
    number: described(z.string(), 'The number that people use for it.'),
    subtotal: described(naira, 'Naira for all items.'),
    deliveryFee: described(naira, 'Naira.'),
    deliveryAddress: z.string(),
    phoneNumber: described(z.string(), 'Digits alone.'),
    createdAt: timestamp,
    expiresAt: described(nullable(timestamp), 'When it is cancelled unless it is paid; null once paid or cancelled.'),
    fulfilment: described(
      z.enum(fulfilments),
      'How the shop has handled it. `pending` waits for payment or for being sent off.',
    ),
    isDisputed: described(z.optional(z.boolean()), 'The customer’s bank contests a payment of it.'),
    customer: described(z.object({ userId: z.string(), name: z.string(), email: z.string() }), 'Who ordered.'),
  }),
  'An order in the back office.',
);
export type AdminOrder = z.infer<typeof adminOrder>;

export const adminOrderDetail = named(
  'AdminOrderDetail',
  z.extend(adminOrder, {
    history: described(z.array(orderEvent), 'The oldest event first.'),
    payments: described(z.optional(z.array(orderPayment)), 'Payments that were received, with refunds and disputes.'),
  }),
  'One order with its history and its received payments.',
);
export type AdminOrderDetail = z.infer<typeof adminOrderDetail>;

export const adminProduct = named(
  'AdminProduct',
  z.extend(product, {
    sales: described(count, 'Pieces sold in paid orders.'),
    isLowStock: described(z.boolean(), `At most ${LOW_STOCK} pieces are in stock.`),
    isDeleted: described(z.boolean(), 'Deleted products are kept for orders and carts, and can be restored.'),
    createdAt: timestamp,
    sku: described(z.optional(z.string()), 'The shop’s own number of the product.'),
  }),
  'A product in the back office.',
);
export type AdminProduct = z.infer<typeof adminProduct>;

export const adminVariant = named(
  'AdminVariant',
  z.object({
    id: described(z.string(), 'The id of the product.'),
    size: z.string(),
    color: z.string(),
    colorHex: described(z.nullable(z.string()), 'The dye as a CSS color.'),
    price: described(naira, 'Naira a piece.'),
    quantity: described(count, 'Pieces in stock.'),
    sku: described(z.nullable(z.string()), 'The shop’s own number of the piece.'),
    waiting: described(z.optional(count), 'How many people get a mail when it is back in stock.'),
  }),
  'One size of a color in the back office.',
);
export type AdminVariant = z.infer<typeof adminVariant>;

export const adminStyleColor = named(
  'AdminStyleColor',
  z.object({ color: z.string(), pictures: described(z.array(picture), 'Those of its card, the cover first.') }),
  'A color of a style with its pictures.',
);
export type AdminStyleColor = z.infer<typeof adminStyleColor>;

export const adminStyle = named(
  'AdminStyle',
  z.object({
    id: z.string(),
    name: z.string(),
    variants: described(z.array(adminVariant), 'In the order of colors and sizes.'),
    colors: described(z.optional(z.array(adminStyleColor)), 'Each color once.'),
    category: additive(z.optional(z.enum(categories))),
    sizeGuideId: additive(described(z.optional(z.string()), 'The style’s own size guide.')),
  }),
  'A style with its variants that are on sale.',
);
export type AdminStyle = z.infer<typeof adminStyle>;

export const restockDemand = named(
  'RestockDemand',
  z.object({
    id: described(z.string(), 'The id of the product.'),
    styleId: z.string(),
    name: z.string(),
    size: z.string(),
    color: z.string(),
    colorHex: described(z.nullable(z.string()), 'The dye as a CSS color.'),
    sku: described(z.nullable(z.string()), 'The shop’s own number of the product.'),
    cover: z.optional(picture),
    quantity: described(count, 'Pieces in stock.'),
    waiting: described(count, 'How many people wait.'),
    since: described(timestamp, 'Since when the first one has waited.'),
    mailed: described(count, 'How many were mailed within the last 90 days.'),
  }),
  'A size and color that people wait for. It names no person.',
);
export type RestockDemand = z.infer<typeof restockDemand>;

const version = described(count, 'Grows with each change. A change names the version that it is based on.');

export const adminCollection = named(
  'AdminCollection',
  z.extend(collection, {
    id: z.string(),
    startsAt: described(z.nullable(timestamp), 'The start of its time in the shop; null for no limit.'),
    endsAt: described(z.nullable(timestamp), 'The end of its time in the shop; null for no limit.'),
    isVisible: described(z.boolean(), 'An admin can hide it regardless of its dates.'),
    version,
  }),
  'A category or collection in the back office.',
);
export type AdminCollection = z.infer<typeof adminCollection>;

/** A style that an admin chose. */
const collectionItem = z.object({
  styleId: z.string(),
  name: z.string(),
  cover: z.optional(picture),
  isOnSale: described(z.boolean(), 'Whether any product of the style is on sale.'),
});
export const adminCollectionDetail = named(
  'AdminCollectionDetail',
  z.extend(adminCollection, {
    items: described(z.array(collectionItem), 'The chosen styles in their order; none of a category.'),
  }),
  'A category or collection with the styles that an admin chose.',
);
export type AdminCollectionDetail = z.infer<typeof adminCollectionDetail>;
export type CollectionItem = z.infer<typeof collectionItem>;

export const adminSizeGuide = named(
  'AdminSizeGuide',
  z.extend(sizeGuide, {
    id: z.string(),
    isForCategory: described(
      z.boolean(),
      'Whether it is for all styles of its category that have no guide of their own; if not, it is for `styles`.',
    ),
    styles: described(z.array(collectionItem), 'The styles that it is for.'),
    version,
  }),
  'A size guide in the back office.',
);
export type AdminSizeGuide = z.infer<typeof adminSizeGuide>;

/** A mail that was given up after days of trying. */
export const undeliveredMail = z.object({
  id: z.string(),
  to: described(z.string(), 'The address.'),
  subject: z.string(),
  createdAt: timestamp,
  attempts: described(count, 'How often it was tried.'),
  reason: described(z.string(), 'The mail server’s last answer.'),
});
export type UndeliveredMail = z.infer<typeof undeliveredMail>;

export const notification = named(
  'Notification',
  z.object({
    id: z.string(),
    kind: described(z.enum(notificationKinds), 'What happened.'),
    title: described(z.string(), 'A title to display, such as the order, the product or the sender.'),
    detail: described(z.string(), 'A sentence to display below it.'),
    createdAt: timestamp,
    isRead: described(z.boolean(), 'A notification that one admin has read is read for all.'),
    subjectId: described(z.string(), 'The order, product, message or mail that it is about.'),
    cover: z.optional(picture),
  }),
  'Something that happened in the shop.',
);
export type Notification = z.infer<typeof notification>;

const auditSubjects = [
  'order',
  'orders',
  'product',
  'user',
  'message',
  'notification',
  'transactions',
  'collection',
  'sizeGuide',
] as const;

export const auditEntry = named(
  'AuditEntry',
  z.object({
    id: z.string(),
    at: timestamp,
    by: described(z.object({ userId: z.string(), name: z.string() }), 'The admin who did it.'),
    action: described(z.string(), 'The name of the call that did it.'),
    subject: described(
      z.object({ kind: z.enum(auditSubjects), id: z.string(), name: z.string() }),
      'What was changed.',
    ),
    before: described(nullable(z.record(z.string(), z.unknown())), 'The changed fields before; null if it was added.'),
    after: described(nullable(z.record(z.string(), z.unknown())), 'The changed fields after.'),
  }),
  'One change by an admin.',
);
export type AuditEntry = z.infer<typeof auditEntry>;

const securityEventKinds = [
  'signIn',
  'signInFailed',
  'signInDelayed',
  'codeFailed',
  'passwordReset',
  'passwordChanged',
  'emailChanged',
  'dataExported',
  'twoFactorOn',
  'twoFactorOff',
  'recoveryCodeUsed',
  'recoveryCodesRenewed',
  'loggedOutDevice',
  'loggedOutEverywhere',
] as const;
export type SecurityEventKind = (typeof securityEventKinds)[number];

/** An event of an account, from one IP address, within one hour. */
export const securityEvent = z.object({
  id: z.string(),
  kind: described(z.enum(securityEventKinds), 'What happened.'),
  email: described(z.string(), 'As typed; it may have no account.'),
  user: described(
    nullable(z.object({ userId: z.string(), name: z.string(), userType: z.enum(userTypes) })),
    'Null when the e-mail has no account.',
  ),
  address: described(z.string(), 'The caller’s IP address; for IPv6, its /64.'),
  count: described(z.int(), 'How often it happened within the hour.'),
  at: described(timestamp, 'When it happened last.'),
});
export type SecurityEvent = z.infer<typeof securityEvent>;
