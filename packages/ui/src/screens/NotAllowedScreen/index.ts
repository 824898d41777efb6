export type { NotAllowedScreenProps } from './NotAllowedScreen.tsx';
export { NotAllowedScreen } from './NotAllowedScreen.tsx';
