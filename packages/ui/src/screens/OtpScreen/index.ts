export type { OtpScreenProps } from './OtpScreen.tsx';
export { OtpScreen } from './OtpScreen.tsx';
