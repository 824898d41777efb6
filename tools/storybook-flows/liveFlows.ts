/**
 * Watches the flows that run in a story, so that what a story says it shows can be held against what is so, and be
 * seen in the panel. Actors are told apart by their machine's id, which is the flow's name.
 */
import { addons } from 'storybook/preview-api';
import { expect, waitFor } from 'storybook/test';
import { Actor, type AnyActor, type AnyStateMachine, StateMachine, type StateValue } from 'xstate';
import type { FlowParameter, StateClaim } from './claim.ts';
import { type FlowStates, flowChannel, type ToldFlow } from './flowChannel.ts';

const running = new Set<AnyActor>();

/** The states without states of their own that a value names, as paths with dots. */
function leavesOf(value: StateValue, path: string[] = []): string[] {
  if (typeof value === 'string') return [[...path, value].join('.')];
  return Object.entries(value).flatMap(([key, inner]) => (inner === undefined ? [] : leavesOf(inner, [...path, key])));
}

/** The states that the running flows are in. A flow that runs more than once is in all of them. */
function activeStates(): FlowStates {
  const states: FlowStates = {};
  for (const actor of running) {
    const { id } = actor.logic as AnyStateMachine;
    const { value } = actor.getSnapshot() as { value: StateValue };
    states[id] = [...(states[id] ?? []), ...leavesOf(value)];
  }
  return states;
}

let isTelling = false;

/** Tells the panel, once for all that happens at once. */
function tellStates(): void {
  if (isTelling) return;
  isTelling = true;
  queueMicrotask(() => {
    isTelling = false;
    addons.getChannel().emit(flowChannel.states, activeStates());
  });
}

/** Flows are started deep inside the app, which has no business knowing that it is watched. */
function watchActors(): void {
  const { start, stop } = Actor.prototype;
  Actor.prototype.start = function startWatched(this: AnyActor) {
    if (this.logic instanceof StateMachine && !running.has(this)) {
      running.add(this);
      const forget = () => {
        running.delete(this);
        tellStates();
      };
      this.subscribe({ next: tellStates, complete: forget, error: forget });
    }
    return start.call(this);
  };
  // React's hooks silence an actor before they stop it, and all that it runs.
  Actor.prototype.stop = function stopWatched(this: AnyActor) {
    for (const actor of running) if (actor.system === this.system) running.delete(actor);
    tellStates();
    return stop.call(this);
  };
}

/** Answers the panel, for which a flow is loaded only when it is looked at. */
function answerPanel(): void {
  const channel = addons.getChannel();
  channel.on(flowChannel.statesAsked, tellStates);
  channel.on(flowChannel.flowAsked, async (name: string) => {
    const { claims, flows } = await import('virtual:atlas');
    const flow = await flows[name]?.();
    if (flow) channel.emit(flowChannel.flow, { ...flow.default, claims } satisfies ToldFlow);
  });
}

watchActors();
answerPanel();

/** What a story says it shows. */
function claimsOf(flow: FlowParameter | undefined): readonly StateClaim[] {
  if (flow === undefined) return [];
  return 'machine' in flow ? [flow] : flow;
}

/** For after a story: fails unless each state that it says it shows is one in which the running flow now is. */
export async function expectClaimedStates({ parameters }: { parameters: { flow?: FlowParameter } }): Promise<void> {
  for (const { machine, state } of claimsOf(parameters.flow)) {
    await waitFor(() => expect(activeStates()[machine] ?? [], `states of the flow ${machine}`).toContain(state));
  }
}
