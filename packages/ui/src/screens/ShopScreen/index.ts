export { categoryTitles } from '../../lib/categories.ts';
export type { ShopScreenProps } from './ShopScreen.tsx';
export { ShopScreen } from './ShopScreen.tsx';
