export type { LoginCodeScreenProps } from './LoginCodeScreen.tsx';
export { LoginCodeScreen } from './LoginCodeScreen.tsx';
