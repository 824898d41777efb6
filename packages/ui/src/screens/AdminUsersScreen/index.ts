export type { AdminUserAction, AdminUserFilter, AdminUsersScreenProps } from './AdminUsersScreen.tsx';
export { AdminUsersScreen } from './AdminUsersScreen.tsx';
