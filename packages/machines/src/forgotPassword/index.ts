export type { ForgotPasswordInput } from './forgotPasswordMachine.ts';
export { forgotPasswordMachine } from './forgotPasswordMachine.ts';
