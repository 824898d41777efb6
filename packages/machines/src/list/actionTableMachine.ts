import { NO_CHANGES } from './changes.ts';

import type { FilterValue, ListAnswer, PagedAnswer } from './listTypes.ts';
import { rowActionSetup } from './rowActionSetup.ts';
import type { ActionTableConfig, RowActionRequest } from './rowActionTypes.ts';
import { tableContext } from './tableMachine.ts';
import { pollingStates, tableStates } from './tableStates.ts';

const { fetching, ready, outdated } = tableStates.states;

/** The states of the rows. An action aborts a quiet refresh, which is repeated when all actions have ended. */
const actingTableStates = {
  ...tableStates,
  states: {
    ...tableStates.states,
    fetching: {
      ...fetching,
      entry: 'beginLoading',
      states: { ...fetching.states, updating: { always: { guard: 'isActing', target: '#ready' } } },
    },
    ready: { ...ready, id: 'ready', always: { guard: 'isDue', target: 'fetching.updating' } },
    outdated: { ...outdated, always: { guard: 'isActing', target: 'ready' } },
  },
} as const;

function confirmedRequest<Row, Action extends string>({
  pendingConfirmation,
}: {
  pendingConfirmation: RowActionRequest<Row, Action> | null;
}) {
  if (pendingConfirmation === null) throw new Error('No action awaits confirmation');
  return pendingConfirmation;
}

/**
 * Creates the machine of a table with selectable rows and row actions.
 *
 * The effect of an action is visible immediately, and its request is sent immediately; actions on different rows run
 * in parallel. A background refresh waits until all of them are answered, because its answer could include some of
 * them and not others. A refresh that a person requested does not wait: pending actions are applied to its rows. After
 * an action the page is loaded again, because rows may have left the filter, and the last page may be empty.
 *
 * Like every port, `runAction` gets a signal, which is aborted when the actor stops. Do not pass it to the call: a
 * started action must finish even if the admin leaves the screen.
 */
export function createActionTableMachine<
  Row,
  Sort extends string,
  Filter extends FilterValue,
  Action extends string,
  Answer extends ListAnswer<Row> = PagedAnswer<Row>,
>(config: ActionTableConfig<Row, Action>) {
  return rowActionSetup<Row, Sort, Filter, Action, Answer>(config).createMachine({
    id: config.id,
    context: ({ input }) => ({
      ...tableContext<Row, Sort, Filter, Answer>(input),
      now: input.now ?? Date.now,
      selected: [],
      changes: NO_CHANGES,
      pendingConfirmation: null,
      isDue: false,
    }),
    type: 'parallel',
    on: {
      'row.toggled': {
        guard: { type: 'isShown', params: ({ event }) => event },
        actions: { type: 'toggleRow', params: ({ event }) => event },
      },
      'page.toggled': { actions: 'togglePage' },
      'selection.cleared': { actions: 'clearSelection' },
      'undo.pressed': {
        guard: { type: 'isUndoable', params: ({ event }) => event },
        actions: { type: 'takeBack', params: ({ event }) => event },
      },
      'xstate.done.actor.*': { actions: { type: 'finishAction', params: ({ event }) => event } },
      'xstate.error.actor.*': { actions: { type: 'failAction', params: ({ event }) => event } },
    },
    states: {
      list: actingTableStates,
      polling: pollingStates,
      // Parallel to the list, which may load again while a confirmation is open.
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
              // The back button led to other rows.
              'query.replaced': {
                guard: { type: 'isOtherQuery', params: ({ event }) => event },
                target: 'idle',
                actions: 'dropQuestion',
              },
            },
          },
        },
      },
    },
  });
}
