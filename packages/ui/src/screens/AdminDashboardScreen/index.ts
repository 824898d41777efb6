export type { AdminDashboardScreenProps, StatsState } from './AdminDashboardScreen.tsx';
export { AdminDashboardScreen } from './AdminDashboardScreen.tsx';
