export type { AdminPageProps } from './AdminPage.tsx';
export { AdminPage } from './AdminPage.tsx';
