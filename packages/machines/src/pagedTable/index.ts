export { busyIds } from './changes.ts';
export { createPagedTableMachine } from './pagedTableMachine.ts';
export type {
  TableAction,
  TableActionAnswer,
  TableActionRequest,
  TableAnswer,
  TableConfig,
  TableContext,
  TableEmitted,
  TableEvent,
  TableInput,
  TableQuery,
  TableRequest,
} from './pagedTableTypes.ts';
