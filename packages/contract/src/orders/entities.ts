import * as z from 'zod/mini';
import { additive } from '../additive.ts';
import { picture } from '../catalogue/entities.ts';
import { described, named } from '../named.ts';
import { naira, nullable, timestamp } from '../shared/scalars.ts';
import { orderActors, orderEventKinds, orderStatuses, paymentStatuses } from './values.ts';

export const orderStatus = z.enum(orderStatuses);
export type OrderStatus = z.infer<typeof orderStatus>;

export const orderItem = named(
  'OrderItem',
  z.object({
    id: z.string(),
    quantity: described(z.int().check(z.gte(1)), 'Pieces ordered.'),
    price: additive(described(z.optional(naira), 'Naira a piece, as it was when ordered.')),
    product: described(
      z.object({
        id: additive(z.optional(z.string())),
        name: z.string(),
        size: z.string(),
        color: z.string(),
        colorHex: additive(described(z.optional(z.string()), 'The dye as a CSS color.')),
        sku: additive(described(z.optional(z.string()), 'The shop’s own number of the product.')),
        salesCoverPicture: described(z.string(), 'The URL of the first picture.'),
        cover: additive(z.optional(picture)),
      }),
      'The product as it was when ordered, even if it has changed since.',
    ),
  }),
  'A line of an order: some pieces of one product.',
);
export type OrderItem = z.infer<typeof orderItem>;

export const order = named(
  'Order',
  z.object({
    id: z.string(),
    status: described(orderStatus, '`PENDING` waits for payment, `SUCCESS` is paid.'),
    paymentStatus: described(
      z.enum(paymentStatuses),
      '`refundDue`: money must be refunded, such as a payment after a cancellation; `refunded`: all of it was refunded.',
    ),
    totalPrice: described(naira, 'The charged amount in naira, delivery fee included.'),
    orderItems: described(z.array(orderItem), 'In the order of the cart.'),
    number: additive(described(z.optional(z.string()), 'The number that people use for it.')),
    subtotal: additive(described(z.optional(naira), 'Naira for all items.')),
    deliveryFee: additive(described(z.optional(naira), 'Naira.')),
    deliveryAddress: additive(z.optional(z.string())),
    phoneNumber: additive(described(z.optional(z.string()), 'Digits alone.')),
    createdAt: additive(z.optional(timestamp)),
    expiresAt: additive(
      described(
        z.optional(nullable(timestamp)),
        'The latest time at which an unpaid order is cancelled and its stock returned; null once paid or cancelled.',
      ),
    ),
    heldUntil: additive(
      described(
        z.optional(nullable(timestamp)),
        'The current end of the items’ hold: earlier than `expiresAt` while no payment is in progress.',
      ),
    ),
    refundDue: additive(
      described(
        z.optional(naira),
        'Naira still to be refunded, also for an order that stays paid because it was paid twice.',
      ),
    ),
    refunded: additive(
      described(z.optional(naira), 'Naira refunded; for an order that stays paid, a part of its price.'),
    ),
  }),
  'What a customer has ordered, with the prices of that time.',
);
export type Order = z.infer<typeof order>;

export const orderEvent = named(
  'OrderEvent',
  z.object({
    kind: described(
      z.enum(orderEventKinds),
      '`reopened` undoes `cancelled`, `uncleared` undoes `cleared`; `refundDue`, `wrongAmount` and `paidTwice` mean that ' +
        'money must be refunded; `refundStarted`, `refunded` and `refundFailed` give the progress of the refund.',
    ),
    at: timestamp,
    by: described(
      nullable(z.string()),
      'The name of the person who caused it; null for the shop itself or the payment provider.',
    ),
    actor: additive(described(z.optional(z.enum(orderActors)), '`system` is the shop itself or the payment provider.')),
    amount: described(z.optional(naira), 'The amount concerned, in naira.'),
  }),
  'An event in the history of an order.',
);
export type OrderEvent = z.infer<typeof orderEvent>;
