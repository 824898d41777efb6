import { NO_CHANGES } from './changes.ts';
import { changeOf, pagedTableSetup } from './pagedTableSetup.ts';
import type { TableActionRequest, TableConfig } from './pagedTableTypes.ts';

function confirmedRequest<Row, Action extends string>({
  pendingConfirmation,
}: {
  pendingConfirmation: TableActionRequest<Row, Action> | null;
}) {
  if (pendingConfirmation === null) throw new Error('No action awaits confirmation');
  return pendingConfirmation;
}

/**
 * Makes the machine of one list: its pages, order, filter and search, what is selected, and actions on its rows.
 *
 * An action shows at once and is sent at once, several on different rows side by side. A background refresh
 * waits until they are answered, since there is no telling which of them its answer would have in it; one that a person
 * requested does not wait, and running actions are laid over its rows. After an action the page is loaded again: rows
 * may have left the filter, and the last page may have emptied.
 *
 * `runAction` is handed a signal like every port, which is aborted when the actor stops. Do not pass it on to the call:
 * an action once begun ends, whether or not the screen is left.
 */
export function createPagedTableMachine<Row, Sort extends string, Filter extends string, Action extends string = never>(
  config: TableConfig<Row, Action>,
) {
  return pagedTableSetup<Row, Sort, Filter, Action>(config).createMachine({
    id: config.id,
    context: ({ input }) => ({
      query: input.query,
      limit: input.limit,
      refreshEvery: input.refreshEvery,
      searchText: input.query.search,
      answer: null,
      rows: [],
      selected: [],
      changes: NO_CHANGES,
      pendingConfirmation: null,
      isDue: false,
      message: null,
    }),
    type: 'parallel',
    on: {
      'row.toggled': {
        guard: { type: 'isShown', params: ({ event }) => ({ id: event.id }) },
        actions: { type: 'toggleRow', params: ({ event }) => ({ id: event.id }) },
      },
      'page.toggled': { actions: 'togglePage' },
      'selection.cleared': { actions: 'clearSelection' },
      'undo.pressed': {
        guard: { type: 'isUndoable', params: ({ event }) => ({ changeId: event.changeId }) },
        actions: { type: 'takeBack', params: ({ event }) => ({ changeId: event.changeId }) },
      },
      'xstate.done.actor.*': {
        actions: {
          type: 'finishAction',
          params: ({ event }) => ({ changeId: changeOf(event.actorId), answer: event.output }),
        },
      },
      'xstate.error.actor.*': {
        actions: {
          type: 'failAction',
          params: ({ event }) => ({ changeId: changeOf(event.actorId), error: event.error }),
        },
      },
    },
    states: {
      list: {
        initial: 'fetching',
        on: {
          'sort.changed': {
            guard: { type: 'isOtherSort', params: ({ event }) => ({ sort: event.sort }) },
            target: '.fetching',
            actions: { type: 'changeQuery', params: ({ event }) => ({ change: { sort: event.sort, page: 1 } }) },
          },
          'filter.changed': {
            guard: { type: 'isOtherFilter', params: ({ event }) => ({ filter: event.filter }) },
            target: '.fetching',
            actions: { type: 'changeQuery', params: ({ event }) => ({ change: { filter: event.filter, page: 1 } }) },
          },
          'search.changed': [
            {
              guard: { type: 'isSameSearch', params: ({ event }) => ({ text: event.search }) },
              actions: { type: 'takeText', params: ({ event }) => ({ text: event.search }) },
            },
            { target: '.typing', actions: { type: 'takeText', params: ({ event }) => ({ text: event.search }) } },
          ],
          'query.replaced': {
            guard: { type: 'isOtherQuery', params: ({ event }) => ({ query: event.query }) },
            target: '.fetching',
            actions: { type: 'takeQuery', params: ({ event }) => ({ query: event.query }) },
          },
        },
        states: {
          // One request, three faces: a newer query enters again, which aborts the older one.
          fetching: {
            initial: 'deciding',
            entry: 'beginLoading',
            invoke: {
              id: 'fetchPage',
              src: 'fetchPage',
              input: ({ context }) => ({ query: context.query, limit: context.limit }),
              onDone: [
                {
                  guard: { type: 'isBeyondLast', params: ({ event }) => ({ answer: event.output }) },
                  target: 'fetching',
                  reenter: true,
                  actions: { type: 'takeLastPage', params: ({ event }) => ({ answer: event.output }) },
                },
                { target: 'ready', actions: { type: 'takeAnswer', params: ({ event }) => ({ answer: event.output }) } },
              ],
              onError: [
                {
                  guard: { type: 'isNotOffered', params: ({ event }) => ({ error: event.error }) },
                  target: 'notOffered',
                  actions: { type: 'showFailure', params: ({ event }) => ({ error: event.error }) },
                },
                {
                  guard: 'isAnswered',
                  target: 'outdated',
                  actions: { type: 'showFailure', params: ({ event }) => ({ error: event.error }) },
                },
                { target: 'failed', actions: { type: 'showFailure', params: ({ event }) => ({ error: event.error }) } },
              ],
            },
            states: {
              deciding: { always: [{ guard: 'hasAnswer', target: 'refreshing' }, { target: 'loading' }] },
              /** There is nothing to show yet. */
              loading: { tags: 'pending' },
              /** The previous rows stay, and the screen says so. */
              refreshing: { tags: 'pending' },
              /** In the background: nothing shows, and actions come first. */
              updating: { always: { guard: 'isActing', target: '#ready' } },
            },
          },
          typing: {
            tags: 'pending',
            after: { pause: { target: 'fetching', actions: 'takeSearch' } },
            on: {
              'search.changed': {
                target: 'typing',
                reenter: true,
                actions: { type: 'takeText', params: ({ event }) => ({ text: event.search }) },
              },
            },
          },
          ready: {
            id: 'ready',
            always: { guard: 'isDue', target: 'fetching.updating' },
            on: {
              'refresh.requested': 'fetching',
              'refresh.due': 'fetching.updating',
            },
          },
          // The rows may be outdated, and the screen says so; still better than an empty screen.
          outdated: {
            always: { guard: 'isActing', target: 'ready' },
            on: { 'refresh.requested': 'fetching', 'refresh.due': 'fetching.updating' },
          },
          failed: { on: { 'refresh.requested': 'fetching.loading' } },
          /** The server does not have this list. */
          notOffered: {},
        },
      },
      // Beside the list, which may load again while a confirmation is open.
      question: {
        initial: 'idle',
        states: {
          idle: {
            on: {
              'action.requested': [
                {
                  guard: { type: 'needsConfirmation', params: ({ event }) => event },
                  target: 'confirming',
                  actions: { type: 'ask', params: ({ event }) => event },
                },
                {
                  guard: { type: 'isPossible', params: ({ event }) => event },
                  actions: { type: 'beginAction', params: ({ event }) => event },
                },
              ],
            },
          },
          confirming: {
            on: {
              'action.confirmed': {
                target: 'idle',
                actions: [{ type: 'beginAction', params: ({ context }) => confirmedRequest(context) }, 'dropQuestion'],
              },
              'action.cancelled': { target: 'idle', actions: 'dropQuestion' },
              // Back led to other rows.
              'query.replaced': {
                guard: { type: 'isOtherQuery', params: ({ event }) => ({ query: event.query }) },
                target: 'idle',
                actions: 'dropQuestion',
              },
            },
          },
        },
      },
      polling: {
        initial: 'starting',
        states: {
          starting: { always: [{ guard: 'isPolling', target: 'waiting' }, { target: 'off' }] },
          off: {},
          waiting: {
            after: { refreshEvery: { target: 'waiting', reenter: true, actions: 'refreshIfIdle' } },
            on: {
              'visibility.changed': {
                guard: { type: 'isHidden', params: ({ event }) => ({ visible: event.visible }) },
                target: 'paused',
              },
            },
          },
          paused: {
            on: {
              'visibility.changed': {
                guard: { type: 'isVisible', params: ({ event }) => ({ visible: event.visible }) },
                target: 'waiting',
                actions: 'refreshIfIdle',
              },
            },
          },
        },
      },
    },
  });
}
