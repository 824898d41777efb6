import type { StateNote } from './StateChart.tsx';
import type { Machine, StoryClaim } from './types.ts';

/** Where a story is, as seen from any page of Storybook. */
export const storyHref = (storyId: string) => `?path=/story/${storyId}`;

/** The stories that show a state: the flow's own, or where it has none, those of flows that are made the same. */
export function storiesOf(claims: readonly StoryClaim[], { name, sameShapeAs }: Machine, state: string): StoryClaim[] {
  const showing = claims.filter((claim) => claim.state === state);
  const own = showing.filter(({ machine }) => machine === name);
  return own.length > 0 ? own : showing.filter(({ machine }) => sameShapeAs.includes(machine));
}

/** What the chart of a flow must know beside its shape. */
export function notesOn(machine: Machine, claims: readonly StoryClaim[]): Map<string, StateNote> {
  return new Map(
    machine.states.map(({ path, isView }) => {
      const [first] = storiesOf(claims, machine, path);
      return [path, { isView, href: first && storyHref(first.storyId) }];
    }),
  );
}
