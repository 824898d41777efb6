export type { NewsletterBlockProps } from './NewsletterBlock.tsx';
export { NewsletterBlock } from './NewsletterBlock.tsx';
