import * as z from 'zod/mini';
import { additive } from '../additive.ts';
import type { SchemasOf } from '../call.ts';
import { callLimits } from '../callLimits.ts';
import * as field from '../fields.ts';
import * as limits from '../limits.ts';
import { described } from '../named.ts';
import { pagination } from '../shared/entities.ts';
import { note } from '../shared/messages.ts';
import { page, pageSize } from '../shared/queries.ts';
import { idOf } from '../shared/scalars.ts';
import { durationOf, rateOf } from '../words.ts';
import type { orderEndpoints } from './endpoints.ts';
import { order, orderStatus } from './entities.ts';

export const orderCalls = {
  getOrderHistory: {
    summary: 'List own orders of one status',
    description: 'The newest comes first, page by page.',
    benefit: 'the history of orders is read page by page',
    query: z.object({
      status: described(z._default(orderStatus, 'SUCCESS'), 'Only orders of this status.'),
      page,
      limit: pageSize(50, limits.ORDERS_PER_PAGE),
    }),
    response: z.object({ orders: z.array(order), pagination: pagination }),
  },
  getOrders: {
    summary: 'List own orders',
    description: 'All orders, the newest first.',
    query: z.object({ status: additive(described(z.optional(orderStatus), 'Only orders of this status.')) }),
    response: z.array(order),
  },
  placeOrder: {
    summary: 'Turn the cart into an order',
    description:
      'Takes the pieces of the cart out of stock and empties the cart. They are held until `heldUntil`, and return to ' +
      'the shop if the order is not paid by then. With `expectedTotal`, an order that would cost anything else is ' +
      'refused (`price_changed`). `price_changed` and `out_of_stock` have the cart as it is now.',
    limits:
      `${rateOf(callLimits.ordersByCustomer)} for each customer; ${limits.PENDING_ORDERS_MAX} unpaid orders ` +
      `(\`too_many_pending_orders\`); ${limits.ORDER_LINES_MAX} lines; ${limits.ORDER_PIECES_MAX} pieces, and ` +
      `${limits.UNPAID_PIECES_MAX} of one product, in the order and all unpaid ones together (\`quantity_limit\`); ` +
      `pieces are held for ${durationOf(limits.ORDER_HOLD_MS)}, and up to ${durationOf(limits.PAYMENT_HOLD_MS)} more ` +
      'while a payment page is open.',
    body: z.strictObject({
      deliveryAddress: described(field.deliveryAddress, 'The address to deliver to, as plain text.'),
      phoneNumber: field.phoneNumber,
      saveAddress: additive(
        described(
          z.optional(z.boolean()),
          `True also saves the address, unless it is saved or there are ${limits.ADDRESSES_MAX}.`,
        ),
      ),
      expectedTotal: additive(
        described(
          z.optional(field.expectedTotal),
          'Naira that the shopper agreed to pay, delivery fee included: the `total` of the cart.',
        ),
      ),
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
      'rate_limited',
    ],
  },
  getOrder: {
    summary: 'Read one own order',
    description: 'An order of another customer is `not_found`.',
    params: idOf('order'),
    response: z.object({ order: order }),
    errors: ['not_found'],
  },
  cancelOrder: {
    summary: 'Cancel an own unpaid order',
    description:
      'First checks with the payment provider that it was not paid. Its pieces return to stock. The order stays in the ' +
      'list, as `CANCELLED`.',
    limits: `${rateOf(callLimits.cancellationsByCustomer)} for each customer.`,
    params: idOf('order'),
    // In the basic contract, the answer itself is the id; another backend may send it elsewhere.
    response: z.object({ message: note, orderId: additive(described(z.string(), 'The id of the cancelled order.')) }),
    errors: ['not_found', 'order_not_pending', 'payment_in_flight', 'payment_unavailable', 'rate_limited'],
  },
} as const satisfies SchemasOf<typeof orderEndpoints>;
