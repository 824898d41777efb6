import { describe, expect, expectTypeOf, it } from 'vitest';
import { createActor, initialTransition, SimulatedClock, toPromise } from 'xstate';
import { type CountdownInput, countdownMachine } from './countdownMachine.ts';

function run(endsAt: number, clock = new SimulatedClock()) {
  const actor = createActor(countdownMachine, { clock, input: { endsAt, now: () => clock.now() } }).start();
  return { actor, clock, secondsLeft: () => actor.getSnapshot().context.secondsLeft };
}

describe('countdown', () => {
  it('rounds up to whole seconds, and is done when the time has passed', () => {
    const at = (now: number) => initialTransition(countdownMachine, { endsAt: 60_000, now: () => now })[0];
    expect(at(0).context.secondsLeft).toBe(60);
    expect(at(59_001).context.secondsLeft).toBe(1);
    expect(at(60_000).value).toBe('done');
    expect(at(90_000).context.secondsLeft).toBe(0);
  });

  it('counts down sixty seconds and then finishes', { tags: ['4.1.13', '9.1.1'] }, async () => {
    const { actor, clock, secondsLeft } = run(60_000);
    for (let second = 1; second < 60; second += 1) {
      clock.increment(1000);
      expect(secondsLeft()).toBe(60 - second);
      expect(actor.getSnapshot().status).toBe('active');
    }
    clock.increment(1000);
    expect(secondsLeft()).toBe(0);
    await expect(toPromise(actor)).resolves.toEqual({ endsAt: 60_000 });
  });

  it('keeps the same end after a reload, and ticks on whole seconds', () => {
    const clock = new SimulatedClock();
    clock.set(47_600);
    const { secondsLeft } = run(60_000, clock);
    expect(secondsLeft()).toBe(13);
    clock.increment(399);
    expect(secondsLeft()).toBe(13);
    clock.increment(1);
    expect(secondsLeft()).toBe(12);
  });

  it('catches up after a sleep in which no timer ran', () => {
    const clock = new SimulatedClock();
    let asleep = 0;
    const actor = createActor(countdownMachine, { clock, input: { endsAt: 60_000, now: () => clock.now() + asleep } });
    actor.start();
    asleep = 40_000;
    clock.increment(1000);
    expect(actor.getSnapshot().context.secondsLeft).toBe(19);
  });

  it('rejects wrong types', () => {
    expectTypeOf<CountdownInput['endsAt']>().toEqualTypeOf<number>();
    // @ts-expect-error a date is not a time in milliseconds
    const input: CountdownInput = { endsAt: new Date() };
    expect(input.endsAt).toBeInstanceOf(Date);
  });
});
