import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Config } from '../config.ts';

/** What the sandbox and its client share when no key is configured. It opens nothing but the sandbox. */
const SANDBOX_SECRET_KEY = 'sk_test_sandbox';

/** The key that calls to the provider carry and its webhooks are signed with. */
export const secretKeyOf = (config: Pick<Config, 'paystackSecretKey'>): string =>
  config.paystackSecretKey ?? SANDBOX_SECRET_KEY;

/** Hex HMAC-SHA512 of a webhook's raw body (https://paystack.com/docs/payments/webhooks/#verify-event-origin). */
export const sign = (rawBody: Uint8Array | string, secretKey: string): string =>
  createHmac('sha512', secretKey).update(rawBody).digest('hex');

/** Compares in constant time, so that a signature cannot be guessed byte by byte. */
export function isSignedBy(secretKey: string, rawBody: Uint8Array, signature: string | undefined): boolean {
  if (!signature || !/^[0-9a-f]{128}$/i.test(signature)) return false;
  return timingSafeEqual(Buffer.from(signature, 'hex'), Buffer.from(sign(rawBody, secretKey), 'hex'));
}
