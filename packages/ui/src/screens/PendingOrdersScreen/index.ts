export type { PendingOrdersScreenProps, PendingOrdersState } from './PendingOrdersScreen.tsx';
export { PendingOrdersScreen } from './PendingOrdersScreen.tsx';
