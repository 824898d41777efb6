import { limits } from '@abs/contract';

/**
 * The page that an address names; the first when it names none that could exist. A page beyond the last is asked for all
 * the same, since only the server knows the last one; no number is larger than it may be asked for.
 */
export function pageFrom(search: URLSearchParams): number {
  const page = search.get('page') ?? '1';
  return /^0*[1-9]\d*$/.test(page) ? Math.min(Number(page), limits.LAST_PAGE) : 1;
}

/** An address with one of its parameters set, or removed by an empty value; `?page=1` is left out. */
export function withParam(search: URLSearchParams, name: string, value: string): URLSearchParams {
  const next = new URLSearchParams(search);
  if (value === '' || (name === 'page' && value === '1')) next.delete(name);
  else next.set(name, value);
  return next;
}

/** Whether an address opens the search. The grid at /shop has the same parameter for itself. */
export const namesSearch = (pathname: string, search: string) =>
  pathname !== '/shop' && Boolean(new URLSearchParams(search).get('search'));
