export { fulfilmentStatus, orderStatus, paymentStatus, paymentStatuses } from './orderStatus.ts';
