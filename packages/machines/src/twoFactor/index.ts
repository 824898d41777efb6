export type { TwoFactorEmitted, TwoFactorEvent } from './twoFactorMachine.ts';
export { twoFactorMachine } from './twoFactorMachine.ts';
