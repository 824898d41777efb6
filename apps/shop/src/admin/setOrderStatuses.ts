import { type AdminOrder, fulfilmentAfter, type OrderAction } from '@abs/contract';
import type { RowActionAnswer, RowActionRequest } from '@abs/machines';
import { adminCall } from '../api/admin.ts';
import { uninterruptible } from './uninterruptible.ts';

/** The port for the actions on the orders of a list. */
export const setOrderStatuses = uninterruptible(
  async ({ action, ids }: RowActionRequest<AdminOrder, OrderAction>): Promise<RowActionAnswer<AdminOrder>> => {
    const answers = await Promise.all(
      ids.map((id) => adminCall('setOrderStatus', { params: { id }, body: { status: fulfilmentAfter[action] } })),
    );
    return { rows: answers.map(({ order }) => order), ...(answers[0] && { message: answers[0].message }) };
  },
);
