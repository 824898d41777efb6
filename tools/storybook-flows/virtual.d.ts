declare module 'virtual:atlas' {
  type Flow = {
    machine: import('./types.ts').Machine;
    chart: import('./types.ts').Chart;
  };

  export const claims: import('./types.ts').StoryClaim[];
  export const noStory: Record<string, string>;
  export const coverage: import('./coverage.ts').Coverage[];
  export const flows: Record<string, () => Promise<{ default: Flow }>>;
}
