import type { Pagination } from '@abs/contract';
import type { MouseEvent } from 'react';

/** Nothing to show yet; shown; shown while others are on their way; could not be loaded (what was shown before stays). */
export type ListStatus = 'loading' | 'ready' | 'refreshing' | 'error';

/** Which part of a list is shown. */
export interface ListQuery<Sort extends string, Filter extends string> {
  /** From 1. */
  page: number;
  sort: Sort;
  /** What is searched for; empty for everything. */
  search: string;
  /** The tab, or the status looked for. */
  filter: Filter;
}

/** What a person is asked before something is done. */
export interface PendingConfirmation<Row, Action extends string> {
  action: Action;
  /** To which rows. */
  rows: readonly Row[];
}

export interface ListSelection {
  /** The ids of the rows that are selected. */
  ids: readonly string[];
  onToggle: (id: string) => void;
  /** All rows shown, or none of them if all were selected. */
  onToggleAll: () => void;
  onClear: () => void;
}

/** What every list of the admin area is given, so that one machine can serve them all. */
export interface ListProps<Row, Sort extends string, Filter extends string> {
  status: ListStatus;
  rows: readonly Row[];
  /** Null before the first answer. */
  pagination: Pagination | null;
  query: ListQuery<Sort, Filter>;
  /** Why it could not be loaded. */
  message?: string | null;
  /** The address of a page. */
  hrefFor: (page: number) => string;
  /** A page was chosen; `preventDefault` where its address is not to be followed. */
  onPage?: (page: number, event: MouseEvent<HTMLAnchorElement>) => void;
  onSort: (sort: Sort) => void;
  onFilter: (filter: Filter) => void;
  /** Here it is only ever emptied: the box stands in the top bar. */
  onSearch: (search: string) => void;
  /** Loads the rows again; without it there is no button, as where that cannot help. */
  onRefresh?: () => void;
  /** The server takes no search, order or filter for it, so that none is offered. @default false */
  isPlain?: boolean;
}

/** What a list is given besides when something can be done with its rows. */
export interface ListActionProps<Row, Action extends string> {
  /** The rows with an action that has yet to be answered. */
  pendingIds?: readonly string[];
  /** Gives each row a checkbox. */
  selection?: ListSelection;
  /** What is asked; nothing when null. */
  confirming?: PendingConfirmation<Row, Action> | null;
  /** Something shall be done with some rows: one of them, or those selected. */
  onAction: (action: Action, ids: readonly string[]) => void;
  /** Yes to what is asked. */
  onConfirm: () => void;
  /** No to what is asked. */
  onCancel: () => void;
}
