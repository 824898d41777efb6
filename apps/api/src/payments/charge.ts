import * as z from 'zod';

/** Ten billion naira in kobo. A larger amount is a mistake of the sender. */
const MAX_AMOUNT = 1e12;

const charge = z.object({
  reference: z.string(),
  status: z.enum(['success', 'failed', 'abandoned', 'ongoing', 'pending', 'processing', 'queued', 'reversed']),
  /** What the customer was charged. Paystack adds its fees to it where the customer bears them. */
  amount: z.int().positive().max(MAX_AMOUNT),
  currency: z.string().regex(/^[A-Z]{3}$/),
  gateway_response: z.string().catch(''),
});

/**
 * How a transaction stands with the provider. `amount` is what the customer was charged, with the provider's fees if the
 * customer bears them, in the smallest unit of `currency`: it has come once the status is `success`.
 */
export type Charge = Omit<z.infer<typeof charge>, 'gateway_response'> & { gatewayResponse: string };

/**
 * Reads a transaction as Paystack's verify and `charge.success` carry it. `requested_amount` is not read: it is what we
 * requested, whatever came (https://paystack.com/docs/payments/verify-payments/).
 * @returns null unless its status, amount and currency can be understood
 */
export function parseCharge(data: unknown): Charge | null {
  const { success, data: parsed } = charge.safeParse(data);
  if (!success) return null;
  const { gateway_response: gatewayResponse, ...rest } = parsed;
  return { ...rest, gatewayResponse };
}

/**
 * Whether what came pays for what was expected: at least as much, in the same currency. Less, or another currency, is a
 * wrong amount, which goes back.
 */
export const isEnough = (
  received: { amount: number; currency: string },
  expected: { amountKobo: number; currency: string },
): boolean => received.currency === expected.currency && received.amount >= expected.amountKobo;
