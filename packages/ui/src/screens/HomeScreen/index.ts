export type { HomeScreenProps } from './HomeScreen.tsx';
export { HomeScreen } from './HomeScreen.tsx';
