/** The words that fields of entities are one of. Apart from the schemas, so that the shop need not load those. */

export const genders = ['Male', 'Female'] as const;
export const userTypes = ['Customer', 'Admin'] as const;

export const orderStatuses = ['PENDING', 'SUCCESS', 'CANCELLED'] as const;
/** 'refundDue': the money is owed back, as when it came after the order was cancelled; 'refunded': all of it is back. */
export const paymentStatuses = ['unpaid', 'paid', 'refundDue', 'refunded'] as const;
export const paymentOutcomes = ['paid', 'failed', 'abandoned', 'pending'] as const;
export type PaymentOutcome = (typeof paymentOutcomes)[number];

export const userStatuses = ['active', 'blocked', 'deactivated'] as const;
export type UserStatus = (typeof userStatuses)[number];

export const transactionStatuses = ['Receive', 'Transfer', 'Failed', 'Abandoned', 'Pending'] as const;
export type TransactionStatus = (typeof transactionStatuses)[number];
/** The states of money that is contested or goes back, and wrong amounts. */
export const transactionNotes = [
  'disputed',
  'wrongAmount',
  'refundDue',
  'refunding',
  'partlyRefunded',
  'refunded',
] as const;
export type TransactionNote = (typeof transactionNotes)[number];

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

/** Who caused an event of an order. 'system' is the shop itself or the payment provider. */
export const orderActors = ['customer', 'admin', 'system'] as const;

export type OrderEventKind = (typeof orderEventKinds)[number];

export const notificationKinds = [
  'newOrder',
  'orderPaid',
  'orderCancelled',
  'refundDue',
  'refunded',
  'disputed',
  'lowStock',
  'newMessage',
  'mailUndelivered',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];
