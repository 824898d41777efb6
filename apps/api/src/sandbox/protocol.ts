import { randomInt } from 'node:crypto';
import type { Config } from '../config.ts';
import { isStorable } from '../http/wellFormed.ts';
import { type Opening, type SandboxTransaction, stateOf, type TransactionState } from './transactions.ts';

/** A transaction's status in Paystack's words, which also calls one abandoned whose page is still open. */
const statuses: Record<TransactionState, string> = {
  open: 'abandoned',
  waiting: 'ongoing',
  declined: 'failed',
  paid: 'success',
  abandoned: 'abandoned',
};

/** Whether the whole amount was refunded. */
const isReversed = ({ amountKobo, refundedKobo }: SandboxTransaction) => refundedKobo >= amountKobo;

/** A transaction as all calls and webhooks send it. */
export function transactionData(transaction: SandboxTransaction, now: Date) {
  return {
    id: transaction.id,
    domain: 'test',
    status: isReversed(transaction) ? 'reversed' : statuses[stateOf(transaction, now)],
    reference: transaction.reference,
    amount: transaction.amountKobo,
    requested_amount: transaction.amountKobo,
    currency: transaction.currency,
    channel: 'card',
    gateway_response: transaction.gatewayResponse ?? 'The transaction was not completed',
    created_at: transaction.createdAt.toISOString(),
    paid_at: transaction.paidAt?.toISOString() ?? null,
    metadata: transaction.metadata,
    customer: { email: transaction.email },
  };
}

export const refused = (message: string, code?: string) => ({ status: false, message, code });

export const checkoutPath = (accessCode: string) => `/sandbox/paystack/checkout/${accessCode}`;

export function authorizationData(transaction: SandboxTransaction, config: Config) {
  return {
    authorization_url: `${config.publicUrl}${checkoutPath(transaction.accessCode)}`,
    access_code: transaction.accessCode,
    reference: transaction.reference,
  };
}

/**
 * The URL to which a customer returns, with the reference as Paystack adds it. It is relative for this server's own
 * shop, so that customers return to the origin at which they opened the shop and are signed in.
 */
export function callbackOf(
  { callbackUrl, reference }: SandboxTransaction,
  { publicUrl }: Pick<Config, 'publicUrl'>,
): string {
  const url = new URL(callbackUrl);
  url.searchParams.set('trxref', reference);
  url.searchParams.set('reference', reference);
  return url.origin === new URL(publicUrl).origin ? `${url.pathname}${url.search}` : url.href;
}

/** An amount of kobo, which Paystack accepts as a number or as text; null if it is neither, or not positive. */
export function koboOf(value: unknown): number | null {
  const kobo = typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value;
  return Number.isSafeInteger(kobo) && (kobo as number) > 0 ? (kobo as number) : null;
}

/** Metadata is an object, or the JSON text of one. */
function metadataOf(value: unknown): Record<string, unknown> | null {
  if (typeof value !== 'string') return typeof value === 'object' ? (value as Record<string, unknown> | null) : null;
  try {
    const read: unknown = JSON.parse(value);
    return typeof read === 'object' ? (read as Record<string, unknown> | null) : null;
  } catch {
    return null;
  }
}

/**
 * Reads the body of initialize. Without a reference it makes one, and without a callback it takes the shop's own page.
 * @returns an error message when it is invalid
 */
export function readOpening(body: unknown, { publicUrl }: Pick<Config, 'publicUrl'>): Opening | string {
  if (typeof body !== 'object' || body === null) return 'A JSON object is required';
  if (!isStorable(body)) return 'Invalid characters sent';
  const { email, currency = 'NGN', ...rest } = body as Record<string, unknown>;
  const { reference = `T${randomInt(1e14, 3e14)}`, callback_url = `${publicUrl}/payment/callback` } = rest;
  if (typeof email !== 'string' || !email.includes('@')) return 'Invalid Email Address Passed';
  const amountKobo = koboOf(rest.amount);
  if (amountKobo === null) return 'Invalid Amount Sent';
  if (typeof reference !== 'string' || !/^[A-Za-z0-9.=-]{1,100}$/.test(reference))
    return 'Invalid transaction reference';
  const callback = typeof callback_url === 'string' ? URL.parse(callback_url) : null;
  if (!callback || !/^https?:$/.test(callback.protocol)) return 'Invalid callback URL';
  if (currency !== 'NGN') return 'Currency not supported by merchant';
  return { email, amountKobo, reference, currency, callbackUrl: callback.href, metadata: metadataOf(rest.metadata) };
}
