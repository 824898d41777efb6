import type { ReactNode } from 'react';

/** The two orders that a column stands for, in the words of whoever sorts. */
export interface ColumnSort<Sort extends string> {
  ascending: Sort;
  descending: Sort;
  /** Which of them the first press asks for. @default 'ascending' */
  first?: 'ascending' | 'descending';
  /** The two in words, where there are no headers to press. @default ['low to high', 'high to low'] */
  labels?: readonly [ascending: string, descending: string];
}

export interface Column<Row, Sort extends string = string> {
  key: string;
  header: string;
  /** What stands in a row, given its index among those shown. */
  cell: (row: Row, index: number) => ReactNode;
  /** Figures stand at the end, so that they line up. @default 'start' */
  align?: 'start' | 'end';
  /** What names the row: read before its other cells, and the head of its card. One column has it. @default false */
  isRowHeader?: boolean;
  /** Left out of cards, where it would say nothing. @default true */
  inCard?: boolean;
  /** The orders that its header offers. */
  sort?: ColumnSort<Sort>;
  /** The shape of what comes. A line of text when absent. */
  skeleton?: ReactNode;
}

export interface TableSelection {
  /** The keys of the rows that are selected. */
  ids: readonly string[];
  onToggle: (id: string) => void;
  /** Selects all rows shown, or none when all are. */
  onToggleAll: () => void;
  onClear: () => void;
  /** What can be done with those selected. */
  actions?: ReactNode;
}

export interface DataTableProps<Row, Sort extends string = string> {
  /** What the table lists, for screen readers. */
  caption: string;
  columns: readonly Column<Row, Sort>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** What a row is called, where it is not shown: 'Select Palm Hoodie'. */
  rowName: (row: Row) => string;
  /** 'refreshing' keeps the rows while others are on their way; 'error' too, where there are any. @default 'ready' */
  status?: 'loading' | 'ready' | 'refreshing' | 'error';
  /** What went wrong. */
  message?: string | null;
  /** Loads the rows again. */
  onRefresh?: () => void;
  /** The order that the rows are in. */
  sort?: Sort;
  /** The order of the list itself, when no column is chosen. */
  unsorted?: { value: Sort; label: string };
  onSort?: (sort: Sort) => void;
  /** What can be done with a row: RowActions. */
  actions?: (row: Row) => ReactNode;
  /** The header above what can be done. @default 'Actions' */
  actionsLabel?: string;
  /** The rows with which something is being done. */
  pendingIds?: readonly string[];
  /** Gives each row a checkbox. */
  selection?: TableSelection;
  /** Stands in place of the table when there is no row. */
  empty?: ReactNode;
  /** How many rows are on their way. @default 10 */
  skeletonRows?: number;
  /** How much room the columns need to stand beside one another; with less, each row becomes a card. @default 'medium' */
  fits?: 'always' | 'narrow' | 'medium' | 'wide';
}
