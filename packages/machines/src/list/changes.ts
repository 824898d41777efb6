/**
 * Row actions between the click and the server's answer. The server's rows are never modified: the table shows them
 * with all changes applied, in order. A failed change is removed without a trace, regardless of other answers
 * meanwhile, and rows that arrive late show the running changes too.
 */

/** A row as it was before the action. */
type Taken<Row> = {
  row: Row;
  /** Its index among the shown rows; -1 if it was not shown. */
  index: number;
};

export type Change<Row, Action extends string> = {
  id: number;
  action: Action;
  ids: readonly string[];
  taken: readonly Taken<Row>[];
  /** The query of the rows that were shown, as a key from `placeOf`. */
  place: string;
  /** The action that undoes it; null if there is none. */
  undo: Action | null;
  /** The change that this one undoes. */
  undoes: Change<Row, Action> | null;
  /** 'waiting' for the change that it undoes, 'running' until the server answers, 'done' until a list includes it. */
  status: 'waiting' | 'running' | 'done';
  /** The rows in the server's answer. */
  fresh: readonly Row[];
  /** Whether the list being loaded was requested after the change, so that it includes the change. */
  isInNextList: boolean;
};

export type Changes<Row, Action extends string> = {
  lastId: number;
  /** Changes that are applied to the shown rows, oldest first. */
  shown: readonly Change<Row, Action>[];
  /** Changes that can be undone, oldest first. */
  undoable: readonly Change<Row, Action>[];
};

/** The most changes kept for undo: people undo only their last actions. */
const UNDOABLE = 20;

export const NO_CHANGES = { lastId: 0, shown: [], undoable: [] } as const satisfies Changes<never, never>;

const isUnderWay = <Row, Action extends string>({ status }: Change<Row, Action>) => status !== 'done';

/** Whether any action has yet to be answered. */
export function isActing<Row, Action extends string>({ shown }: Changes<Row, Action>): boolean {
  return shown.some(isUnderWay);
}

/** The rows with an action that has yet to be answered. */
export function busyIds<Row, Action extends string>({ shown }: Changes<Row, Action>): readonly string[] {
  return shown.filter(isUnderWay).flatMap(({ ids }) => ids);
}

export function findChange<Row, Action extends string>({ shown }: Changes<Row, Action>, id: number) {
  return shown.find((change) => change.id === id);
}

/** The undo that waits for a change, if any. */
export function undoWaitingFor<Row, Action extends string>({ shown }: Changes<Row, Action>, id: number) {
  return shown.find((change) => change.status === 'waiting' && change.undoes?.id === id);
}

/** The change with this id, if it can be undone: no newer change builds on it. */
export function undoableChange<Row, Action extends string>({ undoable }: Changes<Row, Action>, id: number) {
  return undoable.find((change) => change.id === id);
}

/** Begins an action. Earlier changes of its rows can no longer be undone. */
export function begin<Row, Action extends string>(
  changes: Changes<Row, Action>,
  request: Pick<Change<Row, Action>, 'action' | 'ids' | 'taken' | 'place' | 'undo'>,
): Changes<Row, Action> {
  const id = changes.lastId + 1;
  const change = { ...request, id, undoes: null, status: 'running', fresh: [], isInNextList: false } as const;
  const undoable = changes.undoable.filter((older) => !older.ids.some((rowId) => request.ids.includes(rowId)));
  return {
    lastId: id,
    shown: [...changes.shown, change],
    undoable: request.undo === null ? undoable : [...undoable, change].slice(-UNDOABLE),
  };
}

/** Begins to undo a change: immediately, or once the server has answered the change. */
export function beginUndo<Row, Action extends string>(
  changes: Changes<Row, Action>,
  original: Change<Row, Action>,
): Changes<Row, Action> {
  if (original.undo === null) throw new Error(`Change ${original.id} cannot be taken back`);
  const id = changes.lastId + 1;
  const isAnswered = findChange(changes, original.id)?.status !== 'running';
  const undo: Change<Row, Action> = {
    ...original,
    id,
    action: original.undo,
    undo: null,
    undoes: original,
    status: isAnswered ? 'running' : 'waiting',
    fresh: [],
    isInNextList: false,
  };
  return {
    lastId: id,
    shown: [...changes.shown, undo],
    undoable: changes.undoable.filter((change) => change.id !== original.id),
  };
}

/** After a change succeeded: an undo that waited for it is running now. */
export function finish<Row, Action extends string>(
  changes: Changes<Row, Action>,
  id: number,
  fresh: readonly Row[],
): Changes<Row, Action> {
  const waiting = undoWaitingFor(changes, id);
  const shown = changes.shown.map((change): Change<Row, Action> => {
    if (change.id === id) return { ...change, status: 'done', fresh };
    return change === waiting ? { ...change, status: 'running' } : change;
  });
  return { ...changes, shown };
}

/** After a change failed: removes it and its undo. A failed undo may be tried again. */
export function fail<Row, Action extends string>(changes: Changes<Row, Action>, id: number): Changes<Row, Action> {
  const waiting = undoWaitingFor(changes, id);
  const original = findChange(changes, id)?.undoes;
  const undoable = changes.undoable.filter((change) => change.id !== id);
  return {
    ...changes,
    shown: changes.shown.filter((change) => change.id !== id && change !== waiting),
    undoable: original ? [...undoable, original] : undoable,
  };
}

/** When a list is requested: it will include the changes that are done, and may lack later ones. */
export function onListRequested<Row, Action extends string>(changes: Changes<Row, Action>): Changes<Row, Action> {
  return { ...changes, shown: changes.shown.map((change) => ({ ...change, isInNextList: change.status === 'done' })) };
}

/** When that list has loaded: removes the changes that its rows include. */
export function onListLoaded<Row, Action extends string>(changes: Changes<Row, Action>): Changes<Row, Action> {
  return { ...changes, shown: changes.shown.filter((change) => !change.isInNextList) };
}
