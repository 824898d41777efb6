export type { OrderCardProps } from './OrderCard.tsx';
export { OrderCard, OrderCardSkeleton } from './OrderCard.tsx';
export type { TimeLeftProps } from './TimeLeft.tsx';
export { TimeLeft } from './TimeLeft.tsx';
