export type { PrivacyScreenProps } from './PrivacyScreen.tsx';
export { PrivacyScreen } from './PrivacyScreen.tsx';
