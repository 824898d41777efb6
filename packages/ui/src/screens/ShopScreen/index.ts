export { categoryTitles } from '../../shop/lib/categories.ts';
export { CollectionBanner } from './CollectionBanner.tsx';
export type { ListHeading, ShopScreenProps } from './ShopScreen.tsx';
export { categoryHeading, ShopScreen } from './ShopScreen.tsx';
