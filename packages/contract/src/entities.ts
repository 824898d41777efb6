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
  /** 'refundDue': the money came after the order was cancelled. */
  paymentStatus: z.enum(['unpaid', 'paid', 'refundDue']),
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
  /** When an unpaid order is cancelled and its stock returned; null once paid or cancelled. */
  expiresAt: z.optional(nullable(timestamp)),
});
export type Order = z.infer<typeof order>;

export const pagination = z.object({
  page: z.int().check(z.gte(1)),
  limit: z.int().check(z.gte(1)),
  total: count,
  totalPages: count,
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

export const adminUser = z.extend(user, {
  status: z.enum(['active', 'blocked', 'deactivated']),
  lastSeen: nullable(timestamp),
  orders: count,
  netSpent: naira,
});
export type AdminUser = z.infer<typeof adminUser>;

export const transaction = z.object({
  id: z.string(),
  name: z.string(),
  date: timestamp,
  invoiceId: z.string(),
  amount: naira,
  /** 'Receive' money in, 'Transfer' money back; the rest did not move money. */
  status: z.enum(['Receive', 'Transfer', 'Failed', 'Abandoned', 'Pending']),
  orderId: z.string(),
});
export type Transaction = z.infer<typeof transaction>;

/** The body of every error. `message` is for a person; `code` for a program; `fields` names what to correct. */
export const errorBody = z.object({
  message: z.string(),
  code: z.optional(z.string()),
  fields: z.optional(z.record(z.string(), z.string())),
});
export type ErrorBody = z.infer<typeof errorBody>;
