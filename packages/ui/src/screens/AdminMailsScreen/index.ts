export type { AdminMailsScreenProps } from './AdminMailsScreen.tsx';
export { AdminMailsScreen } from './AdminMailsScreen.tsx';
