export type { Collection, CollectionSectionProps } from './CollectionSection.tsx';
export { CollectionSection } from './CollectionSection.tsx';
