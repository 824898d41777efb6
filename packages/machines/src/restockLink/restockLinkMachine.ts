import { type CallResponse, messageOf } from '@abs/contract';
import { assign, setup } from 'xstate';
import { hasStatus } from '../shared/failure.ts';
import * as messages from '../shared/messages.ts';
import { port } from '../shared/port.ts';

type Answer = CallResponse<'confirmRestockMail'>;

/** The purpose of a mailed link: to confirm a request, or to cancel all requests of the e-mail address. */
export type RestockLinkAction = 'confirm' | 'cancel';
export type RestockLinkInput = { action: RestockLinkAction; token: string };

export type RestockLinkEvent = { type: 'refresh.requested' };

type RestockLinkContext = RestockLinkInput & {
  /** Why the link could not be followed. */
  message: string | null;
};

/** Follows the link of a mail about restock as soon as its page opens, so that one click in the mail is enough. */
export const restockLinkMachine = setup({
  types: {
    context: {} as RestockLinkContext,
    events: {} as RestockLinkEvent,
    input: {} as RestockLinkInput,
    tags: {} as 'pending',
    children: {} as { followLink: 'followLink' },
  },
  actors: {
    followLink: port<Answer, RestockLinkInput>('followLink'),
  },
  actions: {
    showFailure: assign((_, { error }: { error: unknown }) => ({
      message: messageOf(error, messages.restockLinkFailed),
    })),
  },
  guards: {
    isInvalid: (_, { error }: { error: unknown }) => hasStatus(error, 400),
  },
}).createMachine({
  id: 'restockLink',
  context: ({ input }) => ({ ...input, message: null }),
  initial: 'following',
  states: {
    following: {
      tags: 'pending',
      invoke: {
        id: 'followLink',
        src: 'followLink',
        input: ({ context: { action, token } }) => ({ action, token }),
        onDone: 'done',
        onError: [
          { guard: { type: 'isInvalid', params: ({ event }) => ({ error: event.error }) }, target: 'invalid' },
          { target: 'failed', actions: { type: 'showFailure', params: ({ event }) => ({ error: event.error }) } },
        ],
      },
    },
    done: {},
    /** The link has expired, or was never sent. */
    invalid: {},
    failed: { on: { 'refresh.requested': 'following' } },
  },
});
