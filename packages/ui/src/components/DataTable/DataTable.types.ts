import type { ReactNode } from 'react';

/** The two sort values of a column. */
export interface ColumnSort<Sort extends string> {
  ascending: Sort;
  descending: Sort;
  /** The order for the first press. @default 'ascending' */
  first?: 'ascending' | 'descending';
  /** The texts for the two orders where there are no headers to press. @default ['low to high', 'high to low'] */
  labels?: readonly [ascending: string, descending: string];
}

export interface Column<Row, Sort extends string = string> {
  key: string;
  header: string;
  /** Renders the cell. Receives the row and its index among the visible rows. */
  cell: (row: Row, index: number) => ReactNode;
  /** 'end' lines up numbers. @default 'start' */
  align?: 'start' | 'end';
  /**
   * The column that names the row: read before the other cells, and the header of its card. Exactly one column has it.
   * @default false
   */
  isRowHeader?: boolean;
  /** Shows the column in cards: beside others, on a line of its own, or not at all. @default true */
  inCard?: boolean | 'line';
  /** The orders that the header offers. */
  sort?: ColumnSort<Sort>;
  /** The placeholder while the rows load. A line of text by default. */
  skeleton?: ReactNode;
}

export interface TableSelection {
  /** The keys of the selected rows. */
  ids: readonly string[];
  onToggle: (id: string) => void;
  /** Selects all visible rows, or none if all are selected. */
  onToggleAll: () => void;
  onClear: () => void;
  /** The actions for the selected rows. */
  actions?: ReactNode;
}

export interface DataTableProps<Row, Sort extends string = string> {
  /** What the table lists, for screen readers. */
  caption: string;
  columns: readonly Column<Row, Sort>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** The row's name for labels, such as 'Select Palm Hoodie'. */
  rowName: (row: Row) => string;
  /** 'refreshing' and 'error' keep the current rows, if there are any. @default 'ready' */
  status?: 'loading' | 'ready' | 'refreshing' | 'error';
  /** The error message. */
  message?: string | null;
  /** Loads the rows again. */
  onRetry?: () => void;
  /** The current order of the rows. */
  sort?: Sort;
  /** The default order of the list, when no column is sorted. */
  unsorted?: { value: Sort; label: string };
  onSortChange?: (sort: Sort) => void;
  /** Renders the row's actions: RowActions. */
  actions?: (row: Row) => ReactNode;
  /** The header of the actions column. @default 'Actions' */
  actionsLabel?: string;
  /** The keys of the rows with an unfinished action. */
  pendingIds?: readonly string[];
  /** Adds a checkbox to each row. */
  selection?: TableSelection;
  /** Replaces the table when there are no rows. */
  empty?: ReactNode;
  /** The number of placeholder rows while loading. @default 10 */
  skeletonRows?: number;
  /** The width at which the columns fit side by side. In less space each row becomes a card. @default 'medium' */
  fits?: 'always' | 'narrow' | 'medium' | 'wide';
}
