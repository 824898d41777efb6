export { PageSkeleton } from './PageSkeleton.tsx';
