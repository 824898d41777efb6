/**
 * Whether a backend answered the whole list though a page of it was requested. One with pages of its own size has more.
 * @param total how many there are, as far as the backend says
 */
export const isWholeList = (length: number, limit: number, total: number): boolean => length > limit && total <= length;
