import * as z from 'zod/mini';
import type { SchemasOf } from '../call.ts';
import { callLimits } from '../callLimits.ts';
import * as limits from '../limits.ts';
import { described } from '../named.ts';
import { order } from '../orders/entities.ts';
import { message } from '../shared/messages.ts';
import { id } from '../shared/scalars.ts';
import { rateOf, sizeOf } from '../words.ts';
import type { paymentEndpoints } from './endpoints.ts';
import { providerAuthorization } from './entities.ts';
import { paymentOutcomes } from './values.ts';

export const paymentCalls = {
  makePayment: {
    summary: 'Start a card payment of an own unpaid order',
    description:
      'Answers the payment provider’s page in `data.data.authorization_url`. The provider sends the browser back to ' +
      '`/payment/callback` of the shop, with the reference of the payment. Earlier attempts are checked first, so that ' +
      'nobody pays twice, and an open one is answered again.',
    limits:
      `${rateOf(callLimits.paymentsByCustomer)} for each customer, and ${rateOf(callLimits.paymentsByOrder)} for each ` +
      'order.',
    body: z.strictObject({ orderId: described(id, 'The id of the order.') }),
    response: z.object({ orderId: z.string(), data: providerAuthorization }),
    errors: ['not_found', 'order_not_pending', 'payment_unavailable', 'idempotency_conflict', 'rate_limited'],
  },
  verifyPayment: {
    summary: 'Find out how an own payment ended',
    description:
      'Asks the provider, unless the payment is settled or was checked seconds ago, and settles the order if it is paid. ' +
      'It can be repeated. A payment of another customer is `not_found`.',
    benefit: 'the shopper sees at once how a payment ended',
    params: z.object({ reference: described(id, 'The reference of the payment, from the provider’s page.') }),
    response: z.object({
      reference: z.string(),
      orderId: z.string(),
      status: described(
        z.enum(paymentOutcomes),
        'After `failed` and `abandoned`, the order can be paid again; `pending` is not decided yet.',
      ),
      message: described(z.string(), 'A sentence to display.'),
      order: order,
    }),
    errors: ['not_found', 'payment_unavailable'],
  },
  receivePaymentEvent: {
    summary: 'Receive an event of the payment provider',
    description:
      'The webhook. The header `x-paystack-signature` has the hex HMAC-SHA512 of the raw body. An event that comes ' +
      'twice counts once, and one that the shop does not know is answered and ignored.',
    limits: `${sizeOf(limits.WEBHOOK_MAX_BYTES)} of body.`,
    body: z.looseObject({
      event: described(z.string(), 'The kind of event, such as `charge.success`.'),
      data: described(z.looseObject({}), 'The transaction, refund or dispute, as the provider sends it.'),
    }),
    response: message,
    errors: ['invalid_signature'],
  },
} as const satisfies SchemasOf<typeof paymentEndpoints>;
