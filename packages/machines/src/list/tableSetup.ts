import { assign, raise } from 'xstate';
import { SEARCH_DEBOUNCE_MS } from '../shared/timings.ts';
import { isSameQuery, nextQuery, withQuery } from './listQuery.ts';
import { type Extra, listSetup } from './listSetup.ts';
import type { FilterValue, ListAnswer, ListConfig, ListContext } from './listTypes.ts';
import type { ControlContext, ControlEvent, RefreshInput } from './tableTypes.ts';

/** A new order or filter. */
type Order<Sort extends string, Filter extends FilterValue> = { sort?: Sort; filter?: Filter };

/** The types of a table, and of its machine besides the table. */
type WithControls<Sort extends string, Filter extends FilterValue, Types extends Extra> = {
  context: ControlContext & Types['context'];
  input: RefreshInput & Types['input'];
  events: ControlEvent<Sort, Filter> | Types['events'];
  emitted: Types['emitted'];
  actors: Types['actors'];
};

/**
 * Types, ports, actions and guards of a table: a list with controls (order, filter, search) and quiet refreshes.
 * @param changed see `listSetup`
 * @param actors see `listSetup`
 */
export function tableSetup<
  Row,
  Sort extends string,
  Filter extends FilterValue,
  Answer extends ListAnswer<Row>,
  Types extends Extra,
>(
  config: ListConfig,
  changed: (
    context: ListContext<Row, Sort, Filter, Answer> & ControlContext & Types['context'],
    change: Partial<ListContext<Row, Sort, Filter, Answer>>,
  ) => Partial<ListContext<Row, Sort, Filter, Answer> & ControlContext & Types['context']>,
  actors: Types['actors'],
) {
  type Context = ListContext<Row, Sort, Filter, Answer> & ControlContext & Types['context'];
  /** The compiler cannot know that the rest of the context has no such member. */
  const typed = (searchText: string) => ({ searchText }) as Partial<Context>;

  return listSetup<Row, Sort, Filter, Answer, WithControls<Sort, Filter, Types>>(config, changed, actors).extend({
    actions: {
      changeOrder: assign(({ context }, order: Order<Sort, Filter>) => {
        const { sort = context.query.sort, filter = context.query.filter } = order;
        const query = nextQuery(context, { sort, filter, page: 1 });
        return { ...changed(context, withQuery(context, query)), ...typed(query.search) };
      }),
      takeText: assign((_, { search }: { search: string }) => typed(search)),
      resetText: assign((_, { query }: { query: { search: string } }) => typed(query.search)),
      takeSearch: assign(({ context }) => changed(context, withQuery(context, nextQuery(context, {})))),
      refreshIfIdle: raise({ type: 'refresh.due' } as ControlEvent<Sort, Filter>),
    },
    guards: {
      isOtherOrder: ({ context: { query } }, { sort = query.sort, filter = query.filter }: Order<Sort, Filter>) =>
        !isSameQuery({ ...query, sort, filter }, query),
      // An additional space at the start or end does not change the search.
      isSameSearch: ({ context }, { search }: { search: string }) => search.trim() === context.query.search,
      isOtherSearch: ({ context }) => context.searchText.trim() !== context.query.search,
      isPolling: ({ context }) => context.refreshEvery !== undefined,
      isVisible: (_, { visible }: { visible: boolean }) => visible,
      isHidden: (_, { visible }: { visible: boolean }) => !visible,
    },
    delays: { refreshEvery: ({ context }) => context.refreshEvery ?? 0, pause: SEARCH_DEBOUNCE_MS },
  });
}
