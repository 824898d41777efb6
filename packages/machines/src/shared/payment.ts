import type { CallResponse } from '@abs/contract';

/**
 * The provider's page in an answer of make-payment; empty when there is none.
 * Read with care although typed: a backend that could not reach its provider answers less than it promises.
 */
export function authorizationUrl(answer: CallResponse<'makePayment'>): string {
  const { data } = answer as { data?: { data?: { authorization_url?: unknown } | null } | null };
  const url = data?.data?.authorization_url;
  return typeof url === 'string' ? url : '';
}

/**
 * Whether a browser may be sent to this address to pay: it must be of one of the origins, scheme and port included.
 * Judged on the parsed address, since text that begins like an origin may lead elsewhere (`https://pay.example@evil`).
 * @param origins such as `https://checkout.paystack.com`.
 */
export function isPaymentPage(url: string, origins: readonly string[]): boolean {
  return URL.canParse(url) && origins.includes(new URL(url).origin);
}
