export type { EmptyStateProps, ErrorStateProps } from './EmptyState.tsx';
export { EmptyState, ErrorState } from './EmptyState.tsx';
