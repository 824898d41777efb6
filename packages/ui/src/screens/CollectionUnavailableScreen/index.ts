export type { CollectionUnavailableScreenProps, CollectionUnavailableState } from './CollectionUnavailableScreen.tsx';
export { CollectionUnavailableScreen } from './CollectionUnavailableScreen.tsx';
