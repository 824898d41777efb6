export { unavailableReason } from './availability.ts';
export type { CartLineProps } from './CartLine.tsx';
export { CartLine } from './CartLine.tsx';
