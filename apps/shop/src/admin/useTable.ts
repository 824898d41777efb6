import {
  type ActionTableEmitted,
  busyIds,
  type createActionTableMachine,
  type createTableMachine,
  type FilterValue,
  isOffered,
  listStatus,
  type TableContext,
  type TableEvent,
} from '@abs/machines';
import type { ListActionProps, ListProps } from '@abs/ui/components/AdminList';
import { toast, toastError } from '../lib/toast.ts';
import { useEmitted } from '../machines/useEmitted.ts';
import { usePageActor } from '../machines/usePageActor.ts';
import { useAdminSearch } from './adminSearch.tsx';
import { useInvalidateCounts } from './counts.tsx';
import { type Choices, type ListActor, useTableQuery, useTableSearchParams } from './tableSearchParams.ts';
import { useVisibility } from './useVisibility.ts';

/** How often a list reloads its rows, because admins keep lists open for a long time. */
export const REFRESH_MS = 60_000;

type Options<Sort extends string, Filter extends FilterValue> = Choices<Sort, Filter> & {
  /** The label of the top bar's search box on this screen. */
  searchLabel: string;
};

type ActionOptions<Sort extends string, Filter extends FilterValue> = Options<Sort, Filter> & {
  /** Lets admins select rows for actions on several of them. @default false */
  selectable?: boolean;
  /** Called after an action on rows, and after its undo. */
  onChanged?: () => void;
};

type TableActor<Sort extends string, Filter extends FilterValue> = ListActor<Sort, Filter> & {
  send: (event: TableEvent<Sort, Filter>) => void;
};

type Snapshot<Row, Sort extends string, Filter extends FilterValue> = Parameters<typeof listStatus>[0] & {
  context: TableContext<Row, Sort, Filter>;
};

/** Keeps a list in sync with the URL, the search box and the tab's visibility. Returns the screen's props. */
function useListProps<Row, Sort extends string, Filter extends FilterValue>(
  snapshot: Snapshot<Row, Sort, Filter>,
  actor: TableActor<Sort, Filter>,
  { query, show, hrefFor }: ReturnType<typeof useTableQuery<Sort, Filter>>,
  searchLabel: string,
): ListProps<Row, Sort, Filter> {
  const { context } = snapshot;
  const send = (event: TableEvent<Sort, Filter>) => actor.send(event);
  const canRefresh = isOffered(snapshot);
  useTableSearchParams(actor, { query, show });
  useAdminSearch(searchLabel, context.isPlain || !canRefresh ? null : actor);
  useVisibility((visible) => send({ type: 'visibility.changed', visible }));
  return {
    status: listStatus(snapshot),
    rows: context.rows,
    pagination: context.answer?.pagination ?? null,
    query: context.query,
    message: context.message,
    hrefFor: (page) => hrefFor({ ...context.query, page }),
    onSortChange: (sort) => send({ type: 'sort.changed', sort }),
    onFilterChange: (filter) => send({ type: 'filter.changed', filter }),
    onSearch: (search) => send({ type: 'search.changed', search }),
    isPlain: context.isPlain,
    ...(canRefresh && { onRetry: () => send({ type: 'refresh.requested' }) }),
  };
}

/** A list of the admin area without actions on its rows. */
export function useTable<Row, Sort extends string, Filter extends FilterValue>(
  machine: ReturnType<typeof createTableMachine<Row, Sort, Filter>>,
  { searchLabel, ...choices }: Options<Sort, Filter>,
): ListProps<Row, Sort, Filter> {
  const tableQuery = useTableQuery(choices);
  const [snapshot, , actor] = usePageActor(machine, { input: { query: tableQuery.query, refreshEvery: REFRESH_MS } });
  return useListProps(snapshot, actor, tableQuery, searchLabel);
}

/** A list of the admin area with actions on its rows. A toast reports each action and can undo it. */
export function useActionTable<Row, Sort extends string, Filter extends FilterValue, Action extends string>(
  machine: ReturnType<typeof createActionTableMachine<Row, Sort, Filter, Action>>,
  { searchLabel, selectable = false, onChanged, ...choices }: ActionOptions<Sort, Filter>,
): ListProps<Row, Sort, Filter> & ListActionProps<Row, Action> {
  const tableQuery = useTableQuery(choices);
  const invalidateCounts = useInvalidateCounts();
  const [snapshot, send, actor] = usePageActor(machine, {
    input: { query: tableQuery.query, refreshEvery: REFRESH_MS },
  });
  const { context } = snapshot;
  const list = useListProps(snapshot, actor, tableQuery, searchLabel);

  useEmitted<ActionTableEmitted<Row, Sort, Filter, Action>>(actor, {
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
    ...list,
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
