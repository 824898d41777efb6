export type { AdminCollectionsScreenProps, AdminCollectionsState } from './AdminCollectionsScreen.tsx';
export { AdminCollectionsScreen } from './AdminCollectionsScreen.tsx';
