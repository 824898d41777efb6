import { type CallResponse, messageOf } from '@abs/contract';
import type { Collection } from '@abs/contract/entities';
import { assign, setup } from 'xstate';
import { isNotFound } from '../shared/failure.ts';
import * as messages from '../shared/messages.ts';
import { port } from '../shared/port.ts';

export type CollectionInput = { slug: string };

export type CollectionEvent = { type: 'refresh.requested' };

type CollectionContext = { slug: string; collection: Collection | null; message: string | null };

type Answer = CallResponse<'getCollection'>;

/** The texts and picture of a collection; its list is another machine. `notFound` if the backend has no collections. */
export const collectionMachine = setup({
  types: {
    context: {} as CollectionContext,
    events: {} as CollectionEvent,
    input: {} as CollectionInput,
    tags: {} as 'pending',
    children: {} as { getCollection: 'getCollection' },
  },
  actors: {
    getCollection: port<Answer, CollectionInput>('getCollection'),
  },
  actions: {
    takeAnswer: assign((_, { answer }: { answer: Answer }) => ({ collection: answer.collection, message: null })),
    showFailure: assign((_, { error }: { error: unknown }) => ({
      message: messageOf(error, messages.collectionLoadFailed),
    })),
  },
  guards: {
    isOver: (_, { answer }: { answer: Answer }) => answer.isOver,
    isMissing: (_, params: { error: unknown }) => isNotFound(params.error),
  },
}).createMachine({
  id: 'collection',
  context: ({ input: { slug } }) => ({ slug, collection: null, message: null }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'pending',
      invoke: {
        id: 'getCollection',
        src: 'getCollection',
        input: ({ context }) => ({ slug: context.slug }),
        onDone: [
          {
            guard: { type: 'isOver', params: ({ event }) => ({ answer: event.output }) },
            target: 'over',
            actions: { type: 'takeAnswer', params: ({ event }) => ({ answer: event.output }) },
          },
          { target: 'ready', actions: { type: 'takeAnswer', params: ({ event }) => ({ answer: event.output }) } },
        ],
        onError: [
          { guard: { type: 'isMissing', params: ({ event }) => ({ error: event.error }) }, target: 'notFound' },
          { target: 'failed', actions: { type: 'showFailure', params: ({ event }) => ({ error: event.error }) } },
        ],
      },
    },
    ready: {},
    over: {},
    notFound: {},
    failed: { on: { 'refresh.requested': 'loading' } },
  },
});

/** The outcome of the request for a collection: the answer, a missing collection, or an error message. */
export type CollectionOutcome = { answer: Answer } | { notFound: true } | { message: string };

/** The machine's snapshot after its first request, for a page that comes with its data. */
export function collectionAfter({ slug }: CollectionInput, outcome: CollectionOutcome) {
  const context = { slug, collection: null, message: null };
  if ('notFound' in outcome) return collectionMachine.resolveState({ value: 'notFound', context });
  if ('message' in outcome) {
    return collectionMachine.resolveState({ value: 'failed', context: { ...context, message: outcome.message } });
  }
  const { collection, isOver } = outcome.answer;
  return collectionMachine.resolveState({ value: isOver ? 'over' : 'ready', context: { ...context, collection } });
}
