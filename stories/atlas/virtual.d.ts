declare module 'virtual:atlas' {
  import type { Coverage } from '../../tools/atlas/coverage.ts';
  import type { Chart, Machine, StoryClaim } from '../../tools/atlas/types.ts';

  export const claims: StoryClaim[];
  export const noStory: Record<string, string>;
  export const coverage: Coverage[];
  export const flows: Record<string, () => Promise<{ default: { machine: Machine; chart: Chart } }>>;
}
