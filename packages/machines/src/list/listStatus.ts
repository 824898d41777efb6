/** The part of a list's snapshot that decides its status. */
type ListSnapshot = {
  value: { list: 'typing' | 'ready' | 'outdated' | 'failed' | 'notOffered' | { fetching: string } };
  context: { answer: unknown };
};

/** Whether the server has the list. Otherwise loading it again is useless. */
export const isOffered = ({ value }: ListSnapshot): boolean => value.list !== 'notOffered';

/**
 * The status that a screen shows for a list: 'refreshing' while the previous rows stay. A quiet refresh and a running
 * action are not shown.
 */
export function listStatus({ value: { list }, context }: ListSnapshot): 'loading' | 'refreshing' | 'ready' | 'error' {
  if (list === 'failed' || list === 'outdated' || list === 'notOffered') return 'error';
  if (list === 'ready' || (list !== 'typing' && list.fetching === 'updating')) return 'ready';
  return context.answer === null ? 'loading' : 'refreshing';
}
