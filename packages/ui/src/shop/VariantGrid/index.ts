export type { CellChange, VariantColor, VariantField, VariantGridProps } from './VariantGrid.tsx';
export { VariantGrid } from './VariantGrid.tsx';
