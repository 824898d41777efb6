import { begin, busyIds, type Change, type Changes, onListLoaded } from './changes.ts';
import { placeOf } from './listQuery.ts';
import type { FilterValue, ListAnswer, ListQuery } from './listTypes.ts';
import type { ActionRequested, RowActionContext, RowActionRequest, RowActions } from './rowActionTypes.ts';
import { withChanges } from './withChanges.ts';

/** The part of a list's context that its row actions read. */
type Rows<Row, Action extends string> = Pick<RowActionContext<Row, Action>, 'changes' | 'selected' | 'now'> & {
  rows: readonly Row[];
  answer: (ListAnswer<Row> & { query: ListQuery<string, FilterValue> }) | null;
};

const has = <Row, Action extends string>({ idOf }: RowActions<Row, Action>, rows: readonly Row[], id: string) =>
  rows.some((row) => idOf(row) === id);

/** A change of the context, with its consequences: the rows to show, and a selection of shown rows only. */
export function withRows<Row, Action extends string, Change extends Partial<Rows<Row, Action>>>(
  config: RowActions<Row, Action>,
  context: Rows<Row, Action>,
  change: Change,
) {
  const { answer, changes, selected } = { ...context, ...change };
  const rows = withChanges(config, answer?.rows ?? [], changes, placeOf(answer?.query));
  return { ...change, rows, selected: selected.filter((id) => has(config, rows, id)) };
}

/** The same for a change of the list: a new answer includes the changes that were done before its request. */
export function withListChange<Row, Action extends string, Change extends Partial<Rows<Row, Action>>>(
  config: RowActions<Row, Action>,
  context: Rows<Row, Action>,
  change: Change,
) {
  if (change.answer === undefined) return change;
  return withRows(config, context, change.answer ? { ...change, changes: onListLoaded(context.changes) } : change);
}

/** The requested rows that the action applies to now. */
export function actionableRows<Row, Action extends string>(
  config: RowActions<Row, Action>,
  { rows, changes, now }: Rows<Row, Action>,
  { action, ids, rows: others = [] }: ActionRequested<Row, Action>,
): readonly Row[] {
  const { idOf } = config;
  const busy = busyIds(changes);
  const { appliesTo = () => true } = config.actions[action];
  const candidates = [...rows, ...others.filter((row) => !has(config, rows, idOf(row)))];
  return candidates.filter((row) => ids.includes(idOf(row)) && !busy.includes(idOf(row)) && appliesTo(row, now()));
}

/** The action that undoes this one for all rows; null if there is no common one. */
function inverseFor<Row, Action extends string>(
  { actions }: RowActions<Row, Action>,
  action: Action,
  rows: readonly Row[],
  now: number,
): Action | null {
  const { inverse } = actions[action];
  const inverses = new Set(inverse ? rows.map((row) => inverse(row, now)) : []);
  const [only] = inverses;
  return inverses.size === 1 ? (only ?? null) : null;
}

/** The changes with this action begun; null if it applies to none of its rows now. */
export function withBegun<Row, Action extends string>(
  config: RowActions<Row, Action>,
  context: Rows<Row, Action>,
  request: ActionRequested<Row, Action>,
): Changes<Row, Action> | null {
  const { idOf } = config;
  const { action } = request;
  const rows = actionableRows(config, context, request);
  if (rows.length === 0) return null;
  const taken = rows.map((row) => ({ row, index: context.rows.findIndex((other) => idOf(other) === idOf(row)) }));
  return begin(context.changes, {
    action,
    ids: rows.map(idOf),
    taken,
    undo: inverseFor(config, action, rows, context.now()),
    place: placeOf(context.answer?.query),
  });
}

/** A change as emitted to the screen. */
export function eventPayload<Row, Action extends string>({ id, action, ids, taken }: Change<Row, Action>) {
  return { changeId: id, action, ids, rows: taken.map(({ row }) => row) };
}

/** The input of `runAction` for a change. */
export function requestOf<Row, Action extends string>(change: Change<Row, Action>): RowActionRequest<Row, Action> {
  const { action, ids, rows } = eventPayload(change);
  return { action, ids, rows };
}
