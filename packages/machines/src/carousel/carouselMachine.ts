import { assign, setup } from 'xstate';
import { HERO_ADVANCE_MS } from '../shared/timings.ts';

export type CarouselInput = {
  /** How many slides there are, at least one. */
  length: number;
};

export type CarouselEvent =
  | { type: 'next.pressed' }
  | { type: 'previous.pressed' }
  | { type: 'play.toggled' }
  /** Somebody looks closer: the pointer or the focus is inside. Or nobody looks at all: the page is hidden. */
  | { type: 'hold.began' }
  | { type: 'hold.ended' }
  /** The person prefers reduced motion. */
  | { type: 'motion.reduced' };

type CarouselContext = {
  /** The slide that is shown, from 0. */
  current: number;
  length: number;
  /** Remembered while paused too: who presses play has the pointer or the focus inside. */
  isHeld: boolean;
};

/**
 * Slides that change by themselves, each shown for its whole time however it came. Once paused, by the person or because
 * they prefer reduced motion, it moves by itself again only after Play is pressed.
 */
export const carouselMachine = setup({
  types: {
    context: {} as CarouselContext,
    events: {} as CarouselEvent,
    input: {} as CarouselInput,
  },
  actions: {
    showNext: assign({ current: ({ context: { current, length } }) => (current + 1) % length }),
    showPrevious: assign({ current: ({ context: { current, length } }) => (current + length - 1) % length }),
    hold: assign({ isHeld: true }),
    release: assign({ isHeld: false }),
  },
  guards: {
    isHeld: ({ context }) => context.isHeld,
    isFree: ({ context }) => !context.isHeld,
  },
  delays: { advance: HERO_ADVANCE_MS },
}).createMachine({
  id: 'carousel',
  context: ({ input }) => ({ current: 0, length: input.length, isHeld: false }),
  initial: 'playing',
  on: {
    'next.pressed': { actions: 'showNext' },
    'previous.pressed': { actions: 'showPrevious' },
    'hold.began': { actions: 'hold' },
    'hold.ended': { actions: 'release' },
  },
  states: {
    playing: {
      always: { guard: 'isHeld', target: 'held' },
      after: { advance: { target: 'playing', reenter: true, actions: 'showNext' } },
      on: {
        // A slide that was chosen has its whole time too.
        'next.pressed': { target: 'playing', reenter: true, actions: 'showNext' },
        'previous.pressed': { target: 'playing', reenter: true, actions: 'showPrevious' },
        'play.toggled': 'paused',
        'motion.reduced': 'paused',
      },
    },
    held: {
      always: { guard: 'isFree', target: 'playing' },
      on: { 'play.toggled': 'paused', 'motion.reduced': 'paused' },
    },
    paused: { on: { 'play.toggled': 'playing' } },
  },
});
