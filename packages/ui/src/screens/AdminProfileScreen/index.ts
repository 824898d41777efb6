export type { AdminProfileScreenProps, AdminProfileState } from './AdminProfileScreen.tsx';
export { AdminProfileScreen } from './AdminProfileScreen.tsx';
export type { RecentChangesState } from './RecentChanges.tsx';
export type { TwoFactorProps, TwoFactorState } from './TwoFactor.tsx';
