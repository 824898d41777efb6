export type { TermsScreenProps } from './TermsScreen.tsx';
export { TermsScreen } from './TermsScreen.tsx';
