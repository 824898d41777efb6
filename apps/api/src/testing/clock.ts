/** A clock that a test moves. Each look at it is a millisecond later, so that what happens later is never as old. */
export type Clock = { now(): Date; advance(ms: number): void };

export function createClock(): Clock {
  let time = Math.floor(Date.now() / 1000) * 1000;
  return {
    now: () => new Date(time++),
    advance: (ms) => {
      time += ms;
    },
  };
}
