import type { MouseEvent } from 'react';

/**
 * 'loading': nothing to show yet. 'refreshing': the current rows stay while new ones load. 'error': loading failed, and
 * the current rows stay.
 */
export type ListStatus = 'loading' | 'ready' | 'refreshing' | 'error';

/** Where the visible rows are in the whole list. */
export interface ListPagination {
  /** Starts at 1. */
  page: number;
  /** The highest number of rows on a page. */
  limit: number;
  total: number;
  totalPages: number;
  /** The server stopped counting at `total`; there are more rows. */
  isCapped?: boolean | undefined;
}

/** The page, order, search and filter of a list. */
export interface ListQuery<Sort extends string, Filter> {
  /** Starts at 1. */
  page: number;
  sort: Sort;
  /** The search text; empty for all rows. */
  search: string;
  /** The selected tab or status, or the choices of several filters. */
  filter: Filter;
}

/** An action that waits for the admin's confirmation. */
export interface PendingConfirmation<Row, Action extends string> {
  action: Action;
  /** The rows that the action applies to. */
  rows: readonly Row[];
}

export interface ListSelection {
  /** The ids of the selected rows. */
  ids: readonly string[];
  onToggle: (id: string) => void;
  /** Selects all visible rows, or none if all are selected. */
  onToggleAll: () => void;
  onClear: () => void;
}

/** What every list in the admin area receives, so that one machine can serve them all. */
export interface ListProps<Row, Sort extends string, Filter> {
  status: ListStatus;
  rows: readonly Row[];
  /** Null before the first response. */
  pagination: ListPagination | null;
  query: ListQuery<Sort, Filter>;
  /** Why loading failed. */
  message?: string | null;
  /** Returns the URL of a page. */
  hrefFor: (page: number) => string;
  /** Called when a page is chosen. Call `preventDefault` to keep the browser from following the link. */
  onPageChange?: (page: number, event: MouseEvent<HTMLAnchorElement>) => void;
  onSortChange: (sort: Sort) => void;
  onFilterChange: (filter: Filter) => void;
  /** Called with '' to clear the search. The search field itself is in the top bar. */
  onSearch: (search: string) => void;
  /** Loads the rows again. Leave it out where loading again cannot help; no button is shown. */
  onRetry?: () => void;
  /** The server supports no search, order or filter for this list, so none is offered. @default false */
  isPlain?: boolean;
}

/** What a list with row actions receives in addition. */
export interface ListActionProps<Row, Action extends string> {
  /** The ids of the rows with an unfinished action. */
  pendingIds?: readonly string[];
  /** Adds a checkbox to each row. */
  selection?: ListSelection;
  /** The action to confirm; null closes the dialog. */
  confirming?: PendingConfirmation<Row, Action> | null;
  /** Called to start an action on one row or on the selected rows. */
  onAction: (action: Action, ids: readonly string[]) => void;
  /** Called when the action is confirmed. */
  onConfirm: () => void;
  /** Called when the confirmation is cancelled. */
  onCancel: () => void;
}
