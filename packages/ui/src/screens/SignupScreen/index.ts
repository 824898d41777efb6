export type { SignupScreenProps } from './SignupScreen.tsx';
export { SignupScreen } from './SignupScreen.tsx';
