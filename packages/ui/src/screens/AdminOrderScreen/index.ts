export type { AdminOrderScreenProps, AdminOrderState } from './AdminOrderScreen.tsx';
export { AdminOrderScreen } from './AdminOrderScreen.tsx';
