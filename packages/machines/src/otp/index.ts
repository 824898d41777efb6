export { otpMachine } from './otpMachine.ts';
export type { OtpEmitted, OtpEvent, OtpFlow, OtpInput, OtpOutput } from './otpTypes.ts';
