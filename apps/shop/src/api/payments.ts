import { CallError, type CallResponse, type Order } from '@abs/contract';
import { recall, remember } from '../session/tabStorage.ts';
import { call } from './call.ts';
import { orElse } from './orElse.ts';

/** Storage key of the order that this tab last started to pay. */
const PAID_ORDER = 'payment.order';

export async function makePayment(orderId: string, idempotencyKey: string, signal?: AbortSignal) {
  const answer = await call('makePayment', { body: { orderId }, idempotencyKey, signal });
  remember(PAID_ORDER, orderId);
  return answer;
}

type VerifyAnswer = CallResponse<'verifyPayment'>;

/**
 * How a payment ended. If the backend cannot verify payments, the result comes from the order that this tab last
 * started to pay.
 */
export const verifyPayment = (reference: string, signal?: AbortSignal) =>
  orElse(call('verifyPayment', { params: { reference }, signal }), async (): Promise<VerifyAnswer> => {
    const orders = await call('getOrders', { signal });
    const order = orders.find(({ id }) => id === recall(PAID_ORDER));
    if (!order) throw new CallError('We can’t find this payment.', { status: 404, code: 'not_found' });
    return { reference, orderId: order.id, status: outcomeOf(order), message: '', order };
  });

/** The result of an order's payment. A pending order has none yet: its payment may be under way or abandoned. */
function outcomeOf({ status, paymentStatus }: Order): VerifyAnswer['status'] {
  if (status === 'SUCCESS' || paymentStatus === 'paid') return 'paid';
  return status === 'CANCELLED' ? 'failed' : 'pending';
}
