export type { CartDelivery, CartScreenProps, CartState } from './CartScreen.tsx';
export { CartScreen } from './CartScreen.tsx';
