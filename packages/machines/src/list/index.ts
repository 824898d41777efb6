export { createActionTableMachine } from './actionTableMachine.ts';
export { busyIds } from './changes.ts';
export { createListMachine, listContext } from './listMachine.ts';
export { isOffered, listStatus } from './listStatus.ts';
export type {
  FilterValue,
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
  ActionTableContext,
  ActionTableEmitted,
  ActionTableEvent,
  RowAction,
  RowActionAnswer,
  RowActionRequest,
} from './rowActionTypes.ts';
export { createTableMachine } from './tableMachine.ts';
export type { TableContext, TableEvent, TableInput } from './tableTypes.ts';
