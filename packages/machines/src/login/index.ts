export type { LoginEmitted, LoginEvent, LoginInput } from './loginMachine.ts';
export { loginMachine } from './loginMachine.ts';
