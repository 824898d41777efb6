export { FulfilmentDot, PaymentDot } from './OrderStatusDots.tsx';
export type { OrderAction } from './orderActions.ts';
export { orderActions, orderConfirmation } from './orderActions.ts';
