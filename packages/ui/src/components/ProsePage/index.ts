export { ProseLink, ProseList } from './ProseList.tsx';
export type { ProsePageProps, ProseSection } from './ProsePage.tsx';
export { ProsePage } from './ProsePage.tsx';
