import type { CallResponse } from '@abs/contract';

/**
 * The provider's page in an answer of make-payment; empty if there is none.
 * It does not rely on the type, because a backend that could not reach its provider may send an incomplete answer.
 */
export function authorizationUrl(answer: CallResponse<'makePayment'>): string {
  const { data } = answer as { data?: { data?: { authorization_url?: unknown } | null } | null };
  const url = data?.data?.authorization_url;
  return typeof url === 'string' ? url : '';
}

/**
 * Whether a browser may be sent to this URL to pay: it must have one of the origins, scheme and port included.
 * Checks the parsed URL, because text that begins like an origin may lead elsewhere (`https://pay.example@evil`).
 * @param origins such as `https://checkout.paystack.com`.
 */
export function isPaymentPage(url: string, origins: readonly string[]): boolean {
  return URL.canParse(url) && origins.includes(new URL(url).origin);
}
