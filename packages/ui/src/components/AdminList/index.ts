export type { AdminListProps } from './AdminList.tsx';
export { AdminList } from './AdminList.tsx';
export type { ListActionProps, ListProps, ListQuery, ListQuestion, ListSelection, ListStatus } from './listProps.ts';
