import { limits } from '@abs/contract';

/**
 * The page in the URL, or the first if the URL has no valid one. A page beyond the last is requested all the same, since
 * only the server knows the last one; the number is capped at the largest that the server accepts.
 */
export function pageFrom(search: URLSearchParams): number {
  const page = search.get('page') ?? '1';
  return /^0*[1-9]\d*$/.test(page) ? Math.min(Number(page), limits.LAST_PAGE) : 1;
}

/** The parameters with one of them set, or removed by an empty value; `page=1` is left out. */
export function withParam(search: URLSearchParams, name: string, value: string): URLSearchParams {
  const next = new URLSearchParams(search);
  if (value === '' || (name === 'page' && value === '1')) next.delete(name);
  else next.set(name, value);
  return next;
}

/** Whether a URL opens the search. The grid at /shop uses the same parameter for itself. */
export const namesSearch = (pathname: string, search: string) =>
  pathname !== '/shop' && Boolean(new URLSearchParams(search).get('search'));
