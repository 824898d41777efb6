export type { CardProduct, ProductCardProps } from './ProductCard.tsx';
export { ProductCard, ProductCardSkeleton } from './ProductCard.tsx';
export { ProductGrid, ProductGridSkeleton } from './ProductGrid.tsx';
