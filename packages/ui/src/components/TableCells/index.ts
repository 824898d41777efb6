export type { ItemCellProps, PersonCellProps } from './TableCells.tsx';
export { ItemCell, ItemCellSkeleton, PersonCell, PersonCellSkeleton } from './TableCells.tsx';
