export type { PageSkeletonProps } from './PageSkeleton.tsx';
export { PageSkeleton } from './PageSkeleton.tsx';
