export type { BrowseScreenProps } from './BrowseScreen.tsx';
export { BrowseScreen } from './BrowseScreen.tsx';
