export type { LoginScreenProps } from './LoginScreen.tsx';
export { LoginScreen } from './LoginScreen.tsx';
