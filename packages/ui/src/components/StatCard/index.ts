export type { StatCardProps } from './StatCard.tsx';
export { StatCard, StatCards } from './StatCard.tsx';
