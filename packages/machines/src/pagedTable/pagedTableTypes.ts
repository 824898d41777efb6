import type { Pagination } from '@abs/contract';
import type { Changes } from './changes.ts';

/** The requested part of a list. */
export type TableQuery<Sort extends string, Filter extends string> = {
  /** From 1. */
  page: number;
  sort: Sort;
  /** What is searched for, trimmed; empty for everything. */
  search: string;
  /** The tab, or the status looked for. */
  filter: Filter;
};

/** What a row action does, as far as a screen can know before the server has answered. */
export type TableAction<Row, Action extends string> = {
  /** The row after the action; null if the action removes it. Repeating the action changes nothing. */
  show: (row: Row) => Row | null;
  /** Whether the row can be acted upon so; others of a selection are left out. @default all can */
  appliesTo?: (row: Row) => boolean;
  /** The action that takes this one back, for a row as it was before; null, or left out, where there is none. */
  inverse?: (row: Row) => Action | null;
  /** Needs a confirmation. @default false */
  asks?: boolean;
  /** The message for a failure that brings none. */
  failed: string;
};

/** What one list's table knows of its rows. */
export type TableConfig<Row, Action extends string> = {
  /** The machine's own name. */
  id: string;
  idOf: (row: Row) => string;
  actions: { readonly [Name in Action]: TableAction<Row, Action> };
  /** The message for a list that does not load, if the server gives none. */
  loadFailed: string;
};

export type TableInput<Sort extends string, Filter extends string> = {
  query: TableQuery<Sort, Filter>;
  /** Rows a page; the server's own number when left out. */
  limit?: number;
  /** Milliseconds between quiet refreshes; none when left out. */
  refreshEvery?: number;
};

export type TableRequest<Sort extends string, Filter extends string> = {
  query: TableQuery<Sort, Filter>;
  limit: number | undefined;
};

export type TableAnswer<Row> = {
  rows: readonly Row[];
  pagination: Pagination;
  /** The server takes no search, order or filter for its lists. @default false */
  isPlain?: boolean;
};

export type TableActionRequest<Row, Action extends string> = {
  action: Action;
  ids: readonly string[];
  /** The rows as they were before. */
  rows: readonly Row[];
};

export type TableActionAnswer<Row> = {
  /** The rows after the action, if the server answers them. */
  rows?: readonly Row[];
  /** The server's sentence about it. */
  message?: string;
};

export type TableEvent<Sort extends string, Filter extends string, Action extends string> =
  | { type: 'sort.changed'; sort: Sort }
  | { type: 'filter.changed'; filter: Filter }
  /** Typed; requested once the typing pauses. */
  | { type: 'search.changed'; search: string }
  /** The URL changed, as by the back button. A query that the table itself emitted may come back here, and is ignored. */
  | { type: 'query.replaced'; query: TableQuery<Sort, Filter> }
  | { type: 'refresh.requested' }
  | { type: 'visibility.changed'; visible: boolean }
  | { type: 'row.toggled'; id: string }
  /** All rows shown, or none of them if all were selected. */
  | { type: 'page.toggled' }
  | { type: 'selection.cleared' }
  /** Rows that are not shown, that are being acted upon or to which it does not apply are left out. */
  | { type: 'action.requested'; action: Action; ids: readonly string[] }
  | { type: 'action.confirmed' }
  | { type: 'action.cancelled' }
  /** May come before the action has answered: it is taken back once it has. */
  | { type: 'undo.pressed'; changeId: number };

/** An action on some rows, as the screen learns of it. */
type ActionEventPayload<Row, Action extends string> = {
  changeId: number;
  action: Action;
  ids: readonly string[];
  /** The rows as they were before, for a sentence that names them. */
  rows: readonly Row[];
};

export type TableEmitted<Row, Sort extends string, Filter extends string, Action extends string> =
  /** For the address: `push` is a step that the back button returns from. */
  | { type: 'query.changed'; query: TableQuery<Sort, Filter>; history: 'push' | 'replace' }
  /** It shows already; the server has yet to answer. `undo` is what `undo.pressed` would do, null for nothing. */
  | ({ type: 'action.started'; undo: Action | null } & ActionEventPayload<Row, Action>)
  | ({ type: 'action.done'; undo: Action | null; message: string | null } & ActionEventPayload<Row, Action>)
  /** An action was taken back: `action` and `changeId` are those of the action, not of its inverse. */
  | ({ type: 'action.undone'; message: string | null } & ActionEventPayload<Row, Action>)
  /**
   * The rows show again what they were. Where taking back failed, `action` is the inverse one, `changeId` that of the
   * action that still stands, and `undo` not null: it may be pressed again.
   */
  | ({ type: 'action.failed'; undo: Action | null; message: string } & ActionEventPayload<Row, Action>);

export type TableContext<Row, Sort extends string, Filter extends string, Action extends string> = {
  query: TableQuery<Sort, Filter>;
  limit: number | undefined;
  refreshEvery: number | undefined;
  /** As typed, ahead of `query.search` until the typing pauses. */
  searchText: string;
  /** The last answer and its query; null before the first, and after the filter changed. */
  answer: (TableAnswer<Row> & { query: TableQuery<Sort, Filter> }) | null;
  /** The rows to show: those answered, as all actions begun will leave them. */
  rows: readonly Row[];
  selected: readonly string[];
  changes: Changes<Row, Action>;
  /** The action that awaits confirmation; null when there is none. */
  pendingConfirmation: TableActionRequest<Row, Action> | null;
  /** Whether an action may have changed the rows on the server, so that they must be loaded again. */
  isDue: boolean;
  message: string | null;
};
