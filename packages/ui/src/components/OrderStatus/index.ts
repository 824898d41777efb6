export type { OrderStatusProps, PaymentBadgeProps } from './OrderStatus.tsx';
export { OrderStatus, PaymentBadge } from './OrderStatus.tsx';
