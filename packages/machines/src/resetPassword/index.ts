export type { ResetPasswordEmitted, ResetPasswordEvent, ResetPasswordInput } from './resetPasswordMachine.ts';
export { resetPasswordMachine } from './resetPasswordMachine.ts';
