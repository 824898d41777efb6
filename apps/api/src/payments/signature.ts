import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Config } from '../config.ts';
import type { Tx } from '../db/database.ts';
import { getOrCreateSecret } from '../secrets.ts';

/**
 * The key that authorizes calls to the provider and signs its webhooks. The sandbox's key is random and stored in the
 * database, because with a well-known key any client could sign that an order is paid.
 */
export const findPaymentKey = async (tx: Tx, config: Pick<Config, 'paystackSecretKey'>): Promise<string> =>
  config.paystackSecretKey ?? (await getOrCreateSecret(tx, 'paymentSandbox'));

/** Hex HMAC-SHA512 of a webhook's raw body (https://paystack.com/docs/payments/webhooks/#verify-event-origin). */
export const sign = (rawBody: Uint8Array | string, secretKey: string): string =>
  createHmac('sha512', secretKey).update(rawBody).digest('hex');

/** Compares in constant time, so that a signature cannot be guessed byte by byte. */
export function isSignedBy(secretKey: string, rawBody: Uint8Array, signature: string | undefined): boolean {
  if (!signature || !/^[0-9a-f]{128}$/i.test(signature)) return false;
  return timingSafeEqual(Buffer.from(signature, 'hex'), Buffer.from(sign(rawBody, secretKey), 'hex'));
}
