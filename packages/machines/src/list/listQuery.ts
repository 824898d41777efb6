import { clampPage } from '@abs/contract';
import type { FilterValue, ListAnswer, ListContext, ListQuery } from './listTypes.ts';

/** A key for a query of a list; empty without a query. */
export function placeOf<Sort extends string, Filter extends FilterValue>(
  query: ListQuery<Sort, Filter> | undefined,
): string {
  return query ? JSON.stringify([query.page, query.sort, query.search, query.filter]) : '';
}

export function isSameQuery<Sort extends string, Filter extends FilterValue>(
  one: ListQuery<Sort, Filter>,
  other: ListQuery<Sort, Filter>,
): boolean {
  return placeOf(one) === placeOf(other);
}

/** By their content: choices that are read from the URL again are another object. */
const isSameFilter = (one: FilterValue, other: FilterValue): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The page of an answer, limited to existing pages. */
export function pageOf({ pagination: { page, totalPages } }: ListAnswer<unknown>): number {
  return clampPage(page, totalPages);
}

/** Whether the answer is empty because the page does not exist. Only some backends return their last page instead. */
export function isBeyondLast({ page }: { page: number }, { rows, pagination }: ListAnswer<unknown>): boolean {
  return rows.length === 0 && pagination.totalPages >= 1 && page > pagination.totalPages;
}

/** The query with the typed search and a change. A new search starts at its first page. */
export function nextQuery<Sort extends string, Filter extends FilterValue>(
  { query, searchText }: { query: ListQuery<Sort, Filter>; searchText: string },
  change: Partial<ListQuery<Sort, Filter>>,
): ListQuery<Sort, Filter> {
  const search = searchText.trim();
  return { ...query, ...(search !== query.search && { search, page: 1 }), ...change };
}

/**
 * The change of the context for a new query. Rows of another filter would mislead, so they are cleared.
 * @param keepsAnswer see `ListConfig`
 */
export function withQuery<Row, Sort extends string, Filter extends FilterValue, Answer extends ListAnswer<Row>>(
  context: ListContext<Row, Sort, Filter, Answer>,
  query: ListQuery<Sort, Filter>,
  keepsAnswer = false,
) {
  const isKept = keepsAnswer || isSameFilter(query.filter, context.query.filter);
  return { query, ...(!isKept && { answer: null, rows: [] }) };
}
