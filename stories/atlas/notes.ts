import type { Machine, StoryClaim } from '../../tools/atlas/types.ts';
import type { StateNote } from './StateChart.tsx';

/** Where a story is, as seen from any page of Storybook. */
export const storyHref = (storyId: string) => `?path=/story/${storyId}`;

/** The stories that show a state. */
export const storiesOf = (claims: readonly StoryClaim[], machine: string, state: string) =>
  claims.filter((claim) => claim.machine === machine && claim.state === state);

/** What the chart of a flow must know beside its shape. */
export function notesOn({ name, states }: Machine, claims: readonly StoryClaim[]): Map<string, StateNote> {
  return new Map(
    states.map(({ path, isView }) => {
      const [first] = storiesOf(claims, name, path);
      return [path, { isView, href: first && storyHref(first.storyId) }];
    }),
  );
}
