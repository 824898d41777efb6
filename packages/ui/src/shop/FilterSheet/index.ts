export type { FilterSheetProps } from './FilterSheet.tsx';
export { FilterSheet } from './FilterSheet.tsx';
