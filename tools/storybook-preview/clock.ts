import { STORY_TIME } from './storyTime.ts';

const { now } = Date;
let startedAt = now();

/** Resets the clock to STORY_TIME, from which it continues. Call it at the start of each story. */
export function restartClock(): void {
  startedAt = now();
}

/** Import this module before any module that reads the time. */
Date.now = () => STORY_TIME + now() - startedAt;
globalThis.Date = new Proxy(Date, {
  construct: (target, args, newTarget) => Reflect.construct(target, args.length > 0 ? args : [target.now()], newTarget),
});
