export { createActionListMachine } from './actionListMachine.ts';
export { busyIds } from './changes.ts';
export { createListMachine } from './listMachine.ts';
export { isOffered, listStatus } from './listStatus.ts';
export type {
  ListAnswer,
  ListContext,
  ListEmitted,
  ListEvent,
  ListInput,
  ListQuery,
  ListRequest,
  PagedAnswer,
} from './listTypes.ts';
export type {
  ActionListContext,
  ActionListEmitted,
  ActionListEvent,
  RowAction,
  RowActionAnswer,
  RowActionRequest,
} from './rowActionTypes.ts';
