export type { OrderLineProps } from './OrderLine.tsx';
export { OrderLine } from './OrderLine.tsx';
