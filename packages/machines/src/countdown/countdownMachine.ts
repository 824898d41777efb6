import { assign, setup } from 'xstate';

export type CountdownInput = {
  /** When it ends, in milliseconds since the epoch. */
  endsAt: number;
  /** The current time in the same unit; replaced by tests. @default Date.now */
  now?: () => number;
};

type CountdownContext = { endsAt: number; now: () => number; secondsLeft: number };

function secondsUntil(endsAt: number, now: number): number {
  return Math.max(0, Math.ceil((endsAt - now) / 1000));
}

/**
 * Counts whole seconds down to an absolute time, so that a sleeping laptop or a throttled background tab does not
 * stretch it. After a reload, create it again from `endsAt`. Read `context.secondsLeft`; it finishes at 0.
 */
export const countdownMachine = setup({
  types: {
    context: {} as CountdownContext,
    input: {} as CountdownInput,
    output: {} as { endsAt: number },
  },
  actions: {
    readClock: assign({ secondsLeft: ({ context }) => secondsUntil(context.endsAt, context.now()) }),
  },
  guards: {
    isOver: ({ context }) => context.secondsLeft === 0,
  },
  delays: {
    // The rest of the current second, or a full one, so that the number changes on whole seconds.
    tick: ({ context }) => {
      const rest = (context.endsAt - context.now()) % 1000;
      return rest > 0 ? rest : 1000;
    },
  },
}).createMachine({
  id: 'countdown',
  context: ({ input: { endsAt, now = Date.now } }) => ({ endsAt, now, secondsLeft: secondsUntil(endsAt, now()) }),
  initial: 'ticking',
  states: {
    ticking: {
      always: { guard: 'isOver', target: 'done' },
      after: { tick: { target: 'ticking', reenter: true, actions: 'readClock' } },
    },
    done: { type: 'final' },
  },
  output: ({ context }) => ({ endsAt: context.endsAt }),
});
