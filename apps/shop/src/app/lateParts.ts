/** The parts that pages load after their first view, in one file. */
export { CardHeart, ProductHeart } from './Hearts.tsx';
export { LateEvents } from './LateEvents.tsx';
export { ProfileKeeper } from './ProfileKeeper.tsx';
export { Viewed } from './Viewed.tsx';
