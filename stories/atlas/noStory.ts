import type { StateName } from './claim.ts';

/** States that no story shows, and why none can. Whoever adds a story for one takes it from here. */
export const noStory: Partial<Record<StateName, string>> = {};
