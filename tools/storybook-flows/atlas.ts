import { fileURLToPath } from 'node:url';
import { describeMachines, machines } from '@abs/machines/describe';
import { readClaims } from './claims.ts';
import { layOut } from './layout.ts';
import { loadMeasure } from './measure.ts';
import { noStory } from './noStory.ts';
import type { Chart, Machine, StoryClaim } from './types.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The data of the pages of flows. */
export type Atlas = {
  entries: { machine: Machine; chart: Chart }[];
  claims: StoryClaim[];
  noStory: Record<string, string>;
};

/** The flows, the states that stories claim to show, and the states that need no story. */
export const readStates = () => ({
  machines: describeMachines(machines),
  claims: readClaims(root),
  noStory: noStory as Record<string, string>,
});

/** The same, with a chart of each flow. */
export async function makeAtlas(): Promise<Atlas> {
  const { machines: described, ...records } = readStates();
  const measure = await loadMeasure();
  const entries: Atlas['entries'] = [];
  for (const machine of described) {
    const known = entries.find((entry) => entry.machine.sameShapeAs.includes(machine.name));
    entries.push({ machine, chart: known?.chart ?? (await layOut(machine, measure)) });
  }
  return { entries, ...records };
}
