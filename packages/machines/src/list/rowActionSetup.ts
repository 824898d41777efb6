import { messageOf } from '@abs/contract';
import { assign, enqueueActions } from 'xstate';
import {
  beginUndo,
  fail,
  findChange,
  finish,
  isActing,
  onListRequested,
  undoableChange,
  undoWaitingFor,
} from './changes.ts';
import type { FilterValue, ListAnswer } from './listTypes.ts';
import { eventPayload, requestOf, withBegun, withRows } from './rowActions.ts';
import type { ActionRequested, ActionTableConfig, ChangeActorId, RowActionAnswer } from './rowActionTypes.ts';
import { selectionSetup } from './selectionSetup.ts';

const actorOf = (changeId: number): ChangeActorId => `change:${changeId}`;
/** The id of the change that an actor sends to the server. */
const changeIdOf = (actorId: ChangeActorId): number => Number(actorId.slice('change:'.length));

/** Types, ports, actions and guards of a table with a selection and row actions. */
export function rowActionSetup<
  Row,
  Sort extends string,
  Filter extends FilterValue,
  Action extends string,
  Answer extends ListAnswer<Row>,
>(config: ActionTableConfig<Row, Action>) {
  return selectionSetup<Row, Sort, Filter, Action, Answer>(config).extend({
    actions: {
      beginLoading: assign(({ context }) => ({ changes: onListRequested(context.changes), isDue: false })),
      beginAction: enqueueActions(({ context, enqueue }, request: ActionRequested<Row, Action>) => {
        const changes = withBegun(config, context, request);
        const change = changes?.shown.at(-1);
        if (!changes || !change) return;
        enqueue.assign(withRows(config, context, { changes }));
        enqueue.spawnChild('runAction', { id: actorOf(change.id), input: requestOf(change) });
        enqueue.emit({ type: 'action.started', ...eventPayload(change), undo: change.undo });
      }),
      takeBack: enqueueActions(({ context, enqueue }, { changeId }: { changeId: number }) => {
        const original = undoableChange(context.changes, changeId);
        if (!original) return;
        const changes = beginUndo(context.changes, original);
        const undo = changes.shown.at(-1);
        enqueue.assign(withRows(config, context, { changes }));
        if (undo?.status === 'running') {
          enqueue.spawnChild('runAction', { id: actorOf(undo.id), input: requestOf(undo) });
        }
      }),
      finishAction: enqueueActions(
        ({ context, enqueue }, { actorId, output }: { actorId: ChangeActorId; output: RowActionAnswer<Row> }) => {
          const change = findChange(context.changes, changeIdOf(actorId));
          if (!change) return;
          const { rows = [], message = null } = output;
          const undo = undoWaitingFor(context.changes, change.id);
          const changes = finish(context.changes, change.id, rows);
          const selected = context.selected.filter((id) => !change.ids.includes(id));
          enqueue.stopChild(actorId);
          enqueue.assign({ ...withRows(config, context, { changes, selected }), isDue: true });
          if (undo) enqueue.spawnChild('runAction', { id: actorOf(undo.id), input: requestOf(undo) });
          else if (change.undoes) enqueue.emit({ type: 'action.undone', ...eventPayload(change.undoes), message });
          else enqueue.emit({ type: 'action.done', ...eventPayload(change), undo: change.undo, message });
        },
      ),
      failAction: enqueueActions(
        ({ context, enqueue }, { actorId, error }: { actorId: ChangeActorId; error: unknown }) => {
          const change = findChange(context.changes, changeIdOf(actorId));
          if (!change) return;
          const message = messageOf(error, config.actions[change.action].failed);
          enqueue.stopChild(actorId);
          // Reload: without an answer the action may have been done, and after a refusal the rows may be outdated.
          enqueue.assign({ ...withRows(config, context, { changes: fail(context.changes, change.id) }), isDue: true });
          const { id, undo = null } = change.undoes ?? { id: change.id };
          enqueue.emit({ type: 'action.failed', ...eventPayload(change), changeId: id, undo, message });
        },
      ),
    },
    guards: {
      isActing: ({ context }) => isActing(context.changes),
      isDue: ({ context }) => context.isDue,
      isUndoable: ({ context }, { changeId }: { changeId: number }) =>
        undoableChange(context.changes, changeId) !== undefined,
    },
  });
}
