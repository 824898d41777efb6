/** A parsed webhook. `data` is not validated. */
export type PaymentEvent = { event: string; data: Record<string, unknown> };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads a webhook's bytes. @returns null when they are not an event. It is signed, so a retry would not help. */
export function parseEvent(body: Uint8Array): PaymentEvent | null {
  try {
    // The decoder is not fatal, because one damaged character in a customer's name must not lose a payment.
    const parsed: unknown = JSON.parse(new TextDecoder().decode(body));
    if (!isRecord(parsed) || typeof parsed.event !== 'string' || !isRecord(parsed.data)) return null;
    return { event: storable(parsed.event), data: parsed.data };
  } catch {
    return null;
  }
}

/** A short text or a number as a text that the database can store; '' for anything else. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? storable(String(value)) : '';

/** PostgreSQL's text holds neither NUL nor half a surrogate pair. */
const storable = (text: string): string => text.slice(0, 200).replaceAll('\0', '\uFFFD').toWellFormed();

/** An amount in the smallest unit of a currency, which Paystack sends as a number or, for refunds, as digits. */
export function amountOf(value: unknown): number {
  const amount = typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value;
  return Number.isSafeInteger(amount) ? (amount as number) : Number.NaN;
}

/** The code of a currency; '' for anything else. */
export const currencyOf = (value: unknown): string =>
  typeof value === 'string' && /^[A-Z]{3}$/.test(value) ? value : '';

/** The transaction that a dispute carries. */
const transactionOf = ({ data }: PaymentEvent): Record<string, unknown> =>
  isRecord(data.transaction) ? data.transaction : {};

/**
 * The disputed part of a payment, in the smallest unit of its currency; all of it if the event names no amount.
 * @returns null when the event names an amount or currency that cannot be compared with the payment's
 */
export function disputedAmountOf(event: PaymentEvent, received: { amount: number; currency: string }): number | null {
  const named = event.data.refund_amount ?? null;
  const currency = event.data.currency ?? transactionOf(event).currency ?? null;
  const isComparable = currency === null ? named === null : currency === received.currency;
  if (!isComparable) return null;
  const amount = named === null ? received.amount : amountOf(named);
  return amount > 0 ? Math.min(amount, received.amount) : null;
}

/** The reference of an event's payment. Charges, refunds and disputes each carry it in a different field. */
export function referenceOf(event: PaymentEvent): string {
  const { data } = event;
  return textOf(data.transaction_reference) || textOf(transactionOf(event).reference) || textOf(data.reference);
}
