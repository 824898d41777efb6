import type { Chart, Machine, StoryClaim } from './types.ts';

/** What the panel of the flows and the frame of the story tell each other. */
export const flowChannel = {
  /** The states that the running flows of the story are in, as `Record<flow, paths>`. */
  states: 'abs/flow/states',
  /** The panel asks for the above, having opened late. */
  statesAsked: 'abs/flow/states-asked',
  /** The panel asks for a flow by its name. */
  flowAsked: 'abs/flow/asked',
  /** The flow that was asked for, as `ToldFlow`. */
  flow: 'abs/flow/told',
} as const;

export type FlowStates = Record<string, string[]>;

export type ToldFlow = { machine: Machine; chart: Chart; claims: StoryClaim[] };
