export { FulfilmentDot, PaymentDot } from './OrderStanding.tsx';
export type { OrderAction } from './orderActions.ts';
export { orderActions, orderQuestion } from './orderActions.ts';
