export type { ContactScreenProps } from './ContactScreen.tsx';
export { ContactScreen } from './ContactScreen.tsx';
