export type { OrderScreenProps, OrderState } from './OrderScreen.tsx';
export { OrderScreen } from './OrderScreen.tsx';
