import { CallError, type CallResponse, type Order } from '@abs/contract';
import { recall, remember } from '../session/tabStorage.ts';
import { call } from './call.ts';
import { orElse } from './orElse.ts';

/** The order that this tab went to pay last. */
const PAID_ORDER = 'payment.order';

export async function makePayment(orderId: string, idempotencyKey: string, signal?: AbortSignal) {
  const answer = await call('makePayment', { body: { orderId }, idempotencyKey, signal });
  remember(PAID_ORDER, orderId);
  return answer;
}

type VerifyAnswer = CallResponse<'verifyPayment'>;

/** How a payment ended. If the backend cannot verify payments, the shop loads the order that this tab went to pay. */
export const verifyPayment = (reference: string, signal?: AbortSignal) =>
  orElse(call('verifyPayment', { params: { reference }, signal }), async (): Promise<VerifyAnswer> => {
    const orders = await call('getOrders', { signal });
    const order = orders.find(({ id }) => id === recall(PAID_ORDER));
    if (!order) throw new CallError('We can’t find this payment.', { status: 404, code: 'not_found' });
    return { reference, orderId: order.id, status: outcomeOf(order), message: '', order };
  });

/** What an order says of its payment. While it waits nobody knows: the payment may be on its way, or have been left. */
function outcomeOf({ status, paymentStatus }: Order): VerifyAnswer['status'] {
  if (status === 'SUCCESS' || paymentStatus === 'paid') return 'paid';
  return status === 'CANCELLED' ? 'failed' : 'pending';
}
