export type { SignupEmitted, SignupEvent, SignupInput } from './signupMachine.ts';
export { signupMachine } from './signupMachine.ts';
