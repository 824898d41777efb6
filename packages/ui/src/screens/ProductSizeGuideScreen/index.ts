export type { ProductSizeGuideScreenProps, ProductSizeGuideState } from './ProductSizeGuideScreen.tsx';
export { ProductSizeGuideScreen } from './ProductSizeGuideScreen.tsx';
