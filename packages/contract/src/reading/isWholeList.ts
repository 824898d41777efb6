/**
 * Whether a backend sent the whole list although a page was requested. With its own page size, the total is higher.
 * @param total number of items according to the backend
 */
export const isWholeList = (length: number, limit: number, total: number): boolean => length > limit && total <= length;
