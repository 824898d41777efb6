import { listSetup } from './listSetup.ts';
import { listStates, pollingStates } from './listStates.ts';
import type { ListAnswer, ListConfig, ListContext, ListInput, PagedAnswer } from './listTypes.ts';

/** The context of a list that has just been opened. */
export function listContext<Row, Sort extends string, Filter extends string, Answer extends ListAnswer<Row>>({
  query,
  refreshEvery,
}: ListInput<Sort, Filter>): ListContext<Row, Sort, Filter, Answer> {
  return { query, refreshEvery, searchText: query.search, answer: null, rows: [], isPlain: false, message: null };
}

/** Makes the machine of a list that is only read: its pages, order, filter and search, and quiet refreshes. */
export function createListMachine<
  Row,
  Sort extends string,
  Filter extends string,
  Answer extends ListAnswer<Row> = PagedAnswer<Row>,
>(config: ListConfig) {
  return listSetup<
    Row,
    Sort,
    Filter,
    Answer,
    { context: object; input: object; events: never; emitted: never; actors: Record<never, never> }
  >(config, (_, change) => change, {}).createMachine({
    id: config.id,
    context: ({ input }) => listContext(input),
    type: 'parallel',
    states: { list: listStates, polling: pollingStates },
  });
}
