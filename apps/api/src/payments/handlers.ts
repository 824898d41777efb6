import { ApiError } from '../apiError.ts';
import type { Handlers } from '../http/handler.ts';
import { claimOf } from '../idempotency.ts';
import { cancelOwnOrder } from './cancelOwnOrder.ts';
import { receiveEvent } from './events.ts';
import { makePayment } from './makePayment.ts';
import { withRequestOrigin } from './requestOrigin.ts';
import { verifyPayment } from './verifyPayment.ts';

export const paymentHandlers = {
  makePayment: async ({ body }, { services, user, idempotencyKey, header }) => {
    const claim = claimOf('makePayment', user.id, idempotencyKey, body);
    const { orderId, data } = await makePayment(services, user, body.orderId, claim);
    const url = withRequestOrigin(data.data.authorization_url, services.config, header);
    return { orderId, data: { ...data, data: { ...data.data, authorization_url: url } } };
  },

  /** Here, because the provider must first confirm that none of its payment attempts succeeded. */
  cancelOrder: async ({ params }, { services, user }) => {
    await cancelOwnOrder(services, user.id, params.id);
    return { message: 'Order deleted successfully.', orderId: params.id };
  },

  verifyPayment: ({ params }, { services, user }) => verifyPayment(services, user.id, params.reference),

  receivePaymentEvent: async (_input, { services, rawBody, header }) => {
    if (!services.payments.isSigned(rawBody, header('x-paystack-signature'))) {
      throw new ApiError('invalid_signature', 'The signature does not match');
    }
    await receiveEvent(services, rawBody);
    return { message: 'Received' };
  },
} satisfies Partial<Handlers>;
