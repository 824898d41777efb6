import { type CallResponse, messageOf } from '@abs/contract';
import { assign, setup } from 'xstate';
import { hasStatus } from '../shared/failure.ts';
import { port } from '../shared/port.ts';
import * as settingsMessages from '../shared/settingsMessages.ts';

type Confirmation = CallResponse<'confirmEmailChange'>;

export type EmailLinkInput = { token: string };

export type EmailLinkEvent = { type: 'change.confirmed' } | { type: 'change.cancelled' };

type EmailLinkContext = EmailLinkInput & {
  /** The new address; null until the server has answered it. */
  email: string | null;
  /** Why the change could not be confirmed or cancelled. */
  message: string | null;
};

const answerOf = ({ event }: { event: { output: Confirmation } }) => ({ answer: event.output });
const takeEmail = { type: 'takeEmail', params: answerOf } as const;

/** Not that of forms, which would load their validation with this page. */
const failureOf = ({ event }: { event: { error: unknown } }) => ({ error: event.error });
const onError = [
  { guard: { type: 'isInvalid', params: failureOf }, target: 'invalid' },
  { target: 'asking', actions: { type: 'showFailure', params: failureOf } },
] as const;

/**
 * The page behind the links of a change of the email address. It confirms or cancels only when the reader presses a button,
 * because mail programs open links to check them.
 */
export const emailLinkMachine = setup({
  types: {
    context: {} as EmailLinkContext,
    events: {} as EmailLinkEvent,
    input: {} as EmailLinkInput,
    tags: {} as 'pending',
    children: {} as { confirmChange: 'confirmChange'; cancelChange: 'cancelChange' },
  },
  actors: {
    confirmChange: port<Confirmation, EmailLinkInput>('confirmChange'),
    cancelChange: port<CallResponse<'cancelEmailChange'>, EmailLinkInput>('cancelChange'),
  },
  actions: {
    takeEmail: assign((_, { answer }: { answer: Confirmation }) => ({ email: answer.email })),
    showFailure: assign((_, { error }: { error: unknown }) => ({
      message: messageOf(error, settingsMessages.emailLinkFailed),
    })),
    clearFailure: assign({ message: null }),
  },
  guards: {
    isChanged: (_, { answer }: { answer: Confirmation }) => answer.changed,
    isInvalid: (_, { error }: { error: unknown }) => hasStatus(error, 400),
  },
}).createMachine({
  id: 'emailLink',
  context: ({ input }) => ({ ...input, email: null, message: null }),
  initial: 'asking',
  states: {
    asking: { on: { 'change.confirmed': 'confirming', 'change.cancelled': 'cancelling' } },
    confirming: {
      tags: 'pending',
      entry: 'clearFailure',
      invoke: {
        id: 'confirmChange',
        src: 'confirmChange',
        input: ({ context: { token } }) => ({ token }),
        onDone: [
          { guard: { type: 'isChanged', params: answerOf }, target: 'changed', actions: takeEmail },
          { target: 'waiting', actions: takeEmail },
        ],
        onError,
      },
    },
    cancelling: {
      tags: 'pending',
      entry: 'clearFailure',
      invoke: {
        id: 'cancelChange',
        src: 'cancelChange',
        input: ({ context: { token } }) => ({ token }),
        onDone: 'cancelled',
        onError,
      },
    },
    /** The other address is not confirmed yet. */
    waiting: {},
    changed: {},
    cancelled: {},
    /** The link has expired, was replaced by another request, or was never sent. */
    invalid: {},
  },
});
