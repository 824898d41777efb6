export type { LoginInput } from './loginMachine.ts';
export { loginMachine } from './loginMachine.ts';
