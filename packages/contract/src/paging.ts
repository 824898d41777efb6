import type { Pagination } from './shared/entities.ts';

/** The page of a list to show: the last one for any beyond it, and 1 for an empty list. */
export const clampPage = (page: number, totalPages: number): number => Math.max(1, Math.min(page, totalPages));

export type Paging = { page: number; totalPages: number; offset: number };

/** The position of a page in a list of `total` rows. An empty list has page 1 of 0. */
export function pageOf(total: number, limit: number, requested: number): Paging {
  const totalPages = Math.ceil(total / limit);
  const page = clampPage(requested, totalPages);
  return { page, totalPages, offset: (page - 1) * limit };
}

/** A page of a complete list. */
export function slicePage<Item>(
  all: readonly Item[],
  requested: number,
  limit: number,
): { items: Item[]; pagination: Pagination } {
  const { page, totalPages, offset } = pageOf(all.length, limit, requested);
  return {
    items: all.slice(offset, offset + limit),
    pagination: { page, limit, total: all.length, totalPages },
  };
}
