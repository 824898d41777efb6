export type { ShopScreenProps } from './ShopScreen.tsx';
export { ShopScreen } from './ShopScreen.tsx';
