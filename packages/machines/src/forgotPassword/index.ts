export type { ForgotPasswordEmitted, ForgotPasswordEvent, ForgotPasswordInput } from './forgotPasswordMachine.ts';
export { forgotPasswordMachine } from './forgotPasswordMachine.ts';
