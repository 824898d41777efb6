import type { StateNote } from './StateChart.tsx';
import type { Machine, StoryClaim } from './types.ts';

/** The link to a story from any page of Storybook. */
export const storyHref = (storyId: string) => `?path=/story/${storyId}`;

/** The stories that show a state: the flow's own, or else those of flows of the same shape. */
export function storiesOf(claims: readonly StoryClaim[], { name, sameShapeAs }: Machine, state: string): StoryClaim[] {
  const showing = claims.filter((claim) => claim.state === state);
  const own = showing.filter(({ machine }) => machine === name);
  return own.length > 0 ? own : showing.filter(({ machine }) => sameShapeAs.includes(machine));
}

/** The data that the chart of a flow needs in addition to its shape, by state. */
export function notesOn(machine: Machine, claims: readonly StoryClaim[]): Map<string, StateNote> {
  return new Map(
    machine.states.map(({ path, isView }) => {
      const [first] = storiesOf(claims, machine, path);
      return [path, { isView, href: first && storyHref(first.storyId) }];
    }),
  );
}
