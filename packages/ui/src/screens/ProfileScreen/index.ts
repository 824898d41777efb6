export type { PastOrdersState } from './PastOrders.tsx';
export type { ProfileScreenProps, ProfileState } from './ProfileScreen.tsx';
export { ProfileScreen } from './ProfileScreen.tsx';
