/** A clock that a test advances. Each reading is a millisecond later, so that no two events have the same time. */
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
