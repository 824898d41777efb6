import { type CallResponse, type ReplyForm, replyForm } from '@abs/contract';
import { assign } from 'xstate';
import {
  cleaned,
  type FormContext,
  type FormEmitted,
  failed,
  failureOf,
  formContext,
  formSetup,
  formStates,
  succeeded,
  withField,
} from '../form/index.ts';
import * as adminMessages from '../shared/adminMessages.ts';
import { isAttemptRefused } from '../shared/failure.ts';
import { port } from '../shared/port.ts';

export type ReplyInput = {
  messageId: string;
  /** Makes a new idempotency key: random, never the same twice. */
  createKey: () => string;
};

/** The machine keeps the text for when the message is opened again. */
type FieldChanged = { type: 'field.changed'; field: keyof ReplyForm; value: string };

type Answer = CallResponse<'replyToMessage'>;

export type ReplyEmitted = FormEmitted<ReplyForm, Answer>;

export type SendReplyInput = { messageId: string; text: string; idempotencyKey: string };

type ReplyState = ReplyInput & {
  /** An attempt whose mail may have been sent: the same text is sent again with the same key. Null if there is none. */
  attempt: { key: string; text: string } | null;
};

/**
 * The attempt for a submit: the one with an unknown outcome if the text is the same, so that no mail is sent twice;
 * otherwise a new one.
 */
function attemptFor({ attempt, values, createKey }: FormContext<ReplyForm> & ReplyState) {
  const { text } = cleaned(replyForm, values);
  return attempt?.text === text ? attempt : { key: createKey(), text };
}

/**
 * Answers one message by mail. Like every port, `sendReply` gets a signal, which is aborted when the admin leaves the
 * inbox. Do not pass it to the call: a mail that is being sent must be sent even if the admin leaves.
 */
export const replyMachine = formSetup({
  rules: replyForm,
  types: {} as { values: ReplyForm; answer: Answer; input: ReplyInput; extra: ReplyState; events: FieldChanged },
  actors: { sendReply: port<Answer, SendReplyInput>('sendReply') },
  failed: adminMessages.replyFailed,
})
  .extend({
    actions: {
      changeField: assign(({ context }, { field, value }: Omit<FieldChanged, 'type'>) =>
        withField(context, field, value),
      ),
      startAttempt: assign(({ context }) => ({ attempt: attemptFor(context) })),
      endRefusedAttempt: assign(({ context }, params: { error: unknown }) => ({
        attempt: isAttemptRefused(params.error) ? null : context.attempt,
      })),
      clearText: assign({ values: { text: '' }, attempt: null }),
    },
  })
  .createMachine({
    id: 'reply',
    context: ({ input }) => ({ ...formContext({ text: '' }), ...input, attempt: null }),
    initial: 'editing',
    states: {
      editing: {
        on: {
          'field.changed': { actions: { type: 'changeField', params: ({ event }) => event } },
          ...formStates.editing.on,
        },
      },
      validating: {
        always: [
          { guard: 'isValid', target: 'sending', actions: 'startAttempt' },
          { target: 'editing', actions: 'showErrors' },
        ],
      },
      sending: {
        tags: 'pending',
        invoke: {
          id: 'sendReply',
          src: 'sendReply',
          input: ({ context: { messageId, attempt } }) => {
            if (attempt === null) throw new Error('No attempt was started');
            return { messageId, text: attempt.text, idempotencyKey: attempt.key };
          },
          onDone: { target: 'sent', actions: [succeeded('sent').actions, 'clearText'] },
          onError: {
            target: 'editing',
            actions: [{ type: 'endRefusedAttempt', params: failureOf }, ...failed.actions],
          },
        },
      },
      // Another reply may follow.
      sent: {
        on: {
          'field.changed': { target: 'editing', actions: { type: 'changeField', params: ({ event }) => event } },
          ...formStates.editing.on,
        },
      },
    },
  });
