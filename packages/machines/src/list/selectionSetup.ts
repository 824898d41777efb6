import { assign, type PromiseActorLogic } from 'xstate';
import { port } from '../shared/port.ts';
import type { FilterValue, ListAnswer } from './listTypes.ts';
import { actionableRows, withListChange } from './rowActions.ts';
import type {
  ActionRequested,
  ActionTableConfig,
  ChangeEvent,
  NowInput,
  RowActionAnswer,
  RowActionContext,
  RowActionEmitted,
  RowActionEvent,
  RowActionRequest,
} from './rowActionTypes.ts';
import { tableSetup } from './tableSetup.ts';

/** The setup of a table with a selection, and with actions that await confirmation. */
export function selectionSetup<
  Row,
  Sort extends string,
  Filter extends FilterValue,
  Action extends string,
  Answer extends ListAnswer<Row>,
>(config: ActionTableConfig<Row, Action>) {
  const { idOf, actions } = config;
  type RunAction = PromiseActorLogic<RowActionAnswer<Row>, RowActionRequest<Row, Action>>;
  type Types = {
    context: RowActionContext<Row, Action>;
    input: NowInput;
    events: RowActionEvent<Action> | ChangeEvent<Row>;
    emitted: RowActionEmitted<Row, Action>;
    actors: { runAction: RunAction };
  };
  return tableSetup<Row, Sort, Filter, Answer, Types>(
    config,
    (context, change) => withListChange(config, context, change),
    { runAction: port('runAction') },
  ).extend({
    actions: {
      toggleRow: assign(({ context: { selected } }, { id }: { id: string }) => ({
        selected: selected.includes(id) ? selected.filter((other) => other !== id) : [...selected, id],
      })),
      togglePage: assign(({ context: { rows, selected } }) => ({
        selected: selected.length === rows.length ? [] : rows.map(idOf),
      })),
      clearSelection: assign({ selected: [] }),
      ask: assign(({ context }, request: ActionRequested<Row, Action>) => {
        const rows = actionableRows(config, context, request);
        return { pendingConfirmation: { action: request.action, ids: rows.map(idOf), rows } };
      }),
      dropQuestion: assign({ pendingConfirmation: null }),
    },
    guards: {
      isShown: ({ context }, { id }: { id: string }) => context.rows.some((row) => idOf(row) === id),
      isPossible: ({ context }, request: ActionRequested<Row, Action>) =>
        actionableRows(config, context, request).length > 0,
      needsConfirmation: ({ context }, request: ActionRequested<Row, Action>) =>
        actions[request.action].asks === true && actionableRows(config, context, request).length > 0,
    },
  });
}
