/**
 * What the calls of /api/v1 carry. Money is in naira (a number, at most two decimals), times are ISO 8601 in UTC.
 * What the basic contract does not have is marked `additive`; this backend sends it all the same, unless it is optional.
 */
import * as z from 'zod/mini';
import { additive, allAdditive } from './additive.ts';
import { categories } from './categories.ts';
import {
  fulfilments,
  genders,
  notificationKinds,
  orderActors,
  orderEventKinds,
  orderStatuses,
  paymentStatuses,
  transactionNotes,
  transactionStatuses,
  userStatuses,
  userTypes,
} from './values.ts';

export type { Category } from './categories.ts';
export { categories } from './categories.ts';
export type {
  Fulfilment,
  NotificationKind,
  OrderEventKind,
  PaymentOutcome,
  TransactionNote,
  TransactionStatus,
  UserStatus,
} from './values.ts';
export { fulfilments, paymentOutcomes, transactionStatuses, userStatuses } from './values.ts';

const timestamp = z.iso.datetime();
const naira = z.number().check(z.gte(0));
const count = z.int().check(z.gte(0));
const nullable = <T extends z.ZodMiniType>(schema: T) => z.nullable(schema);

export const user = z.object({
  userId: z.string(),
  firstName: nullable(z.string()),
  lastName: nullable(z.string()),
  email: z.string(),
  gender: nullable(z.enum(genders)),
  avatar: nullable(z.string()),
  createdAt: timestamp,
  userType: z.enum(userTypes),
});
export type User = z.infer<typeof user>;

/** What login and e-mail verification answer: the user's fields plus the bearer token. */
export const userCredentials = z.extend(user, { token: z.string() });
export type UserCredentials = z.infer<typeof userCredentials>;

/** One picture in several widths, so that a phone loads a phone's picture. */
export const picture = z.object({
  /** Fallback for browsers without AVIF. */
  src: z.string(),
  /** AVIF candidates in srcset syntax, widths as `w` descriptors. */
  srcset: z.string(),
  width: count,
  height: count,
  /** The ground's color (#rrggbb), shown until the picture has decoded. */
  ground: z.string(),
  alt: z.string(),
});
export type Picture = z.infer<typeof picture>;

const productBase = z.object({
  id: z.string(),
  name: z.string(),
  price: naira,
  size: z.string(),
  color: z.string(),
  salesCoverPicture: z.string(),
});

export const product = z.extend(productBase, {
  subImages: z.array(z.string()),
  description: z.string(),
  /** Pieces in stock. */
  quantity: count,
  /** The most pieces of it that one person may order. */
  maxPerOrder: additive(z.optional(count)),
  category: additive(z.optional(z.enum(categories))),
  colorHex: additive(z.optional(z.string())),
  cover: additive(z.optional(picture)),
  /** All pictures, the cover first. Sent with a single product, not in lists. */
  pictures: additive(z.optional(z.array(picture))),
});
export type Product = z.infer<typeof product>;

export const cartItem = z.object({
  id: z.string(),
  productId: z.string(),
  product: z.extend(productBase, {
    colorHex: additive(z.optional(z.string())),
    cover: additive(z.optional(picture)),
    /** Pieces in stock now; 0 when the product was deleted. */
    quantity: additive(z.optional(count)),
    /** The most pieces of it that one person may order. */
    maxPerOrder: additive(z.optional(count)),
  }),
  quantity: z.int().check(z.gte(1)),
  createdAt: timestamp,
});
export type CartItem = z.infer<typeof cartItem>;

export const cart = z.object({
  items: z.array(cartItem),
  /** Naira added to the subtotal at checkout. */
  deliveryFee: additive(z.optional(naira)),
  /** The address last used, null before the first order. */
  deliveryAddress: additive(z.optional(nullable(z.string()))),
  /** The phone number last used, null before the first order. */
  phoneNumber: additive(z.optional(nullable(z.string()))),
  /** Naira that an order of this cart would cost now. A backend that sends it takes `expectedTotal`. */
  total: additive(z.optional(naira)),
});
export type Cart = z.infer<typeof cart>;

export const orderStatus = z.enum(orderStatuses);
export type OrderStatus = z.infer<typeof orderStatus>;

export const orderItem = z.object({
  id: z.string(),
  quantity: z.int().check(z.gte(1)),
  /** Naira a piece, as it was when ordered. */
  price: additive(z.optional(naira)),
  /** As it was when ordered, whatever has become of the product since. */
  product: z.object({
    id: additive(z.optional(z.string())),
    name: z.string(),
    size: z.string(),
    color: z.string(),
    salesCoverPicture: z.string(),
    cover: additive(z.optional(picture)),
  }),
});
export type OrderItem = z.infer<typeof orderItem>;

export const order = z.object({
  id: z.string(),
  status: orderStatus,
  paymentStatus: z.enum(paymentStatuses),
  /** Naira, delivery fee included: what is charged. */
  totalPrice: naira,
  orderItems: z.array(orderItem),
  number: additive(z.optional(z.string())),
  subtotal: additive(z.optional(naira)),
  deliveryFee: additive(z.optional(naira)),
  deliveryAddress: additive(z.optional(z.string())),
  phoneNumber: additive(z.optional(z.string())),
  createdAt: additive(z.optional(timestamp)),
  /** The latest time at which an unpaid order is cancelled and its stock returned; null once paid or cancelled. */
  expiresAt: additive(z.optional(nullable(timestamp))),
  /** Until when the items are held as things are: earlier than `expiresAt` while no payment is under way. */
  heldUntil: additive(z.optional(nullable(timestamp))),
  /** Naira still owed back, also for an order that stays paid, when it was paid twice. */
  refundDue: additive(z.optional(naira)),
  /** Naira returned, of an order that stays paid a part. */
  refunded: additive(z.optional(naira)),
});
export type Order = z.infer<typeof order>;

export const pagination = z.object({
  page: z.int().check(z.gte(1)),
  limit: z.int().check(z.gte(1)),
  total: count,
  totalPages: count,
  /** Counting the matches of a search stopped at `total`; there are more. */
  isCapped: additive(z.optional(z.boolean())),
});
export type Pagination = z.infer<typeof pagination>;

/** Of a profile's orders; the basic contract has it, but does not say what is in it. */
export const profilePagination = allAdditive(pagination);

/** What POST /make-payment answers from the provider. */
export const providerAuthorization = z.object({
  status: additive(z.boolean()),
  message: additive(z.string()),
  data: z.object({
    authorization_url: z.string(),
    access_code: additive(z.string()),
    reference: additive(z.string()),
  }),
});
export type ProviderAuthorization = z.infer<typeof providerAuthorization>;

export const overviewStats = z.object({
  totalUsers: count,
  /** Per cent, last 30 days against the 30 before; negative when falling. */
  userGrowth: z.number(),
  totalProducts: count,
  totalSales: count,
  salesGrowth: z.number(),
});
export type OverviewStats = z.infer<typeof overviewStats>;

export const adminUser = z.extend(user, {
  status: additive(z.enum(userStatuses)),
  lastSeen: additive(nullable(timestamp)),
  orders: additive(count),
  /** Naira paid, without what is owed back. */
  netSpent: additive(naira),
});
export type AdminUser = z.infer<typeof adminUser>;

export const transaction = z.object({
  id: additive(z.string()),
  name: z.string(),
  date: timestamp,
  invoiceId: z.string(),
  /** The amount received, or requested while nothing came. */
  amount: naira,
  /** 'Receive' money in, 'Transfer' money back; the rest did not move money. */
  status: z.enum(transactionStatuses),
  orderId: additive(z.string()),
  /** What there is to know beyond the status. */
  note: additive(z.optional(z.enum(transactionNotes))),
});
export type Transaction = z.infer<typeof transaction>;

export const salesDay = z.object({
  /** Calendar day in Lagos, YYYY-MM-DD. */
  date: z.iso.date(),
  /** Paid orders of the day. */
  sales: count,
  revenue: naira,
});
export type SalesDay = z.infer<typeof salesDay>;

/** A problem of the shop's setup that its operator should fix. */
const operatorWarning = z.object({
  /** Names the kind of warning, e.g. 'testKey'. */
  code: z.string(),
  /** What is wrong and what to do, for a person. */
  message: z.string(),
});
export type OperatorWarning = z.infer<typeof operatorWarning>;

export const adminCounts = z.object({
  unreadMessages: count,
  unreadNotifications: count,
  newOrders: count,
  warnings: additive(z.optional(z.array(operatorWarning))),
});
export type AdminCounts = z.infer<typeof adminCounts>;

export const adminOrder = z.extend(order, {
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
});
export type AdminOrder = z.infer<typeof adminOrder>;

export const orderEvent = z.object({
  kind: z.enum(orderEventKinds),
  at: timestamp,
  /** The person who did it; null when it was the shop itself or the payment provider. */
  by: nullable(z.string()),
  actor: additive(z.optional(z.enum(orderActors))),
  /** Naira that it is about. */
  amount: z.optional(naira),
});
export type OrderEvent = z.infer<typeof orderEvent>;

/** Money that came for an order, and what has become of it. Amounts are in its currency. */
const orderPayment = z.object({
  /** As the payment provider knows it. */
  reference: z.string(),
  date: timestamp,
  status: z.enum(transactionStatuses),
  currency: z.string(),
  received: naira,
  /** The amount requested, in naira. */
  requested: naira,
  /** Still to go back. */
  refundDue: naira,
  refunded: naira,
  /** Oldest first; `by` is the admin who recorded it, null when the provider reported it. */
  refunds: z.array(
    z.object({
      amount: naira,
      status: z.enum(['pending', 'processing', 'processed', 'failed']),
      at: timestamp,
      by: nullable(z.string()),
    }),
  ),
  disputes: z.array(
    z.object({
      amount: naira,
      status: z.enum(['open', 'won', 'lost']),
      at: timestamp,
      /** Until when the shop can answer it. */
      dueAt: nullable(timestamp),
    }),
  ),
});
export type OrderPayment = z.infer<typeof orderPayment>;

/** One order with its history, oldest event first, and the payments that brought money. */
export const adminOrderDetail = z.extend(adminOrder, {
  history: z.array(orderEvent),
  payments: z.optional(z.array(orderPayment)),
});
export type AdminOrderDetail = z.infer<typeof adminOrderDetail>;

export const adminProduct = z.extend(product, {
  /** Pieces sold in paid orders. */
  sales: count,
  isLowStock: z.boolean(),
  /** Deleted products stay for orders and carts, and can be restored. */
  isDeleted: z.boolean(),
  createdAt: timestamp,
});
export type AdminProduct = z.infer<typeof adminProduct>;

/** A picture that was uploaded, in all widths that the shop serves; `src` is what a product takes. */
export const uploadedPicture = z.extend(picture, { id: z.string() });
export type UploadedPicture = z.infer<typeof uploadedPicture>;

const messageReply = z.object({ id: z.string(), text: z.string(), by: z.string(), createdAt: timestamp });
export const contactMessage = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  text: z.string(),
  createdAt: timestamp,
  isRead: z.boolean(),
  /** Oldest first; each went out by mail. */
  replies: z.array(messageReply),
});
export type ContactMessage = z.infer<typeof contactMessage>;

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

export const notification = z.object({
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
});
export type Notification = z.infer<typeof notification>;

const auditSubjects = ['order', 'product', 'user', 'message', 'notification', 'transactions'] as const;
/** One change by an admin: who, what, when, and the changed fields before and after. */
export const auditEntry = z.object({
  id: z.string(),
  at: timestamp,
  by: z.object({ userId: z.string(), name: z.string() }),
  /** The name of the call that did it. */
  action: z.string(),
  subject: z.object({ kind: z.enum(auditSubjects), id: z.string(), name: z.string() }),
  before: nullable(z.record(z.string(), z.unknown())),
  after: nullable(z.record(z.string(), z.unknown())),
});
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

/** The body of every error. `message` is for a person; `code` for a program; `fields` names what to correct. */
export const errorBody = z.object({
  message: z.string(),
  code: additive(z.optional(z.string())),
  fields: additive(z.optional(z.record(z.string(), z.string()))),
  /** The cart as it is now, where an order was refused because it is not what the shopper saw. */
  cart: additive(z.optional(cart)),
});
export type ErrorBody = z.infer<typeof errorBody>;
