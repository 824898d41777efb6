import { assign, setup } from 'xstate';
import { HERO_ADVANCE_MS } from '../shared/timings.ts';

export type CarouselInput = {
  /** Number of slides, at least one. */
  length: number;
};

export type CarouselEvent =
  | { type: 'next.pressed' }
  | { type: 'previous.pressed' }
  | { type: 'play.toggled' }
  /** The pointer or the focus is inside, or the page is hidden. */
  | { type: 'hold.began' }
  | { type: 'hold.ended' }
  /** The person prefers reduced motion. */
  | { type: 'motion.reduced' };

type CarouselContext = {
  /** The slide that is shown, from 0. */
  current: number;
  length: number;
  /** Kept while paused, because a person who presses Play has the pointer or the focus inside. */
  isHeld: boolean;
};

/**
 * Slides that advance automatically. Each slide has its whole time, even after a press of next or previous. Once
 * paused, by the person or for reduced motion, it advances again only after Play is pressed.
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
        // Restart the timer, so that a chosen slide has its whole time too.
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
