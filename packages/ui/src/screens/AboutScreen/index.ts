export type { AboutScreenProps } from './AboutScreen.tsx';
export { AboutScreen } from './AboutScreen.tsx';
