import { type AdminOrder, fulfilmentAfter, type OrderAction } from '@abs/contract';
import type { RowActionAnswer, RowActionRequest } from '@abs/machines';
import { adminCall } from '../api/admin.ts';
import { uninterruptible } from './uninterruptible.ts';

const done: Record<OrderAction, string> = { clear: 'cleared', cancel: 'cancelled', reopen: 'made pending again' };

/**
 * The port for the actions on the orders of a list. All of several orders are tried, and each of them is changed or not.
 * @throws the first refusal, once all orders have been answered
 */
export const setOrderStatuses = uninterruptible(
  async ({ action, ids }: RowActionRequest<AdminOrder, OrderAction>): Promise<RowActionAnswer<AdminOrder>> => {
    const calls = ids.map((id) =>
      adminCall('setOrderStatus', { params: { id }, body: { status: fulfilmentAfter[action] } }),
    );
    // The list loads again after a failure, and must then have all changes.
    await Promise.allSettled(calls);
    const answers = await Promise.all(calls);
    const message = answers.length === 1 ? answers[0]?.message : `${answers.length} orders have been ${done[action]}.`;
    return { rows: answers.map(({ order }) => order), ...(message && { message }) };
  },
);
