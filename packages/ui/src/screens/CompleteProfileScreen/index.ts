export type { CompleteProfileScreenProps, CompleteProfileValues } from './CompleteProfileScreen.tsx';
export { CompleteProfileScreen } from './CompleteProfileScreen.tsx';
