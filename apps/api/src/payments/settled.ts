import type { payments } from '../db/schema.ts';

type Status = (typeof payments.$inferSelect)['status'];

/** Money came, whatever has become of it: the provider's answer cannot change such a payment any more. */
export const settledStatuses: Status[] = ['paid', 'refundDue', 'refunded'];

export const isSettled = ({ status }: { status: Status }): boolean => settledStatuses.includes(status);
