import type { ListContext, ListEvent, ListInput, PagedAnswer } from './listTypes.ts';

/** What a table is given beside its query. */
export type RefreshInput = {
  /** Milliseconds between quiet refreshes; none when left out. */
  refreshEvery?: number;
};

export type TableInput<Sort extends string, Filter extends string> = ListInput<Sort, Filter> & RefreshInput;

/** What the controls of a table send. */
export type ControlEvent<Sort extends string, Filter extends string> =
  | { type: 'sort.changed'; sort: Sort }
  | { type: 'filter.changed'; filter: Filter }
  /** Typed; requested once the typing pauses. */
  | { type: 'search.changed'; search: string }
  /** Time for a quiet refresh; ignored unless the table is at rest. */
  | { type: 'refresh.due' }
  | { type: 'visibility.changed'; visible: boolean };

export type TableEvent<Sort extends string, Filter extends string> =
  | ListEvent<Sort, Filter>
  | ControlEvent<Sort, Filter>;

/** What a table knows beside its list. */
export type ControlContext = {
  refreshEvery: number | undefined;
  /** As typed, ahead of `query.search` until the typing pauses. */
  searchText: string;
};

export type TableContext<Row, Sort extends string, Filter extends string, Answer = PagedAnswer<Row>> = ListContext<
  Row,
  Sort,
  Filter,
  Answer
> &
  ControlContext;
