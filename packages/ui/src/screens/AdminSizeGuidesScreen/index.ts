export type { AdminSizeGuidesScreenProps } from './AdminSizeGuidesScreen.tsx';
export { AdminSizeGuidesScreen } from './AdminSizeGuidesScreen.tsx';
