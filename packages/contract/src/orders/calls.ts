import * as z from 'zod/mini';
import { additive } from '../additive.ts';
import type { SchemasOf } from '../call.ts';
import * as field from '../fields.ts';
import { pagination } from '../shared/entities.ts';
import { note } from '../shared/messages.ts';
import { page, wholeNumber } from '../shared/queries.ts';
import { id } from '../shared/scalars.ts';
import type { orderEndpoints } from './endpoints.ts';
import { order, orderStatus } from './entities.ts';

export const orderCalls = {
  getOrderHistory: {
    summary: 'Own orders of one status, newest first, 5 a page by default.',
    benefit: 'the history of orders is read page by page',
    query: z.object({
      status: z._default(orderStatus, 'SUCCESS'),
      page,
      limit: wholeNumber('limit', 1, 50, 5),
    }),
    response: z.object({ orders: z.array(order), pagination: pagination }),
  },
  getOrders: {
    summary: 'Own orders, newest first.',
    query: z.object({ status: additive(z.optional(orderStatus)) }),
    response: z.array(order),
  },
  placeOrder: {
    summary:
      'Turn the cart into an order. Its items are held until `heldUntil`, and return to the shop if it is not paid by ' +
      'then. With `expectedTotal`, an order that would cost anything else is refused (price_changed) with the cart as it ' +
      'is now.',
    body: z.strictObject({
      deliveryAddress: field.deliveryAddress,
      phoneNumber: field.phoneNumber,
      /** Naira that the shopper agreed to pay, delivery fee included. */
      expectedTotal: additive(z.optional(field.expectedTotal)),
    }),
    status: 201,
    response: z.object({ message: note, order: additive(order) }),
    errors: [
      'cart_empty',
      'out_of_stock',
      'price_changed',
      'quantity_limit',
      'too_many_pending_orders',
      'idempotency_conflict',
    ],
  },
  getOrder: {
    summary: 'One own order.',
    params: z.object({ id }),
    response: z.object({ order: order }),
    errors: ['not_found'],
  },
  cancelOrder: {
    summary: 'Cancel an own pending order; its stock returns.',
    params: z.object({ id }),
    // In the basic contract, the answer itself is the id; another backend may send it elsewhere.
    response: z.object({ message: note, orderId: additive(z.string()) }),
    errors: ['not_found', 'order_not_pending', 'payment_in_flight', 'payment_unavailable'],
  },
} as const satisfies SchemasOf<typeof orderEndpoints>;
