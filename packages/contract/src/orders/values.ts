export const orderStatuses = ['PENDING', 'SUCCESS', 'CANCELLED'] as const;

/** 'refundDue': the money is owed back, as when it came after the order was cancelled; 'refunded': all of it is back. */
export const paymentStatuses = ['unpaid', 'paid', 'refundDue', 'refunded'] as const;

/** What has become of an order in the shop's hands. 'pending' waits for payment or for being sent off. */
export const fulfilments = ['pending', 'cleared', 'canceled'] as const;
export type Fulfilment = (typeof fulfilments)[number];

/**
 * 'reopened' undoes 'cancelled', 'uncleared' undoes 'cleared'; 'refundDue', 'wrongAmount' and 'paidTwice' are money owed
 * back to the customer, 'refundStarted', 'refunded' and 'refundFailed' what became of it.
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
