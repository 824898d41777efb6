import { clampPage, messageOf } from '@abs/contract';
import { assign, type DoneActorEvent, type ErrorActorEvent, enqueueActions, raise, setup } from 'xstate';
import { isNotOffered } from '../shared/failure.ts';
import { port } from '../shared/port.ts';
import { SEARCH_DEBOUNCE_MS } from '../shared/timings.ts';
import {
  begin,
  beginUndo,
  busyIds,
  type Change,
  fail,
  findChange,
  finish,
  isActing,
  onListLoaded,
  onListRequested,
  undoableChange,
  undoWaitingFor,
  withChanges,
} from './changes.ts';
import type {
  TableActionAnswer,
  TableActionRequest,
  TableAnswer,
  TableConfig,
  TableContext,
  TableEmitted,
  TableEvent,
  TableInput,
  TableQuery,
  TableRequest,
} from './pagedTableTypes.ts';

type ChangeActorId = `change:${number}`;
const actorOf = (changeId: number): ChangeActorId => `change:${changeId}`;
/** The change whose request a spawned port is. */
export const changeOf = (id: ChangeActorId): number => Number(id.slice('change:'.length));

function isSameQuery<Sort extends string, Filter extends string>(
  one: TableQuery<Sort, Filter>,
  other: TableQuery<Sort, Filter>,
): boolean {
  return placeOf(one) === placeOf(other);
}

/** Identifies a part of a list. */
function placeOf<Sort extends string, Filter extends string>(query: TableQuery<Sort, Filter> | undefined): string {
  return query ? JSON.stringify([query.page, query.sort, query.search, query.filter]) : '';
}

/** The page that an answer is of: what the server says, and never one that does not exist. */
function pageOf({ pagination: { page, totalPages } }: TableAnswer<unknown>): number {
  return clampPage(page, totalPages);
}

/** What a table's states are written in: its types, ports, actions, guards and delays. */
export function pagedTableSetup<Row, Sort extends string, Filter extends string, Action extends string>(
  config: TableConfig<Row, Action>,
) {
  type Query = TableQuery<Sort, Filter>;
  type Context = TableContext<Row, Sort, Filter, Action>;
  type Answer = TableAnswer<Row>;
  type ActionAnswer = TableActionAnswer<Row>;
  /** An action on rows that are shown; on `rows` even where they have left meanwhile. */
  type ActionRequest = { action: Action; ids: readonly string[]; rows?: readonly Row[] };
  const { idOf, actions } = config;

  const has = (rows: readonly Row[], id: string) => rows.some((row) => idOf(row) === id);

  /** A change of the context, with what follows from it: the rows to show, and that no other row is selected. */
  function shown(context: Context, change: Partial<Context>) {
    const { answer, changes, selected } = { ...context, ...change };
    const rows = withChanges(config, answer?.rows ?? [], changes, placeOf(answer?.query));
    return { ...change, rows, selected: selected.filter((id) => has(rows, id)) };
  }

  /** The rows meant that can be acted upon so now. */
  function free({ rows, changes }: Context, { action, ids, rows: others = [] }: ActionRequest): readonly Row[] {
    const busy = busyIds(changes);
    const { appliesTo = () => true } = actions[action];
    const candidates = [...rows, ...others.filter((row) => !has(rows, idOf(row)))];
    return candidates.filter((row) => ids.includes(idOf(row)) && !busy.includes(idOf(row)) && appliesTo(row));
  }

  /** The one action that takes this one back for all of the rows. */
  function inverseFor(action: Action, rows: readonly Row[]): Action | null {
    const { inverse } = actions[action];
    const inverses = new Set(inverse ? rows.map(inverse) : []);
    const [only] = inverses;
    return inverses.size === 1 ? (only ?? null) : null;
  }

  const eventPayload = ({ id, action, ids, taken }: Change<Row, Action>) => ({
    changeId: id,
    action,
    ids,
    rows: taken.map(({ row }) => row),
  });

  const requestOf = (change: Change<Row, Action>): TableActionRequest<Row, Action> => {
    const { action, ids, rows } = eventPayload(change);
    return { action, ids, rows };
  };

  /** The query with what has been typed by now; whatever else it asks for, another search starts at its first page. */
  function nextQuery({ query, searchText }: Context, change: Partial<Query>): Query {
    const search = searchText.trim();
    return { ...query, ...(search !== query.search && { search, page: 1 }), ...change };
  }

  /** Rows of one tab under the heading of another would mislead; those of another page or search do not. */
  function withQuery(context: Context, query: Query) {
    const answer = query.filter === context.query.filter ? context.answer : null;
    return { ...shown(context, { answer }), query, searchText: query.search };
  }

  return setup({
    types: {
      context: {} as Context,
      events: {} as
        | TableEvent<Sort, Filter, Action>
        /** Time for a quiet refresh; heeded only where nothing better is under way. */
        | { type: 'refresh.due' }
        | DoneActorEvent<ActionAnswer, ChangeActorId>
        | ErrorActorEvent<unknown, ChangeActorId>,
      emitted: {} as TableEmitted<Row, Sort, Filter, Action>,
      input: {} as TableInput<Sort, Filter>,
      tags: {} as 'pending',
      children: {} as { fetchPage: 'fetchPage' },
    },
    actors: {
      fetchPage: port<Answer, TableRequest<Sort, Filter>>('fetchPage'),
      runAction: port<ActionAnswer, TableActionRequest<Row, Action>>('runAction'),
    },
    actions: {
      takeQuery: assign(({ context }, { query }: { query: Query }) => withQuery(context, query)),
      changeQuery: enqueueActions(({ context, enqueue }, { change }: { change: Partial<Query> }) => {
        const query = nextQuery(context, change);
        enqueue.assign(withQuery(context, query));
        enqueue.emit({ type: 'query.changed', query, history: 'push' });
      }),
      takeText: assign((_, { text }: { text: string }) => ({ searchText: text })),
      takeSearch: enqueueActions(({ context, enqueue }) => {
        const query = nextQuery(context, {});
        if (isSameQuery(query, context.query)) return;
        enqueue.assign({ query });
        enqueue.emit({ type: 'query.changed', query, history: 'replace' });
      }),
      beginLoading: assign(({ context }) => ({ changes: onListRequested(context.changes), isDue: false })),
      takeAnswer: enqueueActions(({ context, enqueue }, { answer }: { answer: Answer }) => {
        const query = { ...context.query, page: pageOf(answer) };
        const changes = onListLoaded(context.changes);
        enqueue.assign({ ...shown(context, { answer: { ...answer, query }, changes }), query, message: null });
        if (query.page !== context.query.page) enqueue.emit({ type: 'query.changed', query, history: 'replace' });
      }),
      takeLastPage: enqueueActions(({ context, enqueue }, { answer }: { answer: Answer }) => {
        const query = { ...context.query, page: answer.pagination.totalPages };
        enqueue.assign({ query });
        enqueue.emit({ type: 'query.changed', query, history: 'replace' });
      }),
      showFailure: assign((_, params: { error: unknown }) => ({
        message: messageOf(params.error, config.loadFailed),
      })),
      refreshIfIdle: raise({ type: 'refresh.due' }),
      toggleRow: assign(({ context: { selected } }, { id }: { id: string }) => ({
        selected: selected.includes(id) ? selected.filter((other) => other !== id) : [...selected, id],
      })),
      togglePage: assign(({ context: { rows, selected } }) => ({
        selected: selected.length === rows.length ? [] : rows.map(idOf),
      })),
      clearSelection: assign({ selected: [] }),
      ask: assign(({ context }, request: ActionRequest) => {
        const rows = free(context, request);
        return { pendingConfirmation: { action: request.action, ids: rows.map(idOf), rows } };
      }),
      dropQuestion: assign({ pendingConfirmation: null }),
      beginAction: enqueueActions(({ context, enqueue }, request: ActionRequest) => {
        const { action } = request;
        const rows = free(context, request);
        if (rows.length === 0) return;
        const ids = rows.map(idOf);
        const undo = inverseFor(action, rows);
        const taken = rows.map((row) => ({
          row,
          index: context.rows.findIndex((other) => idOf(other) === idOf(row)),
        }));
        const changes = begin(context.changes, { action, ids, taken, undo, place: placeOf(context.answer?.query) });
        const change = changes.shown.at(-1);
        if (!change) return;
        enqueue.assign(shown(context, { changes }));
        enqueue.spawnChild('runAction', { id: actorOf(change.id), input: requestOf(change) });
        enqueue.emit({ type: 'action.started', ...eventPayload(change), undo });
      }),
      takeBack: enqueueActions(({ context, enqueue }, { changeId }: { changeId: number }) => {
        const original = undoableChange(context.changes, changeId);
        if (!original) return;
        const changes = beginUndo(context.changes, original);
        const undo = changes.shown.at(-1);
        enqueue.assign(shown(context, { changes }));
        if (undo?.status === 'running') {
          enqueue.spawnChild('runAction', { id: actorOf(undo.id), input: requestOf(undo) });
        }
      }),
      finishAction: enqueueActions(
        ({ context, enqueue }, { changeId, answer }: { changeId: number; answer: ActionAnswer }) => {
          const change = findChange(context.changes, changeId);
          if (!change) return;
          const { rows = [], message = null } = answer;
          const undo = undoWaitingFor(context.changes, changeId);
          enqueue.stopChild(actorOf(changeId));
          enqueue.assign({
            ...shown(context, {
              changes: finish(context.changes, changeId, rows),
              selected: context.selected.filter((id) => !change.ids.includes(id)),
            }),
            isDue: true,
          });
          if (undo) enqueue.spawnChild('runAction', { id: actorOf(undo.id), input: requestOf(undo) });
          else if (change.undoes) enqueue.emit({ type: 'action.undone', ...eventPayload(change.undoes), message });
          else enqueue.emit({ type: 'action.done', ...eventPayload(change), undo: change.undo, message });
        },
      ),
      failAction: enqueueActions(({ context, enqueue }, params: { changeId: number; error: unknown }) => {
        const { changeId, error } = params;
        const change = findChange(context.changes, changeId);
        if (!change) return;
        const message = messageOf(error, actions[change.action].failed);
        enqueue.stopChild(actorOf(changeId));
        // Without an answer nobody knows whether it was done; with a refusal the rows are not what they seem: ask.
        enqueue.assign({ ...shown(context, { changes: fail(context.changes, changeId) }), isDue: true });
        const { id, undo = null } = change.undoes ?? { id: changeId };
        enqueue.emit({ type: 'action.failed', ...eventPayload(change), changeId: id, undo, message });
      }),
    },
    guards: {
      isOtherSort: ({ context }, { sort }: { sort: Sort }) => sort !== context.query.sort,
      isOtherFilter: ({ context }, { filter }: { filter: Filter }) => filter !== context.query.filter,
      isOtherQuery: ({ context }, { query }: { query: Query }) => !isSameQuery(query, context.query),
      // A space more is the same search.
      isSameSearch: ({ context }, { text }: { text: string }) => text.trim() === context.query.search,
      hasAnswer: ({ context }) => context.answer !== null,
      /** The rows shown are those of the query: only their refresh failed. */
      isAnswered: ({ context }) => context.answer !== null && isSameQuery(context.answer.query, context.query),
      // A backend that does not clamp answers a page beyond the last with nothing.
      isBeyondLast: ({ context }, { answer }: { answer: Answer }) =>
        answer.rows.length === 0 &&
        answer.pagination.totalPages >= 1 &&
        context.query.page > answer.pagination.totalPages,
      isNotOffered: (_, params: { error: unknown }) => isNotOffered(params.error),
      isActing: ({ context }) => isActing(context.changes),
      isDue: ({ context }) => context.isDue,
      isPolling: ({ context }) => context.refreshEvery !== undefined,
      isVisible: (_, { visible }: { visible: boolean }) => visible,
      isHidden: (_, { visible }: { visible: boolean }) => !visible,
      isShown: ({ context }, { id }: { id: string }) => has(context.rows, id),
      isPossible: ({ context }, request: ActionRequest) => free(context, request).length > 0,
      needsConfirmation: ({ context }, request: ActionRequest) =>
        actions[request.action].asks === true && free(context, request).length > 0,
      isUndoable: ({ context }, { changeId }: { changeId: number }) =>
        undoableChange(context.changes, changeId) !== undefined,
    },
    delays: {
      refreshEvery: ({ context }) => context.refreshEvery ?? 0,
      pause: SEARCH_DEBOUNCE_MS,
    },
  });
}
