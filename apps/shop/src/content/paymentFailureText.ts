type PaymentFailure = { reason: string | null; refusedUrl: string | null };

/** Why a payment could not start, and what to do; undefined when there is nothing to add to 'Payment Failed'. */
export function paymentFailureText({ reason, refusedUrl }: PaymentFailure): string | undefined {
  if (reason) return reason;
  const page = URL.parse(refusedUrl ?? '');
  // A payment page that this shop does not allow is only named in the text, never opened.
  if (!page?.host) return undefined;
  return `Payments of this shop open at ${page.host}, but you opened the shop at ${window.location.host}. Open the shop at its usual address to pay. Your order is saved.`;
}
