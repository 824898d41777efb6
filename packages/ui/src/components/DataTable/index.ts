export type { Column, ColumnSort, DataTableProps, TableSelection } from './DataTable.tsx';
export { DataTable } from './DataTable.tsx';
export type { RowActionProps } from './RowAction.tsx';
export { RowAction } from './RowAction.tsx';
