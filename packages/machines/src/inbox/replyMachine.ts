import { type CallResponse, type ReplyForm, replyForm } from '@abs/contract';
import { assign, emit, setup } from 'xstate';
import { adminMessages } from '../shared/adminMessages.ts';
import { isAttemptRefused } from '../shared/failure.ts';
import { afterFailure, cleaned, errorsOf, type FormContext, passes, withField, withSubmitted } from '../shared/form.ts';
import { port } from '../shared/port.ts';

export type ReplyInput = {
  messageId: string;
  /** Makes a new idempotency key: random, never the same twice. */
  createKey: () => string;
};

export type ReplyEvent =
  | { type: 'field.changed'; field: keyof ReplyForm; value: string }
  | { type: 'form.submitted'; values?: Partial<ReplyForm> };

type Answer = CallResponse<'replyToMessage'>;

export type ReplyEmitted =
  | { type: 'reply.sent'; messageId: string; answer: Answer }
  | { type: 'reply.failed'; messageId: string; message: string };

export type SendReplyInput = { messageId: string; text: string; idempotencyKey: string };

type ReplyContext = FormContext<ReplyForm> &
  ReplyInput & {
    /** The mail whose fate is not known: the same text goes out again under the same key. null when there is none. */
    attempt: { key: string; text: string } | null;
  };

/**
 * The attempt that a submit is: the one whose outcome is unknown, when the text is the same, so that a mail which did go
 * out does not go out twice; else a new one.
 */
function attemptFor({ attempt, values, createKey }: ReplyContext) {
  const { text } = cleaned(replyForm, values);
  return attempt?.text === text ? attempt : { key: createKey(), text };
}

/**
 * Answering one message by mail. `sendReply` is handed a signal like every port, which is aborted when the inbox is left.
 * Do not pass it on to the call: a mail once on its way is sent, whether or not anybody looks on.
 */
export const replyMachine = setup({
  types: {
    context: {} as ReplyContext,
    events: {} as ReplyEvent,
    emitted: {} as ReplyEmitted,
    input: {} as ReplyInput,
    tags: {} as 'pending',
    children: {} as { sendReply: 'sendReply' },
  },
  actors: { sendReply: port<Answer, SendReplyInput>('sendReply') },
  actions: {
    changeField: assign(({ context }, params: { field: keyof ReplyForm; value: string }) =>
      withField(context, params.field, params.value),
    ),
    takeValues: assign(({ context }, params: { values?: Partial<ReplyForm> }) => withSubmitted(context, params.values)),
    showErrors: assign({ errors: ({ context }) => errorsOf(replyForm, context.values) }),
    startAttempt: assign(({ context }) => ({ attempt: attemptFor(context) })),
    endRefusedAttempt: assign(({ context }, params: { error: unknown }) => ({
      attempt: isAttemptRefused(params.error) ? null : context.attempt,
    })),
    showFailure: assign((_, params: { error: unknown }) =>
      afterFailure<ReplyForm>(params.error, adminMessages.replyFailed),
    ),
    clearText: assign({ values: { text: '' }, attempt: null }),
    announceSent: emit(({ context }, params: { answer: Answer }) => ({
      type: 'reply.sent' as const,
      messageId: context.messageId,
      answer: params.answer,
    })),
    announceFailed: emit(({ context }) => ({
      type: 'reply.failed' as const,
      messageId: context.messageId,
      message: context.message ?? adminMessages.replyFailed,
    })),
  },
  guards: { isValid: ({ context }) => passes(replyForm, context.values) },
}).createMachine({
  id: 'reply',
  context: ({ input }) => ({ ...input, values: { text: '' }, errors: {}, message: null, attempt: null }),
  initial: 'editing',
  states: {
    editing: {
      on: {
        'field.changed': { actions: { type: 'changeField', params: ({ event }) => event } },
        'form.submitted': {
          target: 'validating',
          actions: { type: 'takeValues', params: ({ event }) => ({ values: event.values }) },
        },
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
        onDone: {
          target: 'sent',
          actions: ['clearText', { type: 'announceSent', params: ({ event }) => ({ answer: event.output }) }],
        },
        onError: {
          target: 'editing',
          actions: [
            { type: 'endRefusedAttempt', params: ({ event }) => ({ error: event.error }) },
            { type: 'showFailure', params: ({ event }) => ({ error: event.error }) },
            'announceFailed',
          ],
        },
      },
    },
    // Another one may follow.
    sent: {
      on: {
        'field.changed': { target: 'editing', actions: { type: 'changeField', params: ({ event }) => event } },
        'form.submitted': {
          target: 'validating',
          actions: { type: 'takeValues', params: ({ event }) => ({ values: event.values }) },
        },
      },
    },
  },
});
