export type { OrderSummaryProps } from './OrderSummary.tsx';
export { OrderSummary, SummaryRows } from './OrderSummary.tsx';
