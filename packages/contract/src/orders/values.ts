export const orderStatuses = ['PENDING', 'SUCCESS', 'CANCELLED'] as const;

/** 'refundDue': money must be refunded, such as a payment after a cancellation; 'refunded': all of it was refunded. */
export const paymentStatuses = ['unpaid', 'paid', 'refundDue', 'refunded'] as const;

/** How the shop has handled an order. 'pending' waits for payment or for being sent off. */
export const fulfilments = ['pending', 'cleared', 'canceled'] as const;
export type Fulfilment = (typeof fulfilments)[number];

/**
 * 'reopened' undoes 'cancelled', 'uncleared' undoes 'cleared'; 'refundDue', 'wrongAmount' and 'paidTwice' mean that
 * money must be refunded, 'refundStarted', 'refunded' and 'refundFailed' give the progress of the refund.
 */
export const orderEventKinds = [
  'placed',
  'paid',
  'cancelled',
  'expired',
  'refundDue',
  'wrongAmount',
  'paidTwice',
  'refundStarted',
  'refunded',
  'refundFailed',
  'disputed',
  'disputeWon',
  'disputeLost',
  'cleared',
  'uncleared',
  'reopened',
] as const;
export type OrderEventKind = (typeof orderEventKinds)[number];

/** Who caused an event of an order. 'system' is the shop itself or the payment provider. */
export const orderActors = ['customer', 'admin', 'system'] as const;
