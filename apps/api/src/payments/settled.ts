import type { payments } from '../db/schema.ts';

type Status = (typeof payments.$inferSelect)['status'];

/** Statuses of payments whose money was received. The provider's answer can no longer change them. */
export const settledStatuses: Status[] = ['paid', 'refundDue', 'refunded'];

export const isSettled = ({ status }: { status: Status }): boolean => settledStatuses.includes(status);
