import type { FilterValue, ListContext, ListEvent, ListInput, PagedAnswer } from './listTypes.ts';

/** The input of a table, besides its query. */
export type RefreshInput = {
  /** Milliseconds between quiet refreshes; without it the table does not refresh quietly. */
  refreshEvery?: number;
};

export type TableInput<Sort extends string, Filter extends FilterValue> = ListInput<Sort, Filter> & RefreshInput;

/** The events of a table's controls. */
export type ControlEvent<Sort extends string, Filter extends FilterValue> =
  | { type: 'sort.changed'; sort: Sort }
  | { type: 'filter.changed'; filter: Filter }
  /** The search as typed; requested when the typing pauses. */
  | { type: 'search.changed'; search: string }
  /** A quiet refresh is due; ignored unless the rows are ready or outdated. */
  | { type: 'refresh.due' }
  | { type: 'visibility.changed'; visible: boolean };

export type TableEvent<Sort extends string, Filter extends FilterValue> =
  | ListEvent<Sort, Filter>
  | ControlEvent<Sort, Filter>;

/** The context of a table, besides its list. */
export type ControlContext = {
  refreshEvery: number | undefined;
  /** As typed, ahead of `query.search` until the typing pauses. */
  searchText: string;
};

export type TableContext<Row, Sort extends string, Filter extends FilterValue, Answer = PagedAnswer<Row>> = ListContext<
  Row,
  Sort,
  Filter,
  Answer
> &
  ControlContext;
