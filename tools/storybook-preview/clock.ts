import { STORY_TIME } from './storyTime.ts';

const { now } = Date;
let startedAt = now();

/** Sets the clock of stories back to their moment, from which it goes on. Each story starts with it. */
export function restartClock(): void {
  startedAt = now();
}

/** Imported before anything that asks for the time. */
Date.now = () => STORY_TIME + now() - startedAt;
globalThis.Date = new Proxy(Date, {
  construct: (target, args, newTarget) => Reflect.construct(target, args.length > 0 ? args : [target.now()], newTarget),
});
