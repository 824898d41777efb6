import { vi } from 'vitest';
import {
  type ActorRefFrom,
  type AnyActorLogic,
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  createActor,
  fromPromise,
  type InputFrom,
  StateMachine,
} from 'xstate';
import { describeMachines, transitionsOf } from '../describe/describe.ts';
import { settle } from './controlled.ts';
import { everyFailure } from './fixtures.ts';
import type { Model } from './model.ts';

/** What the journeys of a machine came by. */
export type Coverage = {
  name: string;
  journeys: number;
  states: number;
  missedStates: number;
  transitions: number;
  missedTransitions: number;
  /** States and transitions that no journey came by, and excuses that are none, a sentence each. */
  problems: string[];
};

type Request = { port: string; answer: (output: unknown) => void; refuse: (error: unknown) => void };
/** One step of a journey; requests are counted among those that wait, and samples among those of their port. */
type Step =
  | { kind: 'event'; sample: number }
  | { kind: 'inside'; sample: number }
  | { kind: 'answer'; request: number; sample: number }
  | { kind: 'refuse'; request: number; sample: number }
  | { kind: 'wait' };

const MOST_JOURNEYS = 6_000;
/** A countdown of a minute, with some to spare. */
const MOST_TIMERS = 100;

/**
 * Runs a machine through every journey of samples, the shortest first, until all of its states and transitions were
 * come by: the real machine and the real machines inside it, with ports that wait for the journey to answer them. It
 * starts anew for each journey. Time must stand still (`vi.useFakeTimers()`): it passes only where a journey waits.
 * @throws Error naming the journey on which the machine broke.
 */
export async function travel({ machine, samples }: Model): Promise<Coverage> {
  let requests: Request[] = [];

  /** Each port replaced by one whose requests wait for the journey, in the machines inside as well. */
  function withPorts<Machine extends AnyStateMachine>(plain: Machine): Machine {
    const doubles = Object.entries(plain.implementations.actors as Record<string, unknown>).flatMap(
      ([name, logic]): [string, AnyActorLogic][] => {
        if (logic instanceof StateMachine) return [[name, withPorts(logic as AnyStateMachine)]];
        if (!answersOf(name)) return [];
        const double = fromPromise<unknown, never>(({ signal }) => {
          const { promise, resolve, reject } = Promise.withResolvers<unknown>();
          const request = { port: name, answer: resolve, refuse: reject };
          requests.push(request);
          signal.addEventListener('abort', () => {
            requests = requests.filter((other) => other !== request);
          });
          return promise;
        });
        return [[name, double as AnyActorLogic]];
      },
    );
    return plain.provide({ actors: Object.fromEntries(doubles) as never }) as Machine;
  }

  const answersOf = (port: string): readonly unknown[] | undefined =>
    (samples.answers as Record<string, readonly unknown[]>)[port] ?? samples.inside?.answers[port];
  const refusals = samples.refusals ?? everyFailure;
  const inside = samples.inside?.events ?? [];
  const tested = withPorts(machine);

  const [told] = describeMachines(new Map([[machine.id, tested]]));
  const views = (told?.states ?? []).filter(({ isView }) => isView).map(({ path }) => path);
  const transitions = transitionsOf(tested).map(({ from, definition, told: { trigger, guard, target } }) => ({
    definition,
    sentence: `${from || 'anywhere'}: ${trigger}${guard ? ` [${guard}]` : ''} → ${target ?? 'stays'}`,
  }));
  const seen = new Set<string>();
  const taken = new Set<AnyTransitionDefinition>();
  const excuses = samples.never ?? {};
  const isComplete = () =>
    views.every((view) => seen.has(view)) &&
    transitions.every(({ definition, sentence }) => taken.has(definition) || Object.hasOwn(excuses, sentence));

  const inWords = (step: Step): string => {
    if (step.kind === 'wait') return 'wait';
    if (step.kind === 'event') return JSON.stringify(samples.events[step.sample]);
    if (step.kind === 'inside') return JSON.stringify(inside[step.sample]);
    return `${step.kind} request ${step.request} with sample ${step.sample}`;
  };

  /** Goes one journey, and tells where it ended and what could be done there. */
  async function go(input: unknown, steps: readonly Step[]): Promise<{ key: string; next: Step[] }> {
    requests = [];
    vi.clearAllTimers();
    vi.setSystemTime(0);
    let broke: unknown;
    const actor = createActor(tested, {
      input: input as InputFrom<AnyStateMachine>,
      inspect: (event) => {
        if (event.type === '@xstate.microstep') for (const definition of event._transitions) taken.add(definition);
        if (event.type !== '@xstate.snapshot') return;
        const { machine: whose, _nodes: nodes } = event.snapshot as AnyMachineSnapshot;
        if (whose === tested) for (const { path } of nodes) seen.add(path.join('.'));
      },
    }) as ActorRefFrom<AnyStateMachine>;
    actor.subscribe({ error: (error) => (broke = error) });
    const look = async () => {
      await settle();
      if (broke) throw new Error(`${machine.id} broke after: ${steps.map(inWords).join(', ')}`, { cause: broke });
    };
    actor.start();
    await look();

    for (const step of steps) {
      if (step.kind === 'event') actor.send(samples.events[step.sample] as never);
      else if (step.kind === 'inside') tell(actor, step.sample);
      else if (step.kind === 'wait') await wait(actor);
      else {
        const [request] = requests.splice(step.request, 1);
        if (!request) throw new Error(`${machine.id} asked less on the same way: ${steps.map(inWords).join(', ')}`);
        if (step.kind === 'answer') request.answer(answersOf(request.port)?.[step.sample]);
        else request.refuse(refusals[step.sample]);
      }
      await look();
    }

    const key = keyOf(actor.getSnapshot());
    const next = actor.getSnapshot().status === 'active' ? possible(actor) : [];
    actor.stop();
    return { key, next };
  }

  /** Lets time pass until something happens to the machine. */
  async function wait(actor: ActorRefFrom<AnyStateMachine>): Promise<void> {
    let isMoved = false;
    const { unsubscribe } = actor.subscribe(() => {
      isMoved = true;
    });
    for (let timers = 0; timers < MOST_TIMERS && !isMoved && vi.getTimerCount() > 0; timers += 1) {
      vi.advanceTimersToNextTimer();
      await settle();
    }
    unsubscribe();
  }

  function tell(actor: ActorRefFrom<AnyStateMachine>, sample: number): void {
    const told = inside[sample];
    if (told) actor.getSnapshot().children[told.to]?.send(told.event);
  }

  const possible = (actor: ActorRefFrom<AnyStateMachine>): Step[] => [
    ...samples.events.map((_, sample): Step => ({ kind: 'event', sample })),
    ...inside.flatMap(({ to }, sample): Step[] =>
      actor.getSnapshot().children[to] ? [{ kind: 'inside', sample }] : [],
    ),
    ...requests.flatMap(({ port }, request): Step[] => [
      ...(answersOf(port) ?? []).map((_, sample): Step => ({ kind: 'answer', request, sample })),
      ...refusals.map((_, sample): Step => ({ kind: 'refuse', request, sample })),
    ]),
    ...(vi.getTimerCount() > 0 ? [{ kind: 'wait' } as const] : []),
  ];

  const keyOf = ({ value, context, children }: AnyMachineSnapshot): string =>
    JSON.stringify([
      value,
      samples.key ? samples.key(context) : context,
      requests.map(({ port }) => port),
      Object.values<AnyActorRef | undefined>(children).map((child) => {
        const snapshot = child?.getSnapshot() as Partial<AnyMachineSnapshot> | undefined;
        return snapshot?.machine ? [snapshot.value, snapshot.context] : null;
      }),
    ]);

  const known = new Set<string>();
  const waiting: { input: unknown; steps: Step[]; next: Step[] }[] = [];
  let journeys = 0;
  async function visit(input: unknown, steps: Step[]): Promise<void> {
    journeys += 1;
    const { key, next } = await go(input, steps);
    if (known.has(key)) return;
    known.add(key);
    waiting.push({ input, steps, next });
  }

  for (const input of samples.inputs) await visit(input, []);
  for (const place of waiting) {
    for (const step of place.next) {
      if (isComplete() || journeys >= MOST_JOURNEYS) break;
      await visit(place.input, [...place.steps, step]);
    }
  }

  const unseen = views.filter((view) => !seen.has(view));
  const untaken = transitions.filter(({ definition }) => !taken.has(definition)).map(({ sentence }) => sentence);
  const missed = untaken.filter((sentence) => !Object.hasOwn(excuses, sentence));
  return {
    name: machine.id,
    journeys,
    states: views.length,
    missedStates: unseen.length,
    transitions: transitions.length,
    missedTransitions: untaken.length,
    problems: [
      ...unseen.map((view) => `no journey reaches ${view}`),
      ...missed.map((sentence) => `no journey takes ${sentence}`),
      ...Object.keys(excuses)
        .filter((sentence) => !untaken.includes(sentence))
        .map((sentence) => `needs no excuse: ${sentence}`),
    ],
  };
}
