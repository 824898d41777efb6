import * as z from 'zod/mini';
import { additive } from '../additive.ts';
import { named } from '../named.ts';
import { naira, nullable, timestamp } from '../shared/scalars.ts';
import { transactionNotes, transactionStatuses } from './values.ts';

/** The provider's part in the answer of POST /make-payment. */
export const providerAuthorization = named(
  'ProviderAuthorization',
  z.object({
    status: additive(z.boolean()),
    message: additive(z.string()),
    data: z.object({
      authorization_url: z.string(),
      access_code: additive(z.string()),
      reference: additive(z.string()),
    }),
  }),
);
export type ProviderAuthorization = z.infer<typeof providerAuthorization>;

export const transaction = named(
  'Transaction',
  z.object({
    id: additive(z.string()),
    name: z.string(),
    date: timestamp,
    invoiceId: z.string(),
    /** The amount received, or the amount requested while nothing was received. */
    amount: naira,
    /** 'Receive': money in; 'Transfer': money back; the others did not move money. */
    status: z.enum(transactionStatuses),
    orderId: additive(z.string()),
    /** A detail beyond the status. */
    note: additive(z.optional(z.enum(transactionNotes))),
    /** The ordered items: quantity, name, color, size and SKU, as in the export. */
    items: additive(z.optional(z.string())),
  }),
);
export type Transaction = z.infer<typeof transaction>;

/** Money received for an order, with its refunds and disputes. Amounts are in its currency. */
export const orderPayment = z.object({
  /** The payment provider's name for it. */
  reference: z.string(),
  date: timestamp,
  status: z.enum(transactionStatuses),
  currency: z.string(),
  received: naira,
  /** The amount requested, in naira. */
  requested: naira,
  /** Still to be refunded. */
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
      /** The deadline for the shop's answer. */
      dueAt: nullable(timestamp),
    }),
  ),
});
export type OrderPayment = z.infer<typeof orderPayment>;
