import { type CallResponse, type DuplicateStyleForm, duplicateStyleForm } from '@abs/contract';
import { assign } from 'xstate';
import {
  cleaned,
  type FormContext,
  failed,
  failureOf,
  formContext,
  formSetup,
  formStates,
  succeeded,
} from '../form/index.ts';
import * as adminMessages from '../shared/adminMessages.ts';
import { isAttemptRefused, isNotOffered } from '../shared/failure.ts';
import { port } from '../shared/port.ts';

type Answer = CallResponse<'duplicateAdminStyle'>;

export type DuplicateStyleInput = {
  styleId: string;
  /** Makes a new idempotency key: random, never the same twice. */
  createKey: () => string;
};

export type DuplicateInput = DuplicateStyleForm & { styleId: string; idempotencyKey: string };

type DuplicateState = DuplicateStyleInput & {
  /** An attempt whose copy may exist already: the same name is sent again with the same key. Null if there is none. */
  attempt: { key: string; name: string } | null;
};

function attemptFor({ attempt, values, createKey }: FormContext<DuplicateStyleForm> & DuplicateState) {
  const { name } = cleaned(duplicateStyleForm, values);
  return attempt?.name === name ? attempt : { key: createKey(), name };
}

/** Copies a style. Repeated submits make only one copy. */
export const duplicateStyleMachine = formSetup({
  rules: duplicateStyleForm,
  types: {} as {
    values: DuplicateStyleForm;
    answer: Answer;
    input: DuplicateStyleInput;
    extra: DuplicateState;
  },
  actors: { duplicateAdminStyle: port<Answer, DuplicateInput>('duplicateAdminStyle') },
  failed: adminMessages.styleDuplicateFailed,
})
  .extend({
    guards: { isNotOffered: (_, params: { error: unknown }) => isNotOffered(params.error) },
    actions: {
      startAttempt: assign(({ context }) => ({ attempt: attemptFor(context) })),
      endRefusedAttempt: assign(({ context }, params: { error: unknown }) => ({
        attempt: isAttemptRefused(params.error) ? null : context.attempt,
      })),
    },
  })
  .createMachine({
    id: 'duplicateStyle',
    context: ({ input }) => ({ ...formContext({ name: '' }), ...input, attempt: null }),
    initial: 'editing',
    states: {
      editing: formStates.editing,
      validating: {
        always: [
          { guard: 'isValid', target: 'submitting', actions: 'startAttempt' },
          { target: 'editing', actions: 'showErrors' },
        ],
      },
      submitting: {
        tags: 'pending',
        invoke: {
          id: 'duplicateAdminStyle',
          src: 'duplicateAdminStyle',
          input: ({ context: { styleId, attempt } }) => {
            if (attempt === null) throw new Error('No attempt was started');
            return { styleId, name: attempt.name, idempotencyKey: attempt.key };
          },
          onDone: succeeded('duplicated'),
          onError: [
            { guard: { type: 'isNotOffered', params: failureOf }, target: 'unavailable' },
            { target: 'editing', actions: [{ type: 'endRefusedAttempt', params: failureOf }, ...failed.actions] },
          ],
        },
      },
      // Not final, so that the machine ignores a late second press until the copy is opened.
      duplicated: {},
      unavailable: {},
    },
  });
