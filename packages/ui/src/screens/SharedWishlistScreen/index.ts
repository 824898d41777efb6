export type { SharedWishlistScreenProps } from './SharedWishlistScreen.tsx';
export { SharedWishlistScreen } from './SharedWishlistScreen.tsx';
