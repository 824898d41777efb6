export type { AdminRestockScreenProps } from './AdminRestockScreen.tsx';
export { AdminRestockScreen } from './AdminRestockScreen.tsx';
