import type { Pagination } from '@abs/contract';

/** What narrows a list: a word, or several choices together, whose fields are always in the same order. */
export type FilterValue = string | object | null;

/** The requested part of a list. */
export type ListQuery<Sort extends string, Filter extends FilterValue> = {
  /** From 1. */
  page: number;
  sort: Sort;
  /** What is searched for, trimmed; empty for everything. */
  search: string;
  /** The tab, the status or the choices looked for. */
  filter: Filter;
};

/** What a list must be given beside its ports. */
export type ListConfig = {
  /** The machine's own name. */
  id: string;
  /** The message for a list that does not load, if the server gives none. */
  loadFailed: string;
  /** The same for a search. @default loadFailed */
  searchFailed?: string;
  /**
   * Keeps the last answer while that for another filter is on its way, for a screen that shows no rows meanwhile but what
   * else the answer says. @default false
   */
  keepsAnswer?: boolean;
};

export type ListInput<Sort extends string, Filter extends FilterValue> = { query: ListQuery<Sort, Filter> };

/** What the port `fetchPage` is requested to answer. */
export type ListRequest<Sort extends string, Filter extends FilterValue> = { query: ListQuery<Sort, Filter> };

/** What every list must know of a page. */
export type ListAnswer<Row> = {
  rows: readonly Row[];
  pagination: Pick<Pagination, 'page' | 'totalPages'>;
  /** The server takes no search, order or filter for its lists. @default false */
  isPlain?: boolean;
};

/** A page of a list whose server counts its rows. */
export type PagedAnswer<Row> = ListAnswer<Row> & { pagination: Pagination };

export type ListEvent<Sort extends string, Filter extends FilterValue> =
  /** The URL changed, as by the back button. A query that the list itself emitted may come back here, and is ignored. */
  { type: 'query.replaced'; query: ListQuery<Sort, Filter> } | { type: 'refresh.requested' };

export type ListEmitted<Sort extends string, Filter extends FilterValue> =
  /** For the URL: `push` is a step that the back button returns from. */
  { type: 'query.changed'; query: ListQuery<Sort, Filter>; history: 'push' | 'replace' };

export type ListContext<Row, Sort extends string, Filter extends FilterValue, Answer = PagedAnswer<Row>> = {
  query: ListQuery<Sort, Filter>;
  /** The last answer and its query; null before the first, and after the filter changed. */
  answer: (Answer & { query: ListQuery<Sort, Filter> }) | null;
  /** The rows to show. */
  rows: readonly Row[];
  /** As the last answer says, even after it was dropped. */
  isPlain: boolean;
  message: string | null;
};
