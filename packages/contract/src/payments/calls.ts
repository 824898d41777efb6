import * as z from 'zod/mini';
import type { SchemasOf } from '../call.ts';
import { order } from '../orders/entities.ts';
import { message } from '../shared/messages.ts';
import { id } from '../shared/scalars.ts';
import type { paymentEndpoints } from './endpoints.ts';
import { providerAuthorization } from './entities.ts';
import { paymentOutcomes } from './values.ts';

export const paymentCalls = {
  makePayment: {
    summary: "Start a card payment of an own pending order; the answer carries the provider's page.",
    body: z.strictObject({ orderId: id }),
    response: z.object({ orderId: z.string(), data: providerAuthorization }),
    errors: ['not_found', 'order_not_pending', 'payment_unavailable', 'idempotency_conflict'],
  },
  verifyPayment: {
    summary: 'Ask the provider how an own payment ended, and settle the order accordingly.',
    benefit: 'the shopper sees at once how a payment ended',
    params: z.object({ reference: id }),
    response: z.object({
      reference: z.string(),
      orderId: z.string(),
      status: z.enum(paymentOutcomes),
      message: z.string(),
      order: order,
    }),
    errors: ['not_found', 'payment_unavailable'],
  },
  receivePaymentEvent: {
    summary: "The provider's webhook, signed with x-paystack-signature (hex HMAC-SHA512 of the raw body).",
    body: z.looseObject({ event: z.string(), data: z.looseObject({}) }),
    response: message,
    errors: ['invalid_signature'],
  },
} as const satisfies SchemasOf<typeof paymentEndpoints>;
