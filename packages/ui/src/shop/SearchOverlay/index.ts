export type { SearchOverlayProps, SearchState } from './SearchOverlay.tsx';
export { SearchOverlay } from './SearchOverlay.tsx';
