import { describe, expect, expectTypeOf, it } from 'vitest';
import { createActor, initialTransition, SimulatedClock, transition } from 'xstate';
import { type CarouselEvent, type CarouselInput, carouselMachine } from './carouselMachine.ts';

const next: CarouselEvent = { type: 'next.pressed' };
const previous: CarouselEvent = { type: 'previous.pressed' };
const toggle: CarouselEvent = { type: 'play.toggled' };
const hold: CarouselEvent = { type: 'hold.began' };
const release: CarouselEvent = { type: 'hold.ended' };
const reduce: CarouselEvent = { type: 'motion.reduced' };

function run(length = 4) {
  const clock = new SimulatedClock();
  const actor = createActor(carouselMachine, { clock, input: { length } }).start();
  return {
    actor,
    clock,
    value: () => actor.getSnapshot().value,
    current: () => actor.getSnapshot().context.current,
    send: (...events: CarouselEvent[]) => {
      for (const event of events) actor.send(event);
    },
  };
}

/** The state after these events, without a clock. */
function stateAfter(...events: CarouselEvent[]) {
  let [snapshot] = initialTransition(carouselMachine, { length: 4 });
  for (const event of events) [snapshot] = transition(carouselMachine, snapshot, event);
  return { value: snapshot.value, current: snapshot.context.current };
}

describe('carousel, by hand', () => {
  it('is pure: next and previous wrap around in every state', { tags: ['2.6.3'] }, () => {
    expect(stateAfter().current).toBe(0);
    for (const before of [[], [hold], [toggle]]) {
      expect(stateAfter(...before, next).current).toBe(1);
      expect(stateAfter(...before, previous).current).toBe(3);
      expect(stateAfter(...before, next, next, next, next).current).toBe(0);
      expect(stateAfter(...before, previous, next).current).toBe(0);
    }
  });

  it.each([
    ['playing', []],
    ['held', [hold]],
    ['playing', [hold, release]],
    ['paused', [toggle]],
    ['playing', [toggle, toggle]],
    ['paused', [hold, toggle]],
    ['held', [hold, toggle, toggle]],
    ['playing', [hold, toggle, release, toggle]],
    ['held', [toggle, hold, toggle]],
    ['paused', [toggle, hold, release]],
    ['paused', [reduce]],
    ['paused', [hold, reduce, release]],
    ['playing', [reduce, toggle]],
    ['paused', [reduce, reduce]],
  ] as const)('is %s after %j', (value, events) => {
    expect(stateAfter(...events).value).toBe(value);
  });
});

describe('carousel, automatic', () => {
  it('shows each slide for exactly 10 seconds, and begins again after the last', { tags: ['2.6.2', '9.1.8'] }, () => {
    const { clock, current } = run();
    for (const slide of [1, 2, 3, 0, 1]) {
      const before = current();
      clock.increment(9_999);
      expect(current()).toBe(before);
      clock.increment(1);
      expect(current()).toBe(slide);
    }
  });

  it.each([
    ['next', next, 1],
    ['previous', previous, 3],
  ] as const)('shows a slide chosen by %s for its whole time', (_, event, slide) => {
    const { clock, current, send } = run();
    clock.increment(9_000);
    send(event);
    clock.increment(9_999);
    expect(current()).toBe(slide);
    clock.increment(1);
    expect(current()).toBe((slide + 1) % 4);
  });

  it('does not advance while held, and then shows the slide for its whole time', { tags: ['2.6.2'] }, () => {
    const { clock, current, send } = run();
    clock.increment(9_000);
    send(hold);
    clock.increment(60_000);
    expect(current()).toBe(0);
    send(next);
    clock.increment(60_000);
    expect(current()).toBe(1);
    send(release);
    clock.increment(9_999);
    expect(current()).toBe(1);
    clock.increment(1);
    expect(current()).toBe(2);
  });

  it('ignores repeated hold and release events', () => {
    const { clock, current, send } = run();
    clock.increment(9_000);
    send(release);
    clock.increment(1_000);
    expect(current()).toBe(1);
    send(hold, hold, release);
    clock.increment(10_000);
    expect(current()).toBe(2);
  });

  it.each([
    ['the person paused it', toggle],
    ['the person prefers reduced motion', reduce],
  ])('stops once %s, until Play is pressed', { tags: ['2.6.2'] }, (_, pause) => {
    const { clock, current, send, value } = run();
    send(pause, next, hold, release);
    clock.increment(60_000);
    expect(current()).toBe(1);
    expect(value()).toBe('paused');
    send(toggle);
    clock.increment(10_000);
    expect(current()).toBe(2);
  });

  it('waits after Play while the pointer is inside', () => {
    const { clock, current, send } = run();
    send(toggle, hold, toggle);
    clock.increment(60_000);
    expect(current()).toBe(0);
    send(release);
    clock.increment(10_000);
    expect(current()).toBe(1);
  });

  it('leaves no timer behind when it ends', () => {
    const { actor, clock, current } = run();
    actor.stop();
    clock.increment(10_000);
    expect(current()).toBe(0);
  });
});

it('rejects wrong types', () => {
  expectTypeOf<CarouselInput['length']>().toEqualTypeOf<number>();
  // @ts-expect-error the machine takes only the number of slides
  const input: CarouselInput = { length: ['Hoodie'] };
  // @ts-expect-error a press names no slide
  const event: CarouselEvent = { type: 'next.pressed', slide: 2 };
  expect([input, event]).toHaveLength(2);
});
