import type { PaymentOutcome } from '@abs/contract';
import type { CallResponse } from '@abs/contract/calls';
import type { Order } from '@abs/contract/entities';
import { and, eq } from 'drizzle-orm';
import { ApiError } from '../apiError.ts';
import { orders, payments } from '../db/schema.ts';
import { loadOrders } from '../orders/queries.ts';
import { refusals } from '../refusals.ts';
import type { Services } from '../services.ts';
import { closeAttempt, outcomeOf, type PaymentRow } from './attempts.ts';
import { type Answer, checkDeadline, checkWithProvider } from './checkWithProvider.ts';
import { isSettled } from './settled.ts';

async function load(services: Services, userId: string, reference: string) {
  return services.db.autocommit(async (tx) => {
    const [payment] = await tx
      .select()
      .from(payments)
      .where(and(eq(payments.reference, reference), eq(payments.userId, userId)));
    const [order] = payment ? await loadOrders(tx, eq(orders.id, payment.orderId)) : [];
    if (!payment || !order) throw new ApiError(...refusals.notFound('Payment'));
    return { payment, order };
  });
}

/**
 * Checks the user's own payment with the provider, settles the order if it succeeded, and returns the outcome with a
 * message. A payment that is already settled, or was checked seconds ago, needs no request to the provider.
 * @throws ApiError not_found, payment_unavailable
 */
export async function verifyPayment(
  services: Services,
  userId: string,
  reference: string,
): Promise<CallResponse<'verifyPayment'>> {
  let { payment, order } = await load(services, userId, reference);
  let answer: Answer = null;
  if (!isSettled(payment)) {
    answer = await checkWithProvider(services, payment, checkDeadline());
    const outcome = outcomeOf(answer);
    if (outcome === 'failed' || outcome === 'abandoned') await closeAttempt(services, reference, outcome);
    ({ payment, order } = await load(services, userId, reference));
  }
  return { reference, orderId: order.id, order, ...describe(payment, order, answer) };
}

type Described = { status: PaymentOutcome; message: string };

function describe(payment: PaymentRow, order: Order, answer: Answer): Described {
  if (payment.status === 'paid') return { status: 'paid', message: 'Payment received. Thank you!' };
  if (payment.status === 'refundDue') return describeRefund(order);
  if (payment.status === 'refunded') return { status: 'paid', message: 'This payment was refunded.' };
  switch (outcomeOf(answer)) {
    case 'failed': {
      const reason = answer?.gatewayResponse ? ` (${answer.gatewayResponse})` : '';
      return { status: 'failed', message: `The payment did not go through${reason}. You can try again.` };
    }
    case 'abandoned':
      return {
        status: 'abandoned',
        message: 'The payment was not completed. Your order is kept; you can pay it later.',
      };
    default:
      return { status: 'pending', message: 'The payment is not confirmed yet. This can take a few minutes.' };
  }
}

function describeRefund(order: Order): Described {
  switch (order.status) {
    case 'CANCELLED':
      return { status: 'paid', message: 'Your payment came after the order was cancelled. We will refund it.' };
    case 'SUCCESS':
      return { status: 'paid', message: 'This order was already paid. We will refund this second payment.' };
    default:
      return {
        status: 'failed',
        message: 'The amount paid is not that of the order. Please contact us about a refund.',
      };
  }
}
