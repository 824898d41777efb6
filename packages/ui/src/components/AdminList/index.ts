export type { AdminListProps } from './AdminList.tsx';
export { AdminList } from './AdminList.tsx';
export type {
  ListActionProps,
  ListProps,
  ListQuery,
  ListSelection,
  ListStatus,
  PendingConfirmation,
} from './listProps.ts';
