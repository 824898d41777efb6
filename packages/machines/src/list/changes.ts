/**
 * Row actions between the click and the server's word. The rows answered by the server are never touched: what is shown
 * is those rows with all changes laid over them, in order. So a change that fails is taken away and leaves nothing
 * behind, whatever else has come meanwhile, and rows that arrive late are shown as they will be.
 */

/** A row acted upon, as it was before. */
type Taken<Row> = {
  row: Row;
  /** Where it stood among the rows shown; -1 when it was not shown. */
  index: number;
};

export type Change<Row, Action extends string> = {
  id: number;
  action: Action;
  ids: readonly string[];
  taken: readonly Taken<Row>[];
  /** The part of the list on which it was done. */
  place: string;
  /** The action that takes it back; null when there is none. */
  undo: Action | null;
  /** The change that this one takes back. */
  undoes: Change<Row, Action> | null;
  /** 'waiting' for the change that it takes back, 'running' until the server answers, 'done' until a list has it. */
  status: 'waiting' | 'running' | 'done';
  /** The rows as the server has them since. */
  fresh: readonly Row[];
  /** Whether the list being loaded was requested after the change, so that it includes the change. */
  isInNextList: boolean;
};

export type Changes<Row, Action extends string> = {
  lastId: number;
  /** Those laid over the rows, oldest first. */
  shown: readonly Change<Row, Action>[];
  /** Those that may be taken back, oldest first. */
  undoable: readonly Change<Row, Action>[];
};

/** Nobody takes back more than what was just done. */
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

/** The change that waits to take another one back, if any. */
export function undoWaitingFor<Row, Action extends string>({ shown }: Changes<Row, Action>, id: number) {
  return shown.find((change) => change.status === 'waiting' && change.undoes?.id === id);
}

/** The change of this id if it may be taken back: nothing newer was done to its rows. */
export function undoableChange<Row, Action extends string>({ undoable }: Changes<Row, Action>, id: number) {
  return undoable.find((change) => change.id === id);
}

/** Begins an action. What was done to its rows before can no longer be taken back. */
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

/** Begins to take a change back: at once, or when it is answered. */
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

/** After the server has done a change; one that waited to take it back is on its way now. */
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

/** When a list is requested: it will include what is done by now, and may lack what is done later. */
export function onListRequested<Row, Action extends string>(changes: Changes<Row, Action>): Changes<Row, Action> {
  return { ...changes, shown: changes.shown.map((change) => ({ ...change, isInNextList: change.status === 'done' })) };
}

/** When that list has come: its rows show by themselves what was laid over them. */
export function onListLoaded<Row, Action extends string>(changes: Changes<Row, Action>): Changes<Row, Action> {
  return { ...changes, shown: changes.shown.filter((change) => !change.isInNextList) };
}
