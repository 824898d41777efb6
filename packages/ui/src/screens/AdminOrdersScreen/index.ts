export type { AdminOrdersScreenProps } from './AdminOrdersScreen.tsx';
export { AdminOrdersScreen } from './AdminOrdersScreen.tsx';
