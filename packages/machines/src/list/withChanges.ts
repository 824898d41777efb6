import type { Change, Changes } from './changes.ts';
import type { RowActions } from './rowActionTypes.ts';

/** The rows, with those that an undo returns to their old positions. It returns none to rows of another query. */
function withReturned<Row, Action extends string>(
  { idOf }: RowActions<Row, Action>,
  rows: readonly Row[],
  { undoes, taken, place }: Change<Row, Action>,
  shownPlace: string,
): readonly Row[] {
  if (undoes === null || place !== shownPlace) return rows;
  const missing = taken.filter(({ row, index }) => index >= 0 && !rows.some((other) => idOf(other) === idOf(row)));
  return missing
    .toSorted((one, other) => one.index - other.index)
    .reduce((result, { row, index }) => result.toSpliced(index, 0, row), rows);
}

/** The rows with all changes applied. */
export function withChanges<Row, Action extends string>(
  config: RowActions<Row, Action>,
  rows: readonly Row[],
  { shown }: Changes<Row, Action>,
  place: string,
): readonly Row[] {
  return shown.reduce((result, change) => {
    const fresh = new Map(change.fresh.map((row) => [config.idOf(row), row]));
    return withReturned(config, result, change, place).flatMap((row) => {
      const id = config.idOf(row);
      if (!change.ids.includes(id)) return [row];
      const next = config.actions[change.action].show(row);
      return next === null ? [] : [fresh.get(id) ?? next];
    });
  }, rows);
}
