import { STORY_TIME } from './storyTime.ts';

const { now } = Date;
let startedAt = now();

const storyNow = () => STORY_TIME + now() - startedAt;

/** Resets the clock to STORY_TIME, from which it continues. Call it at the start of each story. */
export function restartClock(): void {
  startedAt = now();
  Date.now = storyNow;
}

/** Gives the real time, until the clock is restarted. */
export function stopClock(): void {
  Date.now = now;
}

// Before any module that reads the time.
restartClock();
globalThis.Date = new Proxy(Date, {
  construct: (target, args, newTarget) => Reflect.construct(target, args.length > 0 ? args : [target.now()], newTarget),
});
