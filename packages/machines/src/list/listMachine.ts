import { listSetup } from './listSetup.ts';
import { listStates } from './listStates.ts';
import type { FilterValue, ListAnswer, ListConfig, ListContext, ListInput, PagedAnswer } from './listTypes.ts';

/** The context of a list that has just been opened. */
export function listContext<Row, Sort extends string, Filter extends FilterValue, Answer extends ListAnswer<Row>>({
  query,
}: ListInput<Sort, Filter>): ListContext<Row, Sort, Filter, Answer> {
  return { query, answer: null, rows: [], isPlain: false, message: null };
}

/** Creates the machine of a list that shows the query of the URL, one page at a time. */
export function createListMachine<
  Row,
  Sort extends string,
  Filter extends FilterValue,
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
    initial: 'list',
    states: { list: listStates },
  });
}
