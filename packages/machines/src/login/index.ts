export type { LoginInput, LoginRequest } from './loginMachine.ts';
export { loginMachine } from './loginMachine.ts';
