export type { ProfileEvent } from './profileMachine.ts';
export { profileMachine } from './profileMachine.ts';
