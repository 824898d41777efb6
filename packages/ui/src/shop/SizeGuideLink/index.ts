export type { SizeGuideLinkProps } from './SizeGuideLink.tsx';
export { SizeGuideLink } from './SizeGuideLink.tsx';
