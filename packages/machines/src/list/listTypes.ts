import type { Pagination } from '@abs/contract';

/** The filter of a list: a word, or several choices, whose fields are always in the same order. */
export type FilterValue = string | object | null;

/** The requested part of a list. */
export type ListQuery<Sort extends string, Filter extends FilterValue> = {
  /** From 1. */
  page: number;
  sort: Sort;
  /** The search text, trimmed; empty for everything. */
  search: string;
  /** The tab, the status or the choices. */
  filter: Filter;
};

/** The configuration of a list, besides its ports. */
export type ListConfig = {
  /** The id of the machine. */
  id: string;
  /** The message for a list that does not load, if the server sends none. */
  loadFailed: string;
  /** The same for a search. @default loadFailed */
  searchFailed?: string;
  /**
   * Keeps the last answer while another filter loads, for a screen that hides the rows meanwhile but shows other parts
   * of the answer. @default false
   */
  keepsAnswer?: boolean;
};

export type ListInput<Sort extends string, Filter extends FilterValue> = { query: ListQuery<Sort, Filter> };

/** The input of the port `fetchPage`. */
export type ListRequest<Sort extends string, Filter extends FilterValue> = { query: ListQuery<Sort, Filter> };

/** The answer that every list needs for a page. */
export type ListAnswer<Row> = {
  rows: readonly Row[];
  pagination: Pick<Pagination, 'page' | 'totalPages'>;
  /** The server supports no search, order or filter for its lists. @default false */
  isPlain?: boolean;
};

/** A page of a list whose server counts its rows. */
export type PagedAnswer<Row> = ListAnswer<Row> & { pagination: Pagination };

export type ListEvent<Sort extends string, Filter extends FilterValue> =
  /** The URL changed, for example by the back button. The list ignores the query that it emitted itself. */
  { type: 'query.replaced'; query: ListQuery<Sort, Filter> } | { type: 'refresh.requested' };

export type ListEmitted<Sort extends string, Filter extends FilterValue> =
  /** For the URL: the back button returns from a `push`. */
  { type: 'query.changed'; query: ListQuery<Sort, Filter>; history: 'push' | 'replace' };

export type ListContext<Row, Sort extends string, Filter extends FilterValue, Answer = PagedAnswer<Row>> = {
  query: ListQuery<Sort, Filter>;
  /** The last answer and its query; null before the first, and after the filter changed. */
  answer: (Answer & { query: ListQuery<Sort, Filter> }) | null;
  /** The rows to show. */
  rows: readonly Row[];
  /** `isPlain` of the last answer, even after the answer was dropped. */
  isPlain: boolean;
  message: string | null;
};
