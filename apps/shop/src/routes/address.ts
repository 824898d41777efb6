/** The page that an address names; the first when it names none that could exist. */
export function pageFrom(search: URLSearchParams): number {
  const page = Number(search.get('page') ?? '1');
  return Number.isInteger(page) && page >= 1 ? page : 1;
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
