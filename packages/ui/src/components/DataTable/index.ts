export { DataTable } from './DataTable.tsx';
export type { Column, ColumnSort, DataTableProps, TableSelection } from './DataTable.types.ts';
export type { RowActionProps } from './RowAction.tsx';
export { RowAction } from './RowAction.tsx';
