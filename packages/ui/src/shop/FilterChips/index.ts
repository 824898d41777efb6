export type { FilterChipsProps } from './FilterChips.tsx';
export { FilterChips } from './FilterChips.tsx';
