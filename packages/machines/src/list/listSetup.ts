import { messageOf } from '@abs/contract';
import {
  type AnyEventObject,
  assign,
  type EventObject,
  emit,
  enqueueActions,
  type NonReducibleUnknown,
  type PromiseActorLogic,
  setup,
  type UnknownActorLogic,
} from 'xstate';
import { isNotOffered } from '../shared/failure.ts';
import { port } from '../shared/port.ts';
import { isBeyondLast, isSameQuery, pageOf, withQuery } from './listQuery.ts';
import type {
  FilterValue,
  ListAnswer,
  ListConfig,
  ListContext,
  ListEmitted,
  ListEvent,
  ListInput,
  ListQuery,
  ListRequest,
} from './listTypes.ts';

type ListActions<Sort extends string, Filter extends FilterValue, Answer> = {
  takeQuery: { query: ListQuery<Sort, Filter> };
  takeAnswer: { output: Answer };
  takeLastPage: { output: Answer };
  emitQuery: { history: 'push' | 'replace' };
  showFailure: { error: unknown };
};

type ListGuards<Sort extends string, Filter extends FilterValue, Answer> = {
  isOtherQuery: { query: ListQuery<Sort, Filter> };
  hasAnswer: undefined;
  /** The shown rows belong to the query, so only their refresh failed. */
  isAnswered: undefined;
  isBeyondLast: { output: Answer };
  isNotOffered: { error: unknown };
};

/** The types of a machine besides its list. */
export type Extra = {
  context: object;
  input: object;
  events: AnyEventObject;
  emitted: EventObject;
  actors: Record<string, UnknownActorLogic>;
};

/**
 * Types, port, actions and guards of a list.
 * @param changed turns a change of the list into a change of the whole context, and adds dependent changes.
 * @param actors the ports of the machine besides `fetchPage`.
 */
export function listSetup<
  Row,
  Sort extends string,
  Filter extends FilterValue,
  Answer extends ListAnswer<Row>,
  Types extends Extra,
>(
  config: ListConfig,
  changed: (
    context: ListContext<Row, Sort, Filter, Answer> & Types['context'],
    change: Partial<ListContext<Row, Sort, Filter, Answer>>,
  ) => Partial<ListContext<Row, Sort, Filter, Answer> & Types['context']>,
  actors: Types['actors'],
) {
  type Context = ListContext<Row, Sort, Filter, Answer> & Types['context'];
  type FetchPage = PromiseActorLogic<Answer, ListRequest<Sort, Filter>>;
  const failureOf = (error: unknown, { search }: { search: string }) =>
    messageOf(error, (search && config.searchFailed) || config.loadFailed);

  return setup<
    Context,
    ListEvent<Sort, Filter> | Types['events'],
    { fetchPage: FetchPage } & Types['actors'],
    { fetchPage: 'fetchPage' },
    ListActions<Sort, Filter, Answer>,
    ListGuards<Sort, Filter, Answer>,
    never,
    'pending',
    ListInput<Sort, Filter> & Types['input'],
    NonReducibleUnknown,
    ListEmitted<Sort, Filter> | Types['emitted']
  >({
    // XState computes the type of this field from the actors, which are not known yet.
    actors: { fetchPage: port<Answer, ListRequest<Sort, Filter>>('fetchPage'), ...actors } as never,
    actions: {
      takeQuery: assign(({ context }, { query }) => changed(context, withQuery(context, query, config.keepsAnswer))),
      takeAnswer: enqueueActions(({ context, enqueue }, { output: answer }) => {
        const query = { ...context.query, page: pageOf(answer) };
        const { rows, isPlain = false } = answer;
        enqueue.assign(changed(context, { answer: { ...answer, query }, rows, isPlain, query, message: null }));
        if (query.page !== context.query.page) enqueue({ type: 'emitQuery', params: { history: 'replace' } });
      }),
      takeLastPage: enqueueActions(({ context, enqueue }, { output }) => {
        const query = { ...context.query, page: output.pagination.totalPages };
        enqueue.assign(changed(context, { query }));
        enqueue({ type: 'emitQuery', params: { history: 'replace' } });
      }),
      emitQuery: emit(({ context: { query } }, { history }) => ({ type: 'query.changed' as const, query, history })),
      showFailure: assign(({ context }, { error }) => changed(context, { message: failureOf(error, context.query) })),
    },
    guards: {
      isOtherQuery: ({ context }, { query }) => !isSameQuery(query, context.query),
      hasAnswer: ({ context }) => context.answer !== null,
      isAnswered: ({ context }) => context.answer !== null && isSameQuery(context.answer.query, context.query),
      isBeyondLast: ({ context }, { output }) => isBeyondLast(context.query, output),
      isNotOffered: (_, { error }) => isNotOffered(error),
    },
  });
}
