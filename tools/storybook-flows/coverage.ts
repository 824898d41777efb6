import type { Machine, StoryClaim } from './types.ts';

export type Coverage = {
  name: string;
  sameShapeAs: string[];
  /** States in which the flow can rest. */
  views: number;
  shown: number;
  /** States in the list of those that no story can show. */
  excused: number;
  /** States that should have a story but have none. */
  missing: string[];
};

type StateRecords = {
  machines: readonly Machine[];
  claims: readonly StoryClaim[];
  noStory: Readonly<Record<string, string>>;
};

const viewsOf = ({ states }: Machine) => states.filter(({ isView }) => isView).map(({ path }) => path);

/** How many of the states of each flow have a story. Flows of the same shape count as one. */
export function coverageOf({ machines, claims, noStory }: StateRecords): Coverage[] {
  const counted = machines.filter(({ name, sameShapeAs }) => sameShapeAs.every((other) => name < other));
  return counted.map((machine) => {
    const names = [machine.name, ...machine.sameShapeAs];
    const views = viewsOf(machine);
    const isShown = (path: string) => claims.some((claim) => names.includes(claim.machine) && claim.state === path);
    const isExcused = (path: string) => names.some((name) => Object.hasOwn(noStory, `${name}.${path}`));
    return {
      name: machine.name,
      sameShapeAs: machine.sameShapeAs,
      views: views.length,
      shown: views.filter(isShown).length,
      excused: views.filter(isExcused).length,
      missing: views.filter((path) => !isShown(path) && !isExcused(path)),
    };
  });
}

/** The contradictions between flows, stories and the list of states without a story, one sentence each. */
export function problemsOf(records: StateRecords): string[] {
  const { machines, claims, noStory } = records;
  const views = new Map(machines.map((machine) => [machine.name, viewsOf(machine)]));

  /** Why a state cannot have a story; undefined when it can. */
  function judge(machine: string, state: string): string | undefined {
    const known = machines.find(({ name }) => name === machine);
    if (!known) return 'there is no such flow';
    if (views.get(machine)?.includes(state)) return undefined;
    return known.states.some(({ path }) => path === state)
      ? 'the flow never rests there: name a state without states of its own, which is not left at once'
      : 'the flow has no such state';
  }

  const problems: string[] = [];
  for (const { title, story, machine, state } of claims) {
    const problem = judge(machine, state);
    if (problem) problems.push(`${title}/${story} shows ${machine}.${state}: ${problem}`);
  }
  for (const [name, reason] of Object.entries(noStory)) {
    const [machine = ''] = name.split('.');
    const state = name.slice(machine.length + 1);
    const problem = judge(machine, state);
    const names = [machine, ...(machines.find((known) => known.name === machine)?.sameShapeAs ?? [])];
    const claim = claims.find((other) => names.includes(other.machine) && other.state === state);
    if (problem) problems.push(`noStory has ${name}: ${problem}`);
    if (claim) problems.push(`noStory has ${name}, but ${claim.title}/${claim.story} shows it`);
    if (reason.trim() === '') problems.push(`noStory has ${name} without a reason`);
  }
  for (const { name, sameShapeAs, missing } of coverageOf(records)) {
    const others = sameShapeAs.length > 0 ? `, nor that of ${sameShapeAs.join(', ')}` : '';
    for (const state of missing) problems.push(`${name}.${state}: no story shows it${others}`);
  }
  return problems;
}
