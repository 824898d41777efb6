export type { AdminProductScreenProps, AdminProductState } from './AdminProductScreen.tsx';
export { AdminProductScreen } from './AdminProductScreen.tsx';
