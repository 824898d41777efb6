export type { CellColumn, CellGridProps, CellRow, PlacedText } from './CellGrid.tsx';
export { CellGrid } from './CellGrid.tsx';
export type { GridPlace } from './paste.ts';
