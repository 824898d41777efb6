/** Where a table's list stands, as its machine says. */
type ListValue =
  | { fetching: 'deciding' | 'loading' | 'refreshing' | 'updating' }
  | 'typing'
  | 'ready'
  | 'outdated'
  | 'failed';

export type TableStatus =
  /** There are no rows to show yet. */
  | 'loading'
  /** The rows shown are about to be replaced by those wished for. */
  | 'refreshing'
  | 'ready'
  /** The rows shown could not be loaded again; `message` says why. */
  | 'outdated'
  /** The rows wished for could not be loaded; `message` says why. */
  | 'failed';

/** What a screen shows of a table's list. A quiet refresh does not show. */
export function tableStatus({
  value: { list },
  context: { answer },
}: {
  value: { list: ListValue };
  context: { answer: unknown };
}): TableStatus {
  if (list === 'typing') return answer === null ? 'loading' : 'refreshing';
  if (typeof list === 'string') return list;
  if (list.fetching === 'updating') return 'ready';
  return list.fetching === 'refreshing' ? 'refreshing' : 'loading';
}
