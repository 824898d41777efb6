import type { Chart, Machine, StoryClaim } from './types.ts';

/** The events between the flow panel and the frame of the story. */
export const flowChannel = {
  /** The states that the running flows of the story are in, as `Record<flow, paths>`. */
  states: 'abs/flow/states',
  /** The panel requests the states when it opens after they were sent. */
  statesRequested: 'abs/flow/states-requested',
  /** The panel requests a flow by its name. */
  flowRequested: 'abs/flow/requested',
  /** The requested flow, as `FlowMessage`. */
  flow: 'abs/flow/sent',
} as const;

export type FlowStates = Record<string, string[]>;

export type FlowMessage = { machine: Machine; chart: Chart; claims: StoryClaim[] };
