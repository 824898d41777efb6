export type { CartLastSeenProps } from './CartLastSeen.tsx';
export { CartLastSeen } from './CartLastSeen.tsx';
export type { CartDelivery, CartScreenProps, CartState } from './CartScreen.tsx';
export { CartScreen } from './CartScreen.tsx';
