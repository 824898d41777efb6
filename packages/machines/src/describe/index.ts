export { describeMachines, transitionsOf } from './describe.ts';
export { machines } from './machines.ts';
export type { Machine, State, Transition } from './types.ts';
