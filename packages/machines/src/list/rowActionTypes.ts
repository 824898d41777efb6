import type { DoneActorEvent, ErrorActorEvent } from 'xstate';
import type { Changes } from './changes.ts';
import type { FilterValue, ListConfig, ListEmitted, PagedAnswer } from './listTypes.ts';
import type { TableContext, TableEvent } from './tableTypes.ts';

/** A row action, and the effect that the screen shows before the server has answered. */
export type RowAction<Row, Action extends string> = {
  /** The row after the action; null if the action removes it. Repeating the action changes nothing. */
  show: (row: Row) => Row | null;
  /** Whether the action applies to the row at `now` (milliseconds). Other selected rows are skipped. @default all */
  appliesTo?: (row: Row, now: number) => boolean;
  /** The action that undoes this one, for the row before the action; null or left out if there is none. */
  inverse?: (row: Row, now: number) => Action | null;
  /** Needs a confirmation. @default false */
  asks?: boolean;
  /** The message for a failure without one. */
  failed: string;
};

/** The actions on the rows of a list. */
export type RowActions<Row, Action extends string> = {
  idOf: (row: Row) => string;
  actions: { readonly [Name in Action]: RowAction<Row, Action> };
};

/** The configuration of a table with actions, besides its ports. */
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
  /** The rows after the action, if the server returns them. */
  rows?: readonly Row[];
  /** The server's message. */
  message?: string;
};

/** A request for an action on shown rows, or on `rows`, which may have left the page. */
export type ActionRequested<Row, Action extends string> = {
  action: Action;
  ids: readonly string[];
  rows?: readonly Row[];
};

export type RowActionEvent<Action extends string> =
  | { type: 'row.toggled'; id: string }
  /** Selects all shown rows, or none if all were selected. */
  | { type: 'page.toggled' }
  | { type: 'selection.cleared' }
  /** Skips rows that are not shown or busy, and rows that the action does not apply to. */
  | { type: 'action.requested'; action: Action; ids: readonly string[] }
  | { type: 'action.confirmed' }
  | { type: 'action.cancelled' }
  /** May come before the server has answered the action: then the undo is sent after the answer. */
  | { type: 'undo.pressed'; changeId: number };

/** The id of the actor that sends a change to the server. */
export type ChangeActorId = `change:${number}`;

/** How a change ended. */
export type ChangeEvent<Row> =
  | DoneActorEvent<RowActionAnswer<Row>, ChangeActorId>
  | ErrorActorEvent<unknown, ChangeActorId>;

export type ActionTableEvent<Sort extends string, Filter extends FilterValue, Action extends string> =
  | TableEvent<Sort, Filter>
  | RowActionEvent<Action>;

/** An action on some rows, as emitted to the screen. */
type ActionEventPayload<Row, Action extends string> = {
  changeId: number;
  action: Action;
  ids: readonly string[];
  /** The rows as they were before, for a message that names them. */
  rows: readonly Row[];
};

export type RowActionEmitted<Row, Action extends string> =
  /** Shown, but not answered by the server yet. `undo` is the action of `undo.pressed`; null if there is none. */
  | ({ type: 'action.started'; undo: Action | null } & ActionEventPayload<Row, Action>)
  | ({ type: 'action.done'; undo: Action | null; message: string | null } & ActionEventPayload<Row, Action>)
  /** An action was undone: `action` and `changeId` are those of the action, not of its inverse. */
  | ({ type: 'action.undone'; message: string | null } & ActionEventPayload<Row, Action>)
  /**
   * The rows are shown as before. If an undo failed, `action` is the inverse action, `changeId` is that of the original
   * action, and `undo` is not null: the undo may be pressed again.
   */
  | ({ type: 'action.failed'; undo: Action | null; message: string } & ActionEventPayload<Row, Action>);

export type ActionTableEmitted<Row, Sort extends string, Filter extends FilterValue, Action extends string> =
  | ListEmitted<Sort, Filter>
  | RowActionEmitted<Row, Action>;

/** The context of a table with actions, besides its rows, which include the effect of all started actions. */
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
  Filter extends FilterValue,
  Action extends string,
  Answer = PagedAnswer<Row>,
> = TableContext<Row, Sort, Filter, Answer> & RowActionContext<Row, Action>;
