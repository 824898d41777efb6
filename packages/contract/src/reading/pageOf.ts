import type { Pagination } from './answers.ts';

/** The requested page of a list that came whole; the last where there are not so many. */
export function pageOf<Item>(
  all: readonly Item[],
  page: number,
  limit: number,
): { items: Item[]; pagination: Pagination } {
  const totalPages = Math.ceil(all.length / limit);
  const shown = Math.max(1, Math.min(page, totalPages));
  return {
    items: all.slice((shown - 1) * limit, shown * limit),
    pagination: { page: shown, limit, total: all.length, totalPages },
  };
}

/**
 * Whether a backend answered the whole list though a page of it was requested. One with pages of its own size has more.
 * @param total how many there are, as far as the backend says
 */
export const isWholeList = (length: number, limit: number, total: number): boolean => length > limit && total <= length;
