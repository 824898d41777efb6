declare module 'virtual:atlas' {
  type Flow = {
    machine: import('../../tools/atlas/types.ts').Machine;
    chart: import('../../tools/atlas/types.ts').Chart;
  };

  export const claims: import('../../tools/atlas/types.ts').StoryClaim[];
  export const noStory: Record<string, string>;
  export const coverage: import('../../tools/atlas/coverage.ts').Coverage[];
  export const flows: Record<string, () => Promise<{ default: Flow }>>;
}
