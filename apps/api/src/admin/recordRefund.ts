import { ApiError } from '../apiError.ts';
import type { Handler } from '../http/handler.ts';
import { lockPayment, recordFullRefund } from '../payments/refunds.ts';
import { refusals } from '../refusals.ts';
import { recordChange } from './audit.ts';
import { loadAdminOrder } from './orders.ts';

/**
 * Records that the due refund of a payment has been paid. Recording it again changes nothing.
 * @throws ApiError not_found, order_status_conflict if no refund is due
 */
export const recordRefund: Handler<'recordRefund'> = ({ params, body }, { services, user }) =>
  services.db.transaction(async (tx) => {
    const locked = await lockPayment(tx, body.reference);
    if (!locked || locked.order.id !== params.id) throw new ApiError(...refusals.notFound('Payment'));
    const { payment, order } = locked;
    if (payment.status !== 'refundDue' && payment.status !== 'refunded') {
      throw new ApiError('order_status_conflict', 'Nothing is owed back of this payment.');
    }
    const before = { paymentStatus: order.paymentStatus, refundDue: order.refundDueKobo / 100 };
    if (payment.status === 'refundDue') {
      await recordFullRefund(tx, services, locked, user.id);
    }
    const now = await loadAdminOrder(tx, order.id);
    await recordChange(tx, services, user, {
      action: 'recordRefund',
      subject: { kind: 'order', id: order.id, name: order.number },
      before,
      after: { paymentStatus: now.paymentStatus, refundDue: now.refundDue },
    });
    return { message: 'The refund is recorded.', order: now };
  });
