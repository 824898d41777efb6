export type { HistoryState, ProfileScreenProps, ProfileState } from './ProfileScreen.tsx';
export { ProfileScreen } from './ProfileScreen.tsx';
