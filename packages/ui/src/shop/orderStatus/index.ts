export { fulfilmentStatus, orderStatus, paymentStatus } from './orderStatus.ts';
