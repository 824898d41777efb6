export type { SkipLinkProps } from './SkipLink.tsx';
export { SkipLink } from './SkipLink.tsx';
