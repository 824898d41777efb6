export type { ItemFactsProps } from './ItemFacts.tsx';
export { ItemFacts } from './ItemFacts.tsx';
export type { ItemRowProps } from './ItemRow.tsx';
export { ItemRow, ItemRowSkeleton } from './ItemRow.tsx';
