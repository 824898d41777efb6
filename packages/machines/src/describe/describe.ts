import { type AnyStateMachine, type AnyStateNode, type AnyTransitionDefinition, StateMachine } from 'xstate';
import type { Machine, State, Transition } from './types.ts';

const pathOf = (node: AnyStateNode) => node.path.join('.');

const childrenOf = (node: AnyStateNode): AnyStateNode[] => Object.values(node.states);

/** A transition's definition, the path of its source state, and its description. */
type Described = { from: string; definition: AnyTransitionDefinition; transition: Transition };

const ENDED = /^xstate\.(done|error)\.(?:actor|state)\.(.+)$/;
const TIMER = /^xstate\.after\.(.+?)\./;

/** The name of a guard or an action in `setup`. */
function nameOf(named: unknown): string {
  if (typeof named === 'string') return named;
  const { type, name } = named as { type?: string; name?: string };
  return type ?? (name || 'unnamed');
}

const inWords = (milliseconds: number) =>
  milliseconds < 1000 ? `${milliseconds} ms` : `${(milliseconds / 1000).toLocaleString('en')} s`;

function triggerOf(eventType: string, node: AnyStateNode): Pick<Transition, 'kind' | 'trigger'> {
  if (eventType === '') return { kind: 'always', trigger: 'at once' };
  const [, delay] = TIMER.exec(eventType) ?? [];
  if (delay !== undefined) {
    const milliseconds = Number.isNaN(Number(delay)) ? node.machine.implementations.delays[delay] : Number(delay);
    return { kind: 'after', trigger: `after ${typeof milliseconds === 'number' ? inWords(milliseconds) : delay}` };
  }
  const [, how, ended = ''] = ENDED.exec(eventType) ?? [];
  if (how === undefined) return { kind: 'event', trigger: eventType };
  const what = ended === '*' ? 'any call' : ended.replace(node.id, node.key);
  return how === 'done' ? { kind: 'done', trigger: `${what} done` } : { kind: 'failed', trigger: `${what} failed` };
}

/** The transitions of one event, in the order in which they are tried. */
function describeCandidates(
  eventType: string,
  node: AnyStateNode,
  candidates: readonly AnyTransitionDefinition[],
): Described[] {
  return candidates.map((definition, place) => {
    const { guard, target, reenter, actions } = definition;
    const [to] = target ?? [];
    const transition = {
      ...triggerOf(eventType, node),
      guard: guard ? nameOf(guard) : place > 0 ? 'otherwise' : null,
      target: to === undefined || to === node ? null : pathOf(to),
      reenters: to === node && (Boolean(reenter) || node.type === 'compound'),
      actions: actions.map(nameOf),
    };
    return { from: pathOf(node), definition, transition };
  });
}

const describeTransitions = (node: AnyStateNode): Described[] => [
  ...describeCandidates('', node, node.always ?? []),
  ...[...node.transitions].flatMap(([event, candidates]) => describeCandidates(event, node, candidates)),
];

function describeState(node: AnyStateNode): State {
  const { actors } = node.machine.implementations;
  const isLeaf = childrenOf(node).length === 0 && node.type !== 'history';
  const [initial] = node.type === 'compound' ? node.initial.target : [];
  return {
    path: pathOf(node),
    key: node.key,
    parent: node.parent ? pathOf(node.parent) : null,
    kind: node.type,
    initial: initial ? pathOf(initial) : null,
    calls: node.invoke.map(({ id, src }) => ({
      id,
      isMachine: (typeof src === 'string' ? actors[src] : src) instanceof StateMachine,
    })),
    transitions: describeTransitions(node).map(({ transition }) => transition),
    isView: isLeaf && !node.always?.some(({ guard }) => guard === undefined),
  };
}

/** A machine's states, parents before their children, in the order of its source. */
const nodesOf = (node: AnyStateNode): AnyStateNode[] => [node, ...childrenOf(node).flatMap(nodesOf)];

const statesOf = (machine: AnyStateMachine): State[] => nodesOf(machine.root).map(describeState);

/** Every transition of a machine: its description, and its definition, which a running actor reports. */
export const transitionsOf = (machine: AnyStateMachine): Described[] =>
  nodesOf(machine.root).flatMap(describeTransitions);

/** The states as text, without the name of the machine. */
const shapeOf = (states: readonly State[]) => JSON.stringify(states.map((state) => ({ ...state, key: state.path })));

/** The descriptions of machines: their states and transitions. */
export function describeMachines(machines: ReadonlyMap<string, AnyStateMachine>): Machine[] {
  const described = [...machines].map(([name, machine]) => ({ name, states: statesOf(machine) }));
  const shapes = new Map(described.map(({ name, states }) => [name, shapeOf(states)]));
  return described.map(({ name, states }) => {
    const sameShape = described.filter((other) => other.name !== name && shapes.get(other.name) === shapes.get(name));
    return { name, sameShapeAs: sameShape.map((other) => other.name), states };
  });
}
