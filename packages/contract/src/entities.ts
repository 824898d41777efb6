/**
 * What the calls of /api/v1 carry. Money is in naira (a number, at most two decimals), times are ISO 8601 in UTC.
 * Fields marked "additive" are not in the basic contract: another backend may leave them out, so they are optional.
 */
import * as z from 'zod/mini';

const timestamp = z.iso.datetime();
const naira = z.number().check(z.gte(0));
const count = z.int().check(z.gte(0));
const nullable = <T extends z.ZodMiniType>(schema: T) => z.nullable(schema);

const userTypes = ['Customer', 'Admin'] as const;

export const user = z.object({
  userId: z.string(),
  firstName: nullable(z.string()),
  lastName: nullable(z.string()),
  email: z.string(),
  gender: nullable(z.enum(['Male', 'Female'])),
  avatar: nullable(z.string()),
  createdAt: timestamp,
  userType: z.enum(userTypes),
});
export type User = z.infer<typeof user>;

/** What login and e-mail verification answer: the user's fields plus the bearer token. */
export const userCredentials = z.extend(user, { token: z.string() });
export type UserCredentials = z.infer<typeof userCredentials>;

/** Additive: one picture in several widths, so that a phone loads a phone's picture. */
export const picture = z.object({
  /** Fallback for browsers without AVIF. */
  src: z.string(),
  /** AVIF candidates in srcset syntax, widths as `w` descriptors. */
  srcset: z.string(),
  width: count,
  height: count,
  /** The ground's colour (#rrggbb), shown until the picture has decoded. */
  ground: z.string(),
  alt: z.string(),
});
export type Picture = z.infer<typeof picture>;

export const categories = ['hoodie', 'tshirt', 'sneaker', 'jacket'] as const;
export type Category = (typeof categories)[number];

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
  /** Additive: the most pieces of it that one person may order. */
  maxPerOrder: z.optional(count),
  category: z.optional(z.enum(categories)),
  colorHex: z.optional(z.string()),
  cover: z.optional(picture),
  /** All pictures, the cover first. Sent with a single product, not in lists. */
  pictures: z.optional(z.array(picture)),
});
export type Product = z.infer<typeof product>;

export const cartItem = z.object({
  id: z.string(),
  productId: z.string(),
  product: z.extend(productBase, {
    colorHex: z.optional(z.string()),
    cover: z.optional(picture),
    /** Additive: pieces in stock now; 0 when the product is gone. */
    quantity: z.optional(count),
    /** Additive: the most pieces of it that one person may order. */
    maxPerOrder: z.optional(count),
  }),
  quantity: z.int().check(z.gte(1)),
  createdAt: timestamp,
});
export type CartItem = z.infer<typeof cartItem>;

export const cart = z.object({
  items: z.array(cartItem),
  /** Additive: naira added to the subtotal at checkout. */
  deliveryFee: z.optional(naira),
  /** Additive: the address last used, null before the first order. */
  deliveryAddress: z.optional(nullable(z.string())),
  /** Additive: the phone number last used, null before the first order. */
  phoneNumber: z.optional(nullable(z.string())),
  /** Additive: naira that an order of this cart would cost now. A backend that sends it takes `expectedTotal`. */
  total: z.optional(naira),
});
export type Cart = z.infer<typeof cart>;

const orderStatuses = ['PENDING', 'SUCCESS', 'CANCELLED'] as const;
export const orderStatus = z.enum(orderStatuses);
export type OrderStatus = z.infer<typeof orderStatus>;

export const orderItem = z.object({
  id: z.string(),
  quantity: z.int().check(z.gte(1)),
  /** Additive: naira a piece, as it was when ordered. */
  price: z.optional(naira),
  /** As it was when ordered, whatever has become of the product since. */
  product: z.object({
    id: z.optional(z.string()),
    name: z.string(),
    size: z.string(),
    color: z.string(),
    salesCoverPicture: z.string(),
    cover: z.optional(picture),
  }),
});
export type OrderItem = z.infer<typeof orderItem>;

export const order = z.object({
  id: z.string(),
  status: orderStatus,
  /** 'refundDue': the money is owed back, as when it came after the order was cancelled; 'refunded': all of it is back. */
  paymentStatus: z.enum(['unpaid', 'paid', 'refundDue', 'refunded']),
  /** Naira, delivery fee included: what is charged. */
  totalPrice: naira,
  orderItems: z.array(orderItem),
  /** The fields below are additive. */
  number: z.optional(z.string()),
  subtotal: z.optional(naira),
  deliveryFee: z.optional(naira),
  deliveryAddress: z.optional(z.string()),
  phoneNumber: z.optional(z.string()),
  createdAt: z.optional(timestamp),
  /** The latest time at which an unpaid order is cancelled and its stock returned; null once paid or cancelled. */
  expiresAt: z.optional(nullable(timestamp)),
  /** Until when the items are held as things are: earlier than `expiresAt` while no payment is under way. */
  heldUntil: z.optional(nullable(timestamp)),
  /** Naira still owed back, also for an order that stays paid, when it was paid twice. */
  refundDue: z.optional(naira),
  /** Naira returned, of an order that stays paid a part. */
  refunded: z.optional(naira),
});
export type Order = z.infer<typeof order>;

export const pagination = z.object({
  page: z.int().check(z.gte(1)),
  limit: z.int().check(z.gte(1)),
  total: count,
  totalPages: count,
  /** Additive: counting the matches of a search stopped at `total`; there are more. */
  isCapped: z.optional(z.boolean()),
});
export type Pagination = z.infer<typeof pagination>;

/** What POST /make-payment hands on from the provider. */
export const providerAuthorization = z.object({
  status: z.boolean(),
  message: z.string(),
  data: z.object({ authorization_url: z.string(), access_code: z.string(), reference: z.string() }),
});
export type ProviderAuthorization = z.infer<typeof providerAuthorization>;

export const paymentOutcomes = ['paid', 'failed', 'abandoned', 'pending'] as const;
export type PaymentOutcome = (typeof paymentOutcomes)[number];

export const overviewStats = z.object({
  totalUsers: count,
  /** Per cent, last 30 days against the 30 before; negative when falling. */
  userGrowth: z.number(),
  totalProducts: count,
  totalSales: count,
  salesGrowth: z.number(),
});
export type OverviewStats = z.infer<typeof overviewStats>;

export const userStatuses = ['active', 'blocked', 'deactivated'] as const;
export type UserStatus = (typeof userStatuses)[number];

export const adminUser = z.extend(user, {
  status: z.enum(userStatuses),
  lastSeen: nullable(timestamp),
  orders: count,
  /** Naira paid, without what is owed back. */
  netSpent: naira,
});
export type AdminUser = z.infer<typeof adminUser>;

export const transactionStatuses = ['Receive', 'Transfer', 'Failed', 'Abandoned', 'Pending'] as const;
export type TransactionStatus = (typeof transactionStatuses)[number];

/** Additive: the states of money that is contested or goes back, and amounts that were not those asked for. */
const transactionNotes = ['disputed', 'wrongAmount', 'refundDue', 'refunding', 'partlyRefunded', 'refunded'] as const;
export type TransactionNote = (typeof transactionNotes)[number];

export const transaction = z.object({
  id: z.string(),
  name: z.string(),
  date: timestamp,
  invoiceId: z.string(),
  /** What came, or was asked for while nothing came. */
  amount: naira,
  /** 'Receive' money in, 'Transfer' money back; the rest did not move money. */
  status: z.enum(transactionStatuses),
  orderId: z.string(),
  /** What there is to know beyond the status. */
  note: z.optional(z.enum(transactionNotes)),
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

/** Something about how the shop is run that its operator should put right. */
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
  /** Additive. */
  warnings: z.optional(z.array(operatorWarning)),
});
export type AdminCounts = z.infer<typeof adminCounts>;

/** What has become of an order in the shop's hands. 'pending' waits for payment or for being sent off. */
export const fulfilments = ['pending', 'cleared', 'canceled'] as const;
export type Fulfilment = (typeof fulfilments)[number];

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

/**
 * 'reopened' undoes 'cancelled', 'uncleared' undoes 'cleared'; 'refundDue', 'wrongAmount' and 'paidTwice' are money owed
 * back to the customer, 'refundStarted', 'refunded' and 'refundFailed' what became of it.
 */
const orderEventKinds = [
  'placed',
  'paid',
  'cancelled',
  'expired',
  'refundDue',
  'wrongAmount',
  'paidTwice',
  'refundStarted',
  'refunded',
  'refundFailed',
  'disputed',
  'disputeWon',
  'disputeLost',
  'cleared',
  'uncleared',
  'reopened',
] as const;
export type OrderEventKind = (typeof orderEventKinds)[number];
export const orderEvent = z.object({
  kind: z.enum(orderEventKinds),
  at: timestamp,
  /** The person who did it; null when it was the shop itself or the payment provider. */
  by: nullable(z.string()),
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
  /** What was asked for, in naira. */
  asked: naira,
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
  /** What the mail server said last. */
  reason: z.string(),
});
export type UndeliveredMail = z.infer<typeof undeliveredMail>;

const notificationKinds = [
  'newOrder',
  'orderPaid',
  'orderCancelled',
  'refundDue',
  'refunded',
  'disputed',
  'lowStock',
  'newMessage',
  'mailUndelivered',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];
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
  user: nullable(z.object({ userId: z.string(), name: z.string(), userType: z.enum(['Customer', 'Admin']) })),
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
  code: z.optional(z.string()),
  fields: z.optional(z.record(z.string(), z.string())),
  /** Additive: the cart as it is now, where an order was refused because it is not what the shopper saw. */
  cart: z.optional(cart),
});
export type ErrorBody = z.infer<typeof errorBody>;
