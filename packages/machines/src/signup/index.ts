export type { SignupInput } from './signupMachine.ts';
export { signupMachine } from './signupMachine.ts';
