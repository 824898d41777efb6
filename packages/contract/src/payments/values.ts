export const paymentOutcomes = ['paid', 'failed', 'abandoned', 'pending'] as const;
export type PaymentOutcome = (typeof paymentOutcomes)[number];

export const transactionStatuses = ['Receive', 'Transfer', 'Failed', 'Abandoned', 'Pending'] as const;
export type TransactionStatus = (typeof transactionStatuses)[number];

/** The states of disputed or refunded money, and wrong amounts. */
export const transactionNotes = [
  'disputed',
  'wrongAmount',
  'refundDue',
  'refunding',
  'partlyRefunded',
  'refunded',
] as const;
export type TransactionNote = (typeof transactionNotes)[number];
