import type { TableEmitted, TableQuery } from '@abs/machines';
import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { ActorRef, EventObject, Snapshot } from 'xstate';
import { useEmitted } from '../machines/useEmitted.ts';
import { pageFrom, withParam } from '../routes/searchParams.ts';

type Choices<Sort extends string, Filter extends string> = {
  /** The first is the default, and is left out of the URL. */
  sorts: readonly [Sort, ...Sort[]];
  filters: readonly [Filter, ...Filter[]];
};

/** The known value that the URL names, or the first. */
const known = <Value extends string>(values: readonly [Value, ...Value[]], named: string | null): Value =>
  values.find((value) => value === named) ?? values[0];

/** The query in the URL of a list's screen, and links to its other pages. */
export function useTableQuery<Sort extends string, Filter extends string>({ sorts, filters }: Choices<Sort, Filter>) {
  const { pathname } = useLocation();
  const [searchParams, setSearchParams] = useSearchParams();
  const query: TableQuery<Sort, Filter> = {
    page: pageFrom(searchParams),
    sort: known(sorts, searchParams.get('sort')),
    search: searchParams.get('search') ?? '',
    filter: known(filters, searchParams.get('filter')),
  };
  const withQuery = (to: TableQuery<Sort, Filter>) => {
    let next = withParam(searchParams, 'page', String(to.page));
    next = withParam(next, 'sort', to.sort === sorts[0] ? '' : to.sort);
    next = withParam(next, 'filter', to.filter === filters[0] ? '' : to.filter);
    return withParam(next, 'search', to.search);
  };
  return {
    query,
    hrefFor: (to: TableQuery<Sort, Filter>) => {
      const text = withQuery(to).toString();
      return text ? `${pathname}?${text}` : pathname;
    },
    show: (to: TableQuery<Sort, Filter>, history: 'push' | 'replace') =>
      setSearchParams(withQuery(to), { replace: history === 'replace', preventScrollReset: true }),
  };
}

type QueryEvent<Sort extends string, Filter extends string> = EventObject & {
  type: 'query.replaced';
  query: TableQuery<Sort, Filter>;
};

/** Keeps a list and the URL of its screen in sync, whichever of them changes. */
export function useTableSearchParams<Row, Sort extends string, Filter extends string, Action extends string>(
  actor: ActorRef<Snapshot<unknown>, QueryEvent<Sort, Filter>, TableEmitted<Row, Sort, Filter, Action>>,
  { query, show }: Pick<ReturnType<typeof useTableQuery<Sort, Filter>>, 'query' | 'show'>,
): void {
  const { page, sort, search, filter } = query;
  useEffect(() => {
    actor.send({ type: 'query.replaced', query: { page, sort, search, filter } });
  }, [actor, page, sort, search, filter]);
  useEmitted<TableEmitted<Row, Sort, Filter, Action>>(actor, {
    'query.changed': ({ query: to, history }) => show(to, history),
  });
}
