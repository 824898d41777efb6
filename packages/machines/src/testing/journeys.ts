import {
  type ActorRefFrom,
  type AnyActorLogic,
  type AnyActorRef,
  type AnyEventObject,
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
import { StillClock } from './stillClock.ts';

/** The coverage of a machine by its journeys. */
export type Coverage = {
  name: string;
  journeys: number;
  states: number;
  missedStates: number;
  transitions: number;
  missedTransitions: number;
  /** States and transitions that no journey covers, and needless excuses, a sentence each. */
  problems: string[];
  /** The journeys that covered a state or transition first, and therefore by the shortest path; shortest first. */
  shortest: Journey[];
};

/** One step of a journey; `request` is an index among the waiting requests. */
export type Step =
  | { kind: 'event'; event: AnyEventObject }
  | { kind: 'inside'; to: string; event: AnyEventObject }
  | { kind: 'answer'; request: number; port: string; output: unknown }
  | { kind: 'refuse'; request: number; port: string; error: unknown }
  | { kind: 'wait' };

/** Where a machine rests between two steps: the view states it is in, and the ports whose answers it waits for. */
export type RestingPoint = { states: string[]; ports: string[] };

/** One path through a machine, which rests before the first step and after each step. */
export type Journey = {
  input: unknown;
  steps: Step[];
  rests: RestingPoint[];
  /** The transitions it takes, a sentence each. */
  transitions: string[];
  /** The view states and transitions that no earlier journey covers. */
  discovers: { states: string[]; transitions: string[] };
};

type Request = { port: string; answer: (output: unknown) => void; refuse: (error: unknown) => void };

const MOST_JOURNEYS = 6_000;
/** Enough for a countdown of a minute. */
const MOST_TIMERS = 100;

/** A machine's transitions, each with its sentence, and with the event that triggers it, if there is one. */
export const namedTransitions = (machine: AnyStateMachine) =>
  transitionsOf(machine).map(({ from, definition, transition: { kind, trigger, guard, target } }) => ({
    definition,
    event: kind === 'event' ? trigger : null,
    sentence: `${from || 'anywhere'}: ${trigger}${guard ? ` [${guard}]` : ''} → ${target ?? 'stays'}`,
  }));

/**
 * Runs a machine through every journey of its samples, the shortest first, until they cover its states and transitions.
 * It runs the real machine and the real machines inside it. The journey answers their ports, and time advances only
 * when the journey waits. Each journey starts a new actor.
 * @throws Error naming the journey on which the machine broke.
 */
export async function exploreMachine({ machine, samples }: Model): Promise<Coverage> {
  let requests: Request[] = [];
  let clock = new StillClock();

  /** Replaces each port by one whose requests wait for the journey, in the machines inside as well. */
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
    // The types of the machine's own actors are not known here.
    return plain.provide({ actors: Object.fromEntries(doubles) as never }) as Machine;
  }

  const answersOf = (port: string): readonly unknown[] | undefined =>
    (samples.answers as Record<string, readonly unknown[]>)[port] ?? samples.inside?.answers[port];
  const { inputs, refusals = everyFailure } = samples;
  const inputsAt = (now: () => number): readonly unknown[] => (typeof inputs === 'function' ? inputs(now) : inputs);
  const refusalsOf = (port: string): readonly unknown[] =>
    Array.isArray(refusals) ? refusals : ((refusals as Record<string, readonly unknown[]>)[port] ?? everyFailure);
  const tested = withPorts(machine);

  const [described] = describeMachines(new Map([[machine.id, tested]]));
  const views = (described?.states ?? []).filter(({ isView }) => isView).map(({ path }) => path);
  const transitions = namedTransitions(tested);
  const sentences = new Map(transitions.map(({ definition, sentence }) => [definition, sentence]));
  const seen = new Set<string>();
  const taken = new Set<AnyTransitionDefinition>();
  const excuses = samples.never ?? {};
  const isComplete = () =>
    views.every((view) => seen.has(view)) &&
    transitions.every(({ definition, sentence }) => taken.has(definition) || Object.hasOwn(excuses, sentence));

  const inWords = (step: Step): string => {
    switch (step.kind) {
      case 'wait':
        return 'wait';
      case 'event':
      case 'inside':
        return JSON.stringify(step.event);
      case 'answer':
        return `answer ${step.port} with ${JSON.stringify(step.output)}`;
      case 'refuse':
        return `refuse ${step.port} with ${step.error}`;
    }
  };

  /** Runs one journey. @returns the journey, a key of its end, and the steps possible there. */
  async function go(input: number, steps: Step[]): Promise<{ journey: Journey; key: string; next: Step[] }> {
    requests = [];
    clock = new StillClock();
    const given = inputsAt(() => clock.now())[input];
    let broke: unknown;
    const went = new Set<AnyTransitionDefinition>();
    const actor = createActor(tested, {
      clock,
      input: given as InputFrom<AnyStateMachine>,
      inspect: (event) => {
        if (event.type === '@xstate.microstep') for (const definition of event._transitions) went.add(definition);
      },
    }) as ActorRefFrom<AnyStateMachine>;
    actor.subscribe({ error: (error) => (broke = error) });
    const rests: RestingPoint[] = [];
    const look = async () => {
      await settle();
      if (broke) throw new Error(`${machine.id} broke after: ${steps.map(inWords).join(', ')}`, { cause: broke });
      rests.push({ states: viewsIn(actor), ports: requests.map(({ port }) => port) });
    };
    actor.start();
    await look();

    for (const step of steps) {
      if (step.kind === 'event') actor.send(step.event);
      else if (step.kind === 'inside') actor.getSnapshot().children[step.to]?.send(step.event);
      else if (step.kind === 'wait') await wait(actor);
      else {
        const [request] = requests.splice(step.request, 1);
        if (!request)
          throw new Error(`${machine.id} made fewer requests on the same path: ${steps.map(inWords).join(', ')}`);
        if (step.kind === 'answer') request.answer(step.output);
        else request.refuse(step.error);
      }
      await look();
    }

    const key = keyOf(actor.getSnapshot());
    const next = actor.getSnapshot().status === 'active' ? possible(actor) : [];
    actor.stop();
    const states = rests.flatMap((rest) => rest.states).filter((state) => !seen.has(state));
    const discovers = {
      states: [...new Set(states)],
      transitions: sentencesOf([...went].filter((definition) => !taken.has(definition))),
    };
    for (const state of states) seen.add(state);
    for (const definition of went) taken.add(definition);
    return { journey: { input: given, steps, rests, transitions: sentencesOf(went), discovers }, key, next };
  }

  const viewsIn = (actor: ActorRefFrom<AnyStateMachine>): string[] =>
    actor.getSnapshot()._nodes.flatMap(({ path }) => {
      const state = path.join('.');
      return views.includes(state) ? [state] : [];
    });

  /** The sentences of the machine's own transitions, without those of machines inside it. */
  const sentencesOf = (definitions: Iterable<AnyTransitionDefinition>): string[] =>
    [...definitions].flatMap((definition) => sentences.get(definition) ?? []);

  /** Advances time until the machine changes. */
  async function wait(actor: ActorRefFrom<AnyStateMachine>): Promise<void> {
    let isMoved = false;
    const { unsubscribe } = actor.subscribe(() => {
      isMoved = true;
    });
    for (let timers = 0; timers < MOST_TIMERS && !isMoved && clock.isAwaited; timers += 1) {
      clock.advanceToNext();
      await settle();
    }
    unsubscribe();
  }

  const possible = (actor: ActorRefFrom<AnyStateMachine>): Step[] => [
    ...samples.events.map((event): Step => ({ kind: 'event', event })),
    ...(samples.inside?.events ?? []).flatMap(({ to, event }): Step[] =>
      actor.getSnapshot().children[to] ? [{ kind: 'inside', to, event }] : [],
    ),
    ...requests.flatMap(({ port }, request): Step[] => [
      ...(answersOf(port) ?? []).map((output): Step => ({ kind: 'answer', request, port, output })),
      ...refusalsOf(port).map((error): Step => ({ kind: 'refuse', request, port, error })),
    ]),
    ...(clock.isAwaited ? [{ kind: 'wait' } as const] : []),
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
  const waiting: { input: number; steps: Step[]; next: Step[] }[] = [];
  const shortest: Journey[] = [];
  let journeys = 0;
  async function visit(input: number, steps: Step[]): Promise<void> {
    journeys += 1;
    const { journey, key, next } = await go(input, steps);
    if (journey.discovers.states.length > 0 || journey.discovers.transitions.length > 0) shortest.push(journey);
    if (known.has(key)) return;
    known.add(key);
    waiting.push({ input, steps, next });
  }

  for (const input of inputsAt(() => 0).keys()) await visit(input, []);
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
    shortest,
  };
}
