export type { CardHeartComponent, CardHeartProviderProps } from './CardHeart.tsx';
export { CardHeartProvider } from './CardHeart.tsx';
export type { CardProduct } from './cardProduct.ts';
export type { ProductCardProps } from './ProductCard.tsx';
export { ProductCard, ProductCardSkeleton } from './ProductCard.tsx';
export { ProductGrid, ProductGridSkeleton } from './ProductGrid.tsx';
