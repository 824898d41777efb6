export type { ErrorScreenProps } from './ErrorScreen.tsx';
export { ErrorScreen, LoadFailureScreen, NotFoundScreen } from './ErrorScreen.tsx';
