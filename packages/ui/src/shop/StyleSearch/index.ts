export { StyleItem, styleName } from './StyleItem.tsx';
export type { StyleSearchProps, StyleSearchState } from './StyleSearch.tsx';
export { StyleSearch } from './StyleSearch.tsx';
