export type { AdminProductsScreenProps } from './AdminProductsScreen.tsx';
export { AdminProductsScreen } from './AdminProductsScreen.tsx';
