import type { FilterValue, ListEmitted, ListEvent, ListQuery } from '@abs/machines';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { Subscription } from 'xstate';
import { pageFrom, withParam } from '../pages/searchParams.ts';

/** How a URL has a filter of several choices. Define it outside components, so that its results are stable. */
export type FilterParams<Filter> = {
  read: (searchParams: URLSearchParams) => Filter;
  /** The values of all its parameters; empty ones are left out of the URL. */
  write: (filter: Filter) => Readonly<Record<string, string>>;
};

export type Choices<Sort extends string, Filter extends FilterValue> = {
  /** The first is the default, and is left out of the URL. */
  sorts: readonly [Sort, ...Sort[]];
  /** The same for a filter of one word. */
  filters: readonly [Filter, ...Filter[]] | FilterParams<Filter>;
};

/** The value that the URL names if it is valid; otherwise the first. */
const known = <Value extends FilterValue>(values: readonly [Value, ...Value[]], named: string | null): Value =>
  values.find((value) => value === named) ?? values[0];

const wordParams = <Filter extends FilterValue>(filters: readonly [Filter, ...Filter[]]): FilterParams<Filter> => ({
  read: (searchParams) => known(filters, searchParams.get('filter')),
  write: (filter) => ({ filter: filter === filters[0] ? '' : String(filter) }),
});

/** The query in the URL of a list's screen, and links to its other pages. */
export function useTableQuery<Sort extends string, Filter extends FilterValue>({
  sorts,
  filters,
}: Choices<Sort, Filter>) {
  const { pathname } = useLocation();
  const [searchParams, setSearchParams] = useSearchParams();
  const params = 'read' in filters ? filters : wordParams(filters);
  const filter = useMemo(() => params.read(searchParams), [params, searchParams]);
  const query: ListQuery<Sort, Filter> = {
    page: pageFrom(searchParams),
    sort: known(sorts, searchParams.get('sort')),
    search: searchParams.get('search') ?? '',
    filter,
  };
  const withQuery = (to: ListQuery<Sort, Filter>) => {
    let next = withParam(searchParams, 'page', String(to.page));
    next = withParam(next, 'sort', to.sort === sorts[0] ? '' : to.sort);
    for (const [name, value] of Object.entries(params.write(to.filter))) next = withParam(next, name, value);
    return withParam(next, 'search', to.search);
  };
  return {
    query,
    hrefFor: (to: ListQuery<Sort, Filter>) => {
      const text = withQuery(to).toString();
      return text ? `${pathname}?${text}` : pathname;
    },
    show: (to: ListQuery<Sort, Filter>, history: 'push' | 'replace') =>
      setSearchParams(withQuery(to), { replace: history === 'replace', preventScrollReset: true }),
  };
}

/** A running list, with or without actions on its rows. */
export type ListActor<Sort extends string, Filter extends FilterValue> = {
  send: (event: ListEvent<Sort, Filter>) => void;
  on: (type: 'query.changed', handler: (event: ListEmitted<Sort, Filter>) => void) => Subscription;
};

/** Keeps a list and the URL of its screen in sync, whichever of them changes. */
export function useTableSearchParams<Sort extends string, Filter extends FilterValue>(
  actor: ListActor<Sort, Filter>,
  { query, show }: Pick<ReturnType<typeof useTableQuery<Sort, Filter>>, 'query' | 'show'>,
): void {
  const { page, sort, search, filter } = query;
  useEffect(() => {
    actor.send({ type: 'query.replaced', query: { page, sort, search, filter } });
  }, [actor, page, sort, search, filter]);
  const showEmitted = useEffectEvent(({ query: to, history }: ListEmitted<Sort, Filter>) => show(to, history));
  useEffect(() => {
    const subscription = actor.on('query.changed', (event) => showEmitted(event));
    return () => subscription.unsubscribe();
  }, [actor]);
}
