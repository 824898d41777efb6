import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode, ContextFrom, EventFromLogic, InputFrom } from 'xstate';
import { getShortestPaths, getStateNodes } from 'xstate/graph';

/** An event as the machine sees it, its own kinds and those of its children and timers (`xstate.done.actor.…`). */
type AnyEvent = { type: string; [key: string]: unknown };

/** Every state without children, by dotted path, but for those that are left in the instant they are entered. */
export function leafStates(machine: AnyStateMachine): string[] {
  return getStateNodes(machine)
    .filter((node: AnyStateNode) => Object.keys(node.states).length === 0 && node.type !== 'history')
    .filter((node: AnyStateNode) => !node.always?.some((transition) => transition.guard === undefined))
    .map((node: AnyStateNode) => node.path.join('.'))
    .sort();
}

/**
 * The leaf states reached by the shortest paths from the start over the given events.
 * @param options.key what makes two snapshots different beside their state value; the whole context by default.
 */
export function reachedStates<Machine extends AnyStateMachine>(
  machine: Machine,
  options: {
    input: InputFrom<Machine>[];
    events: AnyEvent[];
    key?: (context: ContextFrom<Machine>) => unknown;
  },
): string[] {
  const reached = new Set<string>();
  for (const input of options.input) {
    const paths = getShortestPaths(machine, {
      input,
      events: options.events as EventFromLogic<Machine>[],
      serializeState: (snapshot: AnyMachineSnapshot) =>
        JSON.stringify([snapshot.value, options.key ? options.key(snapshot.context) : snapshot.context]),
      limit: 20_000,
    } as Parameters<typeof getShortestPaths<Machine>>[1]);
    for (const { state } of paths) {
      for (const node of (state as unknown as AnyMachineSnapshot)._nodes) {
        if (Object.keys(node.states).length === 0) reached.add(node.path.join('.'));
      }
    }
  }
  return [...reached].sort();
}

/** That a child finished, as its parent sees it. */
export const done = (id: string, output: unknown): AnyEvent => ({
  type: `xstate.done.actor.${id}`,
  actorId: id,
  output,
});

/** That a child failed, as its parent sees it. */
export const failed = (id: string, error: unknown): AnyEvent => ({
  type: `xstate.error.actor.${id}`,
  actorId: id,
  error,
});

/** That a timer ran out. */
export const elapsed = (delay: string, state: string): AnyEvent => ({ type: `xstate.after.${delay}.${state}` });
