export type { OrderHistoryProps } from './OrderHistory.tsx';
export { OrderHistory } from './OrderHistory.tsx';
