import { clampPage } from '@abs/contract';
import type { FilterValue, ListAnswer, ListContext, ListQuery } from './listTypes.ts';

/** Identifies a part of a list. */
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

/** The page that an answer is of: what the server says, and never one that does not exist. */
export function pageOf({ pagination: { page, totalPages } }: ListAnswer<unknown>): number {
  return clampPage(page, totalPages);
}

/** Whether the answer is empty only because the page does not exist: not every backend answers its last page instead. */
export function isBeyondLast({ page }: { page: number }, { rows, pagination }: ListAnswer<unknown>): boolean {
  return rows.length === 0 && pagination.totalPages >= 1 && page > pagination.totalPages;
}

/** The query with what has been typed by now; whatever else it asks for, another search starts at its first page. */
export function nextQuery<Sort extends string, Filter extends FilterValue>(
  { query, searchText }: { query: ListQuery<Sort, Filter>; searchText: string },
  change: Partial<ListQuery<Sort, Filter>>,
): ListQuery<Sort, Filter> {
  const search = searchText.trim();
  return { ...query, ...(search !== query.search && { search, page: 1 }), ...change };
}

/**
 * What changes with the query. Rows of one filter under the heading of another would mislead; others may stay.
 * @param keepsAnswer as ListConfig has it
 */
export function withQuery<Row, Sort extends string, Filter extends FilterValue, Answer extends ListAnswer<Row>>(
  context: ListContext<Row, Sort, Filter, Answer>,
  query: ListQuery<Sort, Filter>,
  keepsAnswer = false,
) {
  const isKept = keepsAnswer || query.filter === context.query.filter;
  return { query, ...(!isKept && { answer: null, rows: [] }) };
}
