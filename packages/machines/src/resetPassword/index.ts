export type { ResetPasswordInput } from './resetPasswordMachine.ts';
export { resetPasswordMachine } from './resetPasswordMachine.ts';
