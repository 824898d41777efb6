export type { OtpInputHandle, OtpInputProps } from './OtpInput.tsx';
export { OtpInput } from './OtpInput.tsx';
