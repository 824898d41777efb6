export type { HistoryState } from './OrdersHistory.tsx';
export type { ProfileScreenProps, ProfileState } from './ProfileScreen.tsx';
export { ProfileScreen } from './ProfileScreen.tsx';
