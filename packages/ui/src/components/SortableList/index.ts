export type { SortableItem, SortableListProps } from './SortableList.tsx';
export { SortableList } from './SortableList.tsx';
