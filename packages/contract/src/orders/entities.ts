import * as z from 'zod/mini';
import { additive } from '../additive.ts';
import { picture } from '../catalogue/entities.ts';
import { named } from '../named.ts';
import { naira, nullable, timestamp } from '../shared/scalars.ts';
import { orderActors, orderEventKinds, orderStatuses, paymentStatuses } from './values.ts';

export const orderStatus = z.enum(orderStatuses);
export type OrderStatus = z.infer<typeof orderStatus>;

export const orderItem = named(
  'OrderItem',
  z.object({
    id: z.string(),
    quantity: z.int().check(z.gte(1)),
    /** Naira a piece, as it was when ordered. */
    price: additive(z.optional(naira)),
    /** The product as it was when ordered, even if it has changed since. */
    product: z.object({
      id: additive(z.optional(z.string())),
      name: z.string(),
      size: z.string(),
      color: z.string(),
      /** The dye as `#rrggbb`, for the swatch. */
      colorHex: additive(z.optional(z.string())),
      /** The shop's own number of the product. */
      sku: additive(z.optional(z.string())),
      salesCoverPicture: z.string(),
      cover: additive(z.optional(picture)),
    }),
  }),
);
export type OrderItem = z.infer<typeof orderItem>;

export const order = named(
  'Order',
  z.object({
    id: z.string(),
    status: orderStatus,
    paymentStatus: z.enum(paymentStatuses),
    /** The charged amount in naira, delivery fee included. */
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
    /** The current end of the items' hold: earlier than `expiresAt` while no payment is in progress. */
    heldUntil: additive(z.optional(nullable(timestamp))),
    /** Naira still to be refunded, also for an order that stays paid because it was paid twice. */
    refundDue: additive(z.optional(naira)),
    /** Naira refunded; for an order that stays paid, a part of its price. */
    refunded: additive(z.optional(naira)),
  }),
);
export type Order = z.infer<typeof order>;

export const orderEvent = named(
  'OrderEvent',
  z.object({
    kind: z.enum(orderEventKinds),
    at: timestamp,
    /** The person who caused it; null for the shop itself or the payment provider. */
    by: nullable(z.string()),
    actor: additive(z.optional(z.enum(orderActors))),
    /** The amount concerned, in naira. */
    amount: z.optional(naira),
  }),
);
export type OrderEvent = z.infer<typeof orderEvent>;
