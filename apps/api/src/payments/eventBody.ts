/** What a webhook says, as far as it can be understood. */
export type PaymentEvent = { event: string; data: Record<string, unknown> };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads a webhook's bytes. @returns null when they are not an event: its signature is right, so that repeating it would not help */
export function parseEvent(body: Uint8Array): PaymentEvent | null {
  try {
    // Not fatal: one damaged character in a customer's name must not cost a payment.
    const parsed: unknown = JSON.parse(new TextDecoder().decode(body));
    if (!isRecord(parsed) || typeof parsed.event !== 'string' || !isRecord(parsed.data)) return null;
    return { event: storable(parsed.event), data: parsed.data };
  } catch {
    return null;
  }
}

/** A short text or a number as a text that the database can hold; anything else is ''. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? storable(String(value)) : '';

/** PostgreSQL's text holds neither NUL nor half a surrogate pair. */
const storable = (text: string): string => text.slice(0, 200).replaceAll('\0', '\uFFFD').toWellFormed();

/** An amount in the smallest unit of a currency, which Paystack sends as a number or, for refunds, as digits. */
export function amountOf(value: unknown): number {
  const amount = typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value;
  return Number.isSafeInteger(amount) ? (amount as number) : Number.NaN;
}

/** The payment that an event is about: charges, refunds and disputes each carry its reference elsewhere. */
export function referenceOf({ data }: PaymentEvent): string {
  const transaction = isRecord(data.transaction) ? data.transaction : {};
  return textOf(data.transaction_reference) || textOf(transaction.reference) || textOf(data.reference);
}
