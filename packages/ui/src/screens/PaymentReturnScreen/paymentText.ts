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
    body: 'We are getting it ready, and have sent the details to your email.',
  },
  failed: {
    title: 'Payment failed',
    body: 'Your bank did not take the payment. Your order is kept, so you can try again.',
  },
  abandoned: {
    title: 'You cancelled the payment',
    body: 'Nothing was charged. Your order is kept, so you can still pay for it.',
  },
  refundDue: {
    title: 'Your money is on its way back',
    body: 'The payment arrived after the order was cancelled. We return all of it to your card; you need not do anything.',
  },
  stillPending: {
    title: 'Waiting for your bank',
    body: 'The payment is not confirmed yet. That can take a few minutes: there is no need to pay again.',
  },
  unreachable: {
    title: 'We could not check your payment',
    body: 'The shop cannot be reached. Check your connection and try again before you pay a second time.',
  },
  unknown: {
    title: 'We do not know this payment',
    body: 'The link may be incomplete. What you have ordered is listed under your orders.',
  },
};
