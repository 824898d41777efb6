export type { PlaceLink } from '../lib/categories.ts';
export type { AccountUser, NavigationItem } from './navigation.ts';
export { mainNavigation } from './navigation.ts';
export type { TopBarProps } from './TopBar.tsx';
export { TopBar } from './TopBar.tsx';
