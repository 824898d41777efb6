export type { CountdownInput } from './countdownMachine.ts';
export { countdownMachine } from './countdownMachine.ts';
