/** The states of a payment after the return from the payment provider. */
export type PaymentReturnState =
  | 'confirming'
  | 'paid'
  | 'failed'
  | 'abandoned'
  | 'refundDue'
  | 'stillPending'
  | 'unreachable'
  | 'unknown';

export interface PaymentText {
  title: string;
  /** What the state means for the shopper. The server's explanation replaces it. */
  body: string;
}

export const paymentText: Record<PaymentReturnState, PaymentText> = {
  confirming: {
    title: 'Confirming your payment',
    body: 'This takes a few seconds. Please keep this page open.',
  },
  paid: {
    title: 'Thank you. Your order is paid.',
    body: 'We’re getting it ready. We’ve emailed you the details.',
  },
  failed: {
    title: 'Payment failed',
    body: 'Your bank declined the payment. Your order is still open, so you can try again.',
  },
  abandoned: {
    title: 'You cancelled the payment',
    body: 'You weren’t charged. Your order is still open, so you can still pay for it.',
  },
  refundDue: {
    title: 'Your money is on its way back',
    body: 'The payment arrived after the order was cancelled. We’ll refund all of it to your card. You don’t need to do anything.',
  },
  stillPending: {
    title: 'Waiting for your bank',
    body: 'Your payment isn’t confirmed yet. This can take a few minutes. You don’t need to pay again.',
  },
  unreachable: {
    title: 'We couldn’t check your payment',
    body: 'We can’t reach the shop. Check your connection and try again before you pay a second time.',
  },
  unknown: {
    title: 'We can’t find this payment',
    body: 'The link may be incomplete. Your orders are listed under Orders.',
  },
};
