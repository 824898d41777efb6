import { type CallResponse, type Category, messageOf, type SizeGuide } from '@abs/contract';
import { assign, setup } from 'xstate';
import { isNotFound } from '../shared/failure.ts';
import * as messages from '../shared/messages.ts';
import { port } from '../shared/port.ts';

export type SizeGuideInput = { category: Category };

export type SizeGuideEvent = { type: 'refresh.requested' };

type SizeGuideContext = { category: Category; sizeGuide: SizeGuide | null; message: string | null };

type Answer = CallResponse<'getSizeGuide'>;

/** The size guide of a category. Goes to `notFound` if the category has none, or if the backend has no size guides. */
export const sizeGuideMachine = setup({
  types: {
    context: {} as SizeGuideContext,
    events: {} as SizeGuideEvent,
    input: {} as SizeGuideInput,
    tags: {} as 'pending',
    children: {} as { getSizeGuide: 'getSizeGuide' },
  },
  actors: {
    getSizeGuide: port<Answer, { category: Category }>('getSizeGuide'),
  },
  actions: {
    takeAnswer: assign((_, { answer }: { answer: Answer }) => ({ sizeGuide: answer.sizeGuide, message: null })),
    showFailure: assign((_, { error }: { error: unknown }) => ({
      message: messageOf(error, messages.sizeGuideLoadFailed),
    })),
  },
  guards: {
    isMissing: (_, params: { error: unknown }) => isNotFound(params.error),
  },
}).createMachine({
  id: 'sizeGuide',
  context: ({ input: { category } }) => ({ category, sizeGuide: null, message: null }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'pending',
      invoke: {
        id: 'getSizeGuide',
        src: 'getSizeGuide',
        input: ({ context }) => ({ category: context.category }),
        onDone: {
          target: 'ready',
          actions: { type: 'takeAnswer', params: ({ event }) => ({ answer: event.output }) },
        },
        onError: [
          { guard: { type: 'isMissing', params: ({ event }) => ({ error: event.error }) }, target: 'notFound' },
          {
            target: 'failed',
            actions: { type: 'showFailure', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
    },
    ready: {},
    notFound: {},
    failed: { on: { 'refresh.requested': 'loading' } },
  },
});

/** The outcome of the request for a guide: the answer, a missing guide, or an error message. */
export type SizeGuideOutcome = { answer: Answer } | { notFound: true } | { message: string };

/** The machine's snapshot after its first request, for a page that comes with its data. */
export function sizeGuideAfter({ category }: SizeGuideInput, outcome: SizeGuideOutcome) {
  const context = { category, sizeGuide: null, message: null };
  if ('notFound' in outcome) return sizeGuideMachine.resolveState({ value: 'notFound', context });
  if ('message' in outcome) {
    return sizeGuideMachine.resolveState({ value: 'failed', context: { ...context, message: outcome.message } });
  }
  return sizeGuideMachine.resolveState({
    value: 'ready',
    context: { ...context, sizeGuide: outcome.answer.sizeGuide },
  });
}
