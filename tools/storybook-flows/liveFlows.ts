/**
 * Watches the flows that run in a story, to compare their states with the story's claim and to show them in the panel.
 * Identifies an actor by its machine's id, which is the flow's name.
 */
import { addons } from 'storybook/preview-api';
import { expect, waitFor } from 'storybook/test';
import { Actor, type AnyActor, type AnyStateMachine, StateMachine, type StateValue } from 'xstate';
import type { FlowParameter, StateClaim } from './claim.ts';
import { type FlowMessage, type FlowStates, flowChannel } from './flowChannel.ts';

const running = new Set<AnyActor>();

/** The states without child states in a state value, as paths with dots. */
function leavesOf(value: StateValue, path: string[] = []): string[] {
  if (typeof value === 'string') return [[...path, value].join('.')];
  return Object.entries(value).flatMap(([key, inner]) => (inner === undefined ? [] : leavesOf(inner, [...path, key])));
}

/** The states of the running flows. Combines the states of a flow that runs more than once. */
function activeStates(): FlowStates {
  const states: FlowStates = {};
  for (const actor of running) {
    const { id } = actor.logic as AnyStateMachine;
    const { value } = actor.getSnapshot() as { value: StateValue };
    states[id] = [...(states[id] ?? []), ...leavesOf(value)];
  }
  return states;
}

let isBroadcastPending = false;

/** Sends the states to the panel, once for all changes in the same task. */
function broadcastStates(): void {
  if (isBroadcastPending) return;
  isBroadcastPending = true;
  queueMicrotask(() => {
    isBroadcastPending = false;
    addons.getChannel().emit(flowChannel.states, activeStates());
  });
}

/** Patches XState's actors, because flows start deep inside the app. */
function watchActors(): void {
  const { start, stop } = Actor.prototype;
  Actor.prototype.start = function startWatched(this: AnyActor) {
    if (this.logic instanceof StateMachine && !running.has(this)) {
      running.add(this);
      const forget = () => {
        running.delete(this);
        broadcastStates();
      };
      this.subscribe({ next: broadcastStates, complete: forget, error: forget });
    }
    return start.call(this);
  };
  // React's hooks remove the observers of an actor and of its children before they stop it.
  Actor.prototype.stop = function stopWatched(this: AnyActor) {
    for (const actor of running) if (actor.system === this.system) running.delete(actor);
    broadcastStates();
    return stop.call(this);
  };
}

/** Answers the panel. A flow loads only when the panel shows it. */
function answerPanel(): void {
  const channel = addons.getChannel();
  channel.on(flowChannel.statesRequested, broadcastStates);
  channel.on(flowChannel.flowRequested, async (name: string) => {
    const { claims, flows } = await import('virtual:atlas');
    const flow = await flows[name]?.();
    if (flow) channel.emit(flowChannel.flow, { ...flow.default, claims } satisfies FlowMessage);
  });
}

watchActors();
answerPanel();

/** The states that a story claims to show. */
function claimsOf(flow: FlowParameter | undefined): readonly StateClaim[] {
  if (flow === undefined) return [];
  return 'machine' in flow ? [flow] : flow;
}

/** Runs after a story: fails unless the running flow is in each state that the story claims to show. */
export async function expectClaimedStates({ parameters }: { parameters: { flow?: FlowParameter } }): Promise<void> {
  for (const { machine, state } of claimsOf(parameters.flow)) {
    await waitFor(() => expect(activeStates()[machine] ?? [], `states of the flow ${machine}`).toContain(state));
  }
}
