import type { createPagedTableMachine, TableEmitted } from '@abs/machines';
import { busyIds } from '@abs/machines';
import type { ListActionProps, ListProps, ListStatus } from '@abs/ui/components/AdminList';
import { useActor } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import { toast, toastError } from '../app/toast.ts';
import { useEmitted } from '../machines/useEmitted.ts';
import { useAdminSearch } from './adminSearch.tsx';
import { useInvalidateCounts } from './counts.tsx';
import { useTableQuery, useTableSearchParams } from './tableSearchParams.ts';
import { useVisibility } from './useVisibility.ts';

/** Lists are looked at for long; this is how old their rows may be. */
export const REFRESH_MS = 60_000;

type Machine<Row, Sort extends string, Filter extends string, Action extends string> = ReturnType<
  typeof createPagedTableMachine<Row, Sort, Filter, Action>
>;

type Options<Sort extends string, Filter extends string> = {
  /** What the search box of the top bar is called here. */
  searchLabel: string;
  sorts: readonly [Sort, ...Sort[]];
  filters: readonly [Filter, ...Filter[]];
  limit: number;
  /** Rows can be selected, for what the screen offers to do with several. @default false */
  selectable?: boolean;
  /** Something was done to the rows, or taken back. */
  onChanged?: () => void;
};

/**
 * A list of the admin area: its flow, kept in step with the address and with the search box of the top bar, and what
 * its screen is given. A toast reports each action and can undo it.
 */
export function useTable<Row, Sort extends string, Filter extends string, Action extends string>(
  machine: Machine<Row, Sort, Filter, Action>,
  { searchLabel, limit, selectable = false, onChanged, ...choices }: Options<Sort, Filter>,
): ListProps<Row, Sort, Filter> & ListActionProps<Row, Action> {
  const tableQuery = useTableQuery(choices);
  const invalidateCounts = useInvalidateCounts();
  const [snapshot, send, actor] = useActor(machine, {
    input: { query: tableQuery.query, limit, refreshEvery: REFRESH_MS },
  });
  const { context } = snapshot;
  useTableSearchParams(actor, tableQuery);
  const isPlain = context.answer?.isPlain === true;
  useAdminSearch(searchLabel, isPlain || !isOffered(snapshot as TableSnapshot) ? null : actor);
  useVisibility((visible) => send({ type: 'visibility.changed', visible }));

  useEmitted<TableEmitted<Row, Sort, Filter, Action>>(actor, {
    'action.done': ({ changeId, undo, message }) => {
      invalidateCounts();
      onChanged?.();
      const takeBack = { label: 'Undo', onClick: () => send({ type: 'undo.pressed', changeId }) };
      if (message) toast(message, undo === null ? {} : { action: takeBack });
    },
    'action.undone': ({ message }) => {
      invalidateCounts();
      onChanged?.();
      if (message) toast(message);
    },
    'action.failed': ({ message }) => toastError(message),
  });

  return {
    status: statusOf(snapshot as TableSnapshot),
    rows: context.rows,
    pagination: context.answer?.pagination ?? null,
    query: context.query,
    message: context.message,
    hrefFor: (page) => tableQuery.hrefFor({ ...context.query, page }),
    onSortChange: (sort) => send({ type: 'sort.changed', sort }),
    onFilterChange: (filter) => send({ type: 'filter.changed', filter }),
    onSearch: (search) => send({ type: 'search.changed', search }),
    isPlain,
    ...(isOffered(snapshot as TableSnapshot) && { onRetry: () => send({ type: 'refresh.requested' }) }),
    pendingIds: busyIds(context.changes),
    ...(selectable && {
      selection: {
        ids: context.selected,
        onToggle: (id: string) => send({ type: 'row.toggled', id }),
        onToggleAll: () => send({ type: 'page.toggled' }),
        onClear: () => send({ type: 'selection.cleared' }),
      },
    }),
    confirming: context.pendingConfirmation,
    onAction: (action, ids) => send({ type: 'action.requested', action, ids }),
    onConfirm: () => send({ type: 'action.confirmed' }),
    onCancel: () => send({ type: 'action.cancelled' }),
  };
}

export type TableSnapshot = SnapshotFrom<ReturnType<typeof createPagedTableMachine>>;

/** Whether the server has the list at all, so that loading it again may help. */
export const isOffered = (snapshot: TableSnapshot): boolean => !snapshot.matches({ list: 'notOffered' });

/** The status that a screen shows for its list. A background refresh and a running action are not shown. */
export function statusOf(snapshot: TableSnapshot): ListStatus {
  if (!isOffered(snapshot) || snapshot.matches({ list: 'failed' }) || snapshot.matches({ list: 'outdated' }))
    return 'error';
  if (snapshot.matches({ list: { fetching: 'updating' } }) || snapshot.matches({ list: 'ready' })) return 'ready';
  return snapshot.context.answer === null ? 'loading' : 'refreshing';
}
