export type { PastOrdersState } from './PastOrders.tsx';
export type { ProfileLastSeenProps } from './ProfileLastSeen.tsx';
export { ProfileLastSeen } from './ProfileLastSeen.tsx';
export type { ProfileScreenProps, ProfileState } from './ProfileScreen.tsx';
export { ProfileScreen } from './ProfileScreen.tsx';
