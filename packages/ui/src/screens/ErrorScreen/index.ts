export type { ErrorScreenProps } from './ErrorScreen.tsx';
export { ErrorScreen, NotFoundScreen } from './ErrorScreen.tsx';
