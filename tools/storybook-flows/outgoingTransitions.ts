import type { Machine, State } from './types.ts';

/** An event that leads to other states, and the states in which the flow may rest after it. */
export type Lead = { trigger: string; guard: string | null; from: string; views: string[] };

/** The events that lead out of the active states: their own events, and those of their parent states. */
export function outgoingTransitions({ states }: Machine, active: readonly string[]): Lead[] {
  const byPath = new Map(states.map((state) => [state.path, state]));
  const childrenOf = (path: string) => states.filter(({ parent }) => parent === path);

  /** The states in which the flow rests after it enters a state: several if guards or regions decide. */
  function viewsIn(path: string, passed: readonly string[] = []): string[] {
    const state = byPath.get(path);
    if (!state || passed.includes(path)) return [];
    const onward = [...passed, path];
    if (state.isView) return [path];
    if (state.kind === 'parallel') return childrenOf(path).flatMap((region) => viewsIn(region.path, onward));
    if (state.kind === 'history') {
      return childrenOf(state.parent ?? '').flatMap((sibling) => viewsIn(sibling.path, onward));
    }
    if (state.initial !== null) return viewsIn(state.initial, onward);
    return state.transitions
      .filter(({ kind }) => kind === 'always')
      .flatMap(({ target }) => (target === null ? [] : viewsIn(target, onward)));
  }

  const isActive = ({ path }: State) => active.some((leaf) => leaf === path || leaf.startsWith(path && `${path}.`));
  return states.filter(isActive).flatMap((state) =>
    state.transitions.flatMap(({ trigger, guard, target }) => {
      if (target === null) return [];
      const views = [...new Set(viewsIn(target))].filter((view) => !active.includes(view));
      return views.length === 0 ? [] : [{ trigger, guard, from: state.path, views }];
    }),
  );
}
