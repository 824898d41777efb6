export type { WishlistEntry, WishlistScreenProps, WishlistShareProps } from './WishlistScreen.tsx';
export { WishlistScreen } from './WishlistScreen.tsx';
