import * as z from 'zod';
import { chargeStatuses } from '../db/schema.ts';

/** Ten billion naira in kobo. A larger amount is a mistake of the sender. */
const MAX_AMOUNT = 1e12;

const charge = z.object({
  reference: z.string(),
  status: z.enum(chargeStatuses),
  /** The amount charged to the customer. It includes Paystack's fees if the customer bears them. */
  amount: z.int().positive().max(MAX_AMOUNT),
  currency: z.string().regex(/^[A-Z]{3}$/),
  gateway_response: z.string().catch(''),
});

/**
 * The provider's status of a transaction. `amount` is the amount charged to the customer, in the smallest unit of
 * `currency`, including the provider's fees if the customer bears them. It was received once the status is `success`.
 */
export type Charge = Omit<z.infer<typeof charge>, 'gateway_response'> & { gatewayResponse: string };

/**
 * Reads a transaction from Paystack's verify answer or from `charge.success`. `requested_amount` is ignored: it is the
 * amount that we requested, not the amount received (https://paystack.com/docs/payments/verify-payments/).
 * @returns null unless its status, amount and currency are valid
 */
export function parseCharge(data: unknown): Charge | null {
  const { success, data: parsed } = charge.safeParse(data);
  if (!success) return null;
  const { gateway_response: gatewayResponse, ...rest } = parsed;
  return { ...rest, gatewayResponse };
}

/**
 * Whether the received amount covers the expected one, in the same currency. Anything else is a wrong amount, which
 * must be refunded.
 */
export const isEnough = (
  received: { amount: number; currency: string },
  expected: { amountKobo: number; currency: string },
): boolean => received.currency === expected.currency && received.amount >= expected.amountKobo;
