export type { ResetPasswordScreenProps } from './ResetPasswordScreen.tsx';
export { ResetPasswordScreen } from './ResetPasswordScreen.tsx';
