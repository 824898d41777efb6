export type { ForgotPasswordScreenProps } from './ForgotPasswordScreen.tsx';
export { ForgotPasswordScreen } from './ForgotPasswordScreen.tsx';
