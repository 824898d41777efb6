/** The parts that pages load after their first view, in one file. */
export { CardHeart, ProductHeart, WishlistEvents } from './Hearts.tsx';
export { Viewed } from './Viewed.tsx';
