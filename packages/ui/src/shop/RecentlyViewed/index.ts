export type { RecentlyViewedProps, ViewedProduct } from './RecentlyViewed.tsx';
export { RecentlyViewed } from './RecentlyViewed.tsx';
