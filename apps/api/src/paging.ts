export type Paging = { page: number; totalPages: number; offset: number };

/** Where a page lies in a list of `total` rows; a page beyond the last is the last, and an empty list has page 1 of 0. */
export function pageOf(total: number, limit: number, wanted: number): Paging {
  const totalPages = Math.ceil(total / limit);
  const page = Math.max(1, Math.min(wanted, totalPages));
  return { page, totalPages, offset: (page - 1) * limit };
}
