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

/** The text is kept here, so that it is still there when the message is opened again. */
type FieldChanged = { type: 'field.changed'; field: keyof ReplyForm; value: string };

type Answer = CallResponse<'replyToMessage'>;

export type ReplyEmitted = FormEmitted<ReplyForm, Answer>;

export type SendReplyInput = { messageId: string; text: string; idempotencyKey: string };

type ReplyState = ReplyInput & {
  /** The email that may or may not have been sent: the same text is sent again under the same key. null when there is none. */
  attempt: { key: string; text: string } | null;
};

/**
 * The attempt that a submit is: the one whose outcome is unknown, when the text is the same, so that a mail which did go
 * out does not go out twice; else a new one.
 */
function attemptFor({ attempt, values, createKey }: FormContext<ReplyForm> & ReplyState) {
  const { text } = cleaned(replyForm, values);
  return attempt?.text === text ? attempt : { key: createKey(), text };
}

/**
 * Answering one message by mail. `sendReply` is handed a signal like every port, which is aborted when the inbox is left.
 * Do not pass it on to the call: a mail once on its way is sent, whether or not anybody looks on.
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
      // Another one may follow.
      sent: {
        on: {
          'field.changed': { target: 'editing', actions: { type: 'changeField', params: ({ event }) => event } },
          ...formStates.editing.on,
        },
      },
    },
  });
