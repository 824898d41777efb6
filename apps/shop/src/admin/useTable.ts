import type { createPagedTableMachine, TableEmitted, TableQuery } from '@abs/machines';
import { busyIds } from '@abs/machines';
import type { ListActionProps, ListProps, ListStatus } from '@abs/ui/components/AdminList';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { SnapshotFrom } from 'xstate';
import { toast, toastError } from '../app/toast.ts';
import { useEmitted } from '../machines/useEmitted.ts';
import { pageFrom, withParam } from '../routes/address.ts';
import { useAdminSearch } from './adminSearch.tsx';
import { useInvalidateCounts } from './counts.tsx';

/** Lists are looked at for long; this is how old their rows may be. */
const REFRESH_MS = 60_000;

type Machine<Row, Sort extends string, Filter extends string, Action extends string> = ReturnType<
  typeof createPagedTableMachine<Row, Sort, Filter, Action>
>;

type Options<Row, Sort extends string, Filter extends string, Action extends string> = {
  /** What the search box of the top bar is called here. */
  searchLabel: string;
  sorts: readonly [Sort, ...Sort[]];
  filters: readonly [Filter, ...Filter[]];
  limit: number;
  /** What was done, in a sentence; the server's own when left out. */
  said?: (action: Action, rows: readonly Row[]) => string;
};

/** The known value that an address names, else the first. */
const known = <Value extends string>(values: readonly [Value, ...Value[]], named: string | null): Value =>
  values.find((value) => value === named) ?? values[0];

/**
 * A list of the admin area: its flow, kept in step with the address and with the search box of the top bar, and what
 * its screen is given. What was done is told in a toast that can take it back.
 */
export function useTable<Row, Sort extends string, Filter extends string, Action extends string>(
  machine: Machine<Row, Sort, Filter, Action>,
  { searchLabel, sorts, filters, limit, said }: Options<Row, Sort, Filter, Action>,
): ListProps<Row, Sort, Filter> & ListActionProps<Row, Action> {
  const { pathname } = useLocation();
  const [address, setAddress] = useSearchParams();
  const invalidateCounts = useInvalidateCounts();
  const page = pageFrom(address);
  const sort = known(sorts, address.get('sort'));
  const filter = known(filters, address.get('filter'));
  const search = address.get('search') ?? '';

  const actor = useActorRef(machine, {
    input: { query: { page, sort, search, filter }, limit, refreshEvery: REFRESH_MS },
  });
  const snapshot = useSelector(actor, (current) => current);
  const { context } = snapshot;
  useAdminSearch(searchLabel, actor);
  useEffect(
    () => actor.send({ type: 'query.replaced', query: { page, sort, search, filter } }),
    [actor, page, sort, search, filter],
  );
  useEffect(() => {
    const report = () => actor.send({ type: 'visibility.changed', visible: document.visibilityState === 'visible' });
    document.addEventListener('visibilitychange', report);
    return () => document.removeEventListener('visibilitychange', report);
  }, [actor]);

  /** The address of a query; what needs no saying is left out. */
  const addressOf = (query: TableQuery<Sort, Filter>) => {
    let next = withParam(address, 'page', String(query.page));
    next = withParam(next, 'sort', query.sort === sorts[0] ? '' : query.sort);
    next = withParam(next, 'filter', query.filter === filters[0] ? '' : query.filter);
    return withParam(next, 'search', query.search);
  };

  useEmitted<TableEmitted<Row, Sort, Filter, Action>>(actor, {
    'query.changed': ({ query, history }) =>
      setAddress(addressOf(query), { replace: history === 'replace', preventScrollReset: true }),
    'action.done': ({ action, rows, changeId, undo, message }) => {
      invalidateCounts();
      const sentence = said?.(action, rows) ?? message;
      const takeBack = { label: 'Undo', onClick: () => actor.send({ type: 'undo.pressed', changeId }) };
      if (sentence) void toast(sentence, undo === null ? {} : { action: takeBack, id: `${machine.id}.${changeId}` });
    },
    'action.undone': ({ message }) => {
      invalidateCounts();
      if (message) void toast(message);
    },
    'action.failed': ({ message }) => void toastError(message),
  });

  return {
    status: statusOf(snapshot as never),
    rows: context.rows,
    pagination: context.answer?.pagination ?? null,
    query: context.query,
    message: context.message,
    hrefFor: (to) => {
      const text = addressOf({ ...context.query, page: to }).toString();
      return text ? `${pathname}?${text}` : pathname;
    },
    onSort: (next) => actor.send({ type: 'sort.changed', sort: next }),
    onFilter: (next) => actor.send({ type: 'filter.changed', filter: next }),
    onSearch: (text) => actor.send({ type: 'search.changed', search: text }),
    onRefresh: () => actor.send({ type: 'refresh.requested' }),
    pendingIds: busyIds(context.changes),
    confirming: context.asked,
    onAction: (action, ids) => actor.send({ type: 'action.requested', action, ids }),
    onConfirm: () => actor.send({ type: 'action.confirmed' }),
    onCancel: () => actor.send({ type: 'action.cancelled' }),
  };
}

/** What the screen is told of where the list stands. A quiet refresh, and an action under way, are not shown. */
function statusOf(snapshot: SnapshotFrom<ReturnType<typeof createPagedTableMachine>>): ListStatus {
  const isEmpty = snapshot.context.answer === null;
  if (snapshot.matches({ list: 'failed' }) || snapshot.matches({ list: 'outdated' })) return 'error';
  if (snapshot.matches({ list: { fetching: 'updating' } }) || snapshot.matches({ list: 'ready' })) return 'ready';
  return isEmpty ? 'loading' : 'refreshing';
}
