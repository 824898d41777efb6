export type { PaymentBadgeProps } from './PaymentBadge.tsx';
export { PaymentBadge } from './PaymentBadge.tsx';
