import { listContext } from './listMachine.ts';
import type { FilterValue, ListAnswer, ListConfig, PagedAnswer } from './listTypes.ts';
import { tableSetup } from './tableSetup.ts';
import { pollingStates, tableStates } from './tableStates.ts';
import type { TableContext, TableInput } from './tableTypes.ts';

/** The context of a table that has just been opened. */
export function tableContext<Row, Sort extends string, Filter extends FilterValue, Answer extends ListAnswer<Row>>(
  input: TableInput<Sort, Filter>,
): TableContext<Row, Sort, Filter, Answer> {
  const { query, refreshEvery } = input;
  return { ...listContext<Row, Sort, Filter, Answer>(input), refreshEvery, searchText: query.search };
}

/** Creates the machine of a list with its own controls (order, filter, search) and quiet refreshes. */
export function createTableMachine<
  Row,
  Sort extends string,
  Filter extends FilterValue,
  Answer extends ListAnswer<Row> = PagedAnswer<Row>,
>(config: ListConfig) {
  return tableSetup<
    Row,
    Sort,
    Filter,
    Answer,
    { context: object; input: object; events: never; emitted: never; actors: Record<never, never> }
  >(config, (_, change) => change, {}).createMachine({
    id: config.id,
    context: ({ input }) => tableContext(input),
    type: 'parallel',
    states: { list: tableStates, polling: pollingStates },
  });
}
