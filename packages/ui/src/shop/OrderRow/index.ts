export type { OrderRowProps } from './OrderRow.tsx';
export { OrderRow, OrderRowSkeleton } from './OrderRow.tsx';
