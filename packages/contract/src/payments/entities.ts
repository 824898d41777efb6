import * as z from 'zod/mini';
import { additive } from '../additive.ts';
import { described, named } from '../named.ts';
import { naira, nullable, timestamp } from '../shared/scalars.ts';
import { transactionNotes, transactionStatuses } from './values.ts';

const status = described(
  z.enum(transactionStatuses),
  '`Receive`: money in; `Transfer`: money back; the others did not move money.',
);

export const providerAuthorization = named(
  'ProviderAuthorization',
  z.object({
    status: additive(described(z.boolean(), 'Whether the provider accepted the payment.')),
    message: additive(z.string()),
    data: described(
      z.object({
        authorization_url: described(z.string(), 'The page to pay on.'),
        access_code: additive(described(z.string(), 'The provider’s code of the page.')),
        reference: additive(described(z.string(), 'The reference of the payment, for `verifyPayment`.')),
      }),
      'The page that the provider has opened.',
    ),
  }),
  'The provider’s part in the answer of `makePayment`.',
);
export type ProviderAuthorization = z.infer<typeof providerAuthorization>;

export const transaction = named(
  'Transaction',
  z.object({
    id: additive(z.string()),
    name: described(z.string(), 'The payer’s name, or the e-mail address of one without a name.'),
    date: described(timestamp, 'When the payment was started.'),
    invoiceId: described(z.string(), 'The number of the order.'),
    amount: described(naira, 'Naira received, or requested while nothing was received.'),
    status,
    orderId: additive(z.string()),
    note: additive(described(z.optional(z.enum(transactionNotes)), 'A detail beyond the status.')),
    items: additive(
      described(z.optional(z.string()), 'The ordered items: quantity, name, color, size and SKU, as in the export.'),
    ),
  }),
  'An attempt to pay an order.',
);
export type Transaction = z.infer<typeof transaction>;

/** Money received for an order, with its refunds and disputes. Amounts are in its currency. */
export const orderPayment = z.object({
  reference: described(z.string(), 'The payment provider’s name for it.'),
  date: described(timestamp, 'When the payment was started.'),
  status,
  currency: described(z.string(), 'The currency of all amounts but `requested`.'),
  received: naira,
  requested: described(naira, 'The amount requested, in naira.'),
  refundDue: described(naira, 'Still to be refunded.'),
  refunded: naira,
  refunds: described(
    z.array(
      z.object({
        amount: naira,
        status: z.enum(['pending', 'processing', 'processed', 'failed']),
        at: timestamp,
        by: described(
          nullable(z.string()),
          'The name of the admin who recorded it, null when the provider reported it.',
        ),
      }),
    ),
    'Oldest first.',
  ),
  disputes: described(
    z.array(
      z.object({
        amount: naira,
        status: z.enum(['open', 'won', 'lost']),
        at: timestamp,
        dueAt: described(nullable(timestamp), 'The deadline for the shop’s answer.'),
      }),
    ),
    'Payments that the customer’s bank contests.',
  ),
});
export type OrderPayment = z.infer<typeof orderPayment>;
