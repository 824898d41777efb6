export type { NoticeProps } from './Notice.tsx';
export { FormError, Notice } from './Notice.tsx';
