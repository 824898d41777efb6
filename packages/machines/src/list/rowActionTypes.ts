import type { DoneActorEvent, ErrorActorEvent } from 'xstate';
import type { Changes } from './changes.ts';
import type { ListConfig, ListEmitted, PagedAnswer } from './listTypes.ts';
import type { TableContext, TableEvent } from './tableTypes.ts';

/** What a row action does, as far as a screen can know before the server has answered. */
export type RowAction<Row, Action extends string> = {
  /** The row after the action; null if the action removes it. Repeating the action changes nothing. */
  show: (row: Row) => Row | null;
  /** Whether the row can be acted upon so at `now`, in milliseconds; others of a selection are left out. @default all can */
  appliesTo?: (row: Row, now: number) => boolean;
  /** The action that takes this one back, for a row as it was before; null, or left out, where there is none. */
  inverse?: (row: Row, now: number) => Action | null;
  /** Needs a confirmation. @default false */
  asks?: boolean;
  /** The message for a failure that brings none. */
  failed: string;
};

/** What can be done to the rows of a list. */
export type RowActions<Row, Action extends string> = {
  idOf: (row: Row) => string;
  actions: { readonly [Name in Action]: RowAction<Row, Action> };
};

/** What a table with actions must be given beside its ports. */
export type ActionTableConfig<Row, Action extends string> = ListConfig & RowActions<Row, Action>;

export type NowInput = {
  /** The present time in milliseconds since the epoch. @default Date.now */
  now?: () => number;
};

export type RowActionRequest<Row, Action extends string> = {
  action: Action;
  ids: readonly string[];
  /** The rows as they were before. */
  rows: readonly Row[];
};

export type RowActionAnswer<Row> = {
  /** The rows after the action, if the server answers them. */
  rows?: readonly Row[];
  /** The server's sentence about it. */
  message?: string;
};

/** A request for an action on rows that are shown; on `rows` even where they have left meanwhile. */
export type ActionRequested<Row, Action extends string> = {
  action: Action;
  ids: readonly string[];
  rows?: readonly Row[];
};

export type RowActionEvent<Action extends string> =
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

/** The id of the actor that sends a change to the server. */
export type ChangeActorId = `change:${number}`;

/** How a change ended. */
export type ChangeEvent<Row> =
  | DoneActorEvent<RowActionAnswer<Row>, ChangeActorId>
  | ErrorActorEvent<unknown, ChangeActorId>;

export type ActionTableEvent<Sort extends string, Filter extends string, Action extends string> =
  | TableEvent<Sort, Filter>
  | RowActionEvent<Action>;

/** An action on some rows, as the screen learns of it. */
type ActionEventPayload<Row, Action extends string> = {
  changeId: number;
  action: Action;
  ids: readonly string[];
  /** The rows as they were before, for a sentence that names them. */
  rows: readonly Row[];
};

export type RowActionEmitted<Row, Action extends string> =
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

export type ActionTableEmitted<Row, Sort extends string, Filter extends string, Action extends string> =
  | ListEmitted<Sort, Filter>
  | RowActionEmitted<Row, Action>;

/** What a table with actions knows beside its rows, which it shows as all actions begun will leave them. */
export type RowActionContext<Row, Action extends string> = Required<NowInput> & {
  selected: readonly string[];
  changes: Changes<Row, Action>;
  /** The action that awaits confirmation; null when there is none. */
  pendingConfirmation: RowActionRequest<Row, Action> | null;
  /** Whether an action may have changed the rows on the server, so that they must be loaded again. */
  isDue: boolean;
};

export type ActionTableContext<
  Row,
  Sort extends string,
  Filter extends string,
  Action extends string,
  Answer = PagedAnswer<Row>,
> = TableContext<Row, Sort, Filter, Answer> & RowActionContext<Row, Action>;
