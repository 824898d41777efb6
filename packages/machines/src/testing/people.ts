import type { Pagination } from '@abs/contract';
import { createActor, SimulatedClock } from 'xstate';
import {
  type ActionTableEvent,
  busyIds,
  createActionTableMachine,
  createListMachine,
  createTableMachine,
  type ListEvent,
  type ListQuery,
  type ListRequest,
  type PagedAnswer,
  type RowActionAnswer,
  type RowActionRequest,
  type TableEvent,
  type TableInput,
} from '../list/index.ts';
import { controlledPort, emittedBy } from './controlled.ts';

export type Status = 'active' | 'blocked' | 'deactivated';
export type Person = { id: string; status: Status; orders: number };
export type Sort = 'newest' | 'name';
export type Filter = Status | 'all';
export type Action = Status | 'remove' | 'bring back';

const setTo = (status: Status) => ({
  show: (person: Person): Person => ({ ...person, status }),
  appliesTo: (person: Person) => person.status !== status,
  inverse: (person: Person) => person.status,
  failed: 'Failed to change the account.',
});

/** A read-only list of people. */
export const peopleMachine = createListMachine<Person, Sort, Filter>({
  id: 'people',
  loadFailed: 'Error fetching users',
  searchFailed: 'Error searching users',
});

/** The same list with its own controls. */
export const peopleTableMachine = createTableMachine<Person, Sort, Filter>({
  id: 'peopleTable',
  loadFailed: 'Error fetching users',
});

/** People who can be blocked immediately, deactivated after a confirmation, and removed from the list. */
export const accountsMachine = createActionTableMachine<Person, Sort, Filter, Action>({
  id: 'accounts',
  idOf: (person) => person.id,
  loadFailed: 'Error fetching users',
  actions: {
    active: setTo('active'),
    blocked: setTo('blocked'),
    deactivated: { ...setTo('deactivated'), asks: true },
    remove: { show: () => null, inverse: () => 'bring back', failed: 'Failed to remove.' },
    'bring back': { show: (person) => person, failed: 'Failed to bring back.' },
  },
});

export const person = (id: string, over: Partial<Person> = {}): Person => ({
  id,
  status: 'active',
  orders: 0,
  ...over,
});
export const people = (...ids: string[]) => ids.map((id) => person(id));
export const FIRST = { page: 1, sort: 'newest', search: '', filter: 'all' } as const;

/** A page of twenty people. */
export function answer(rows: Person[], over: Partial<Pagination> = {}): PagedAnswer<Person> {
  return { rows, pagination: { page: 1, limit: 8, total: 20, totalPages: 3, ...over } };
}

export type Event = ActionTableEvent<Sort, Filter, Action>;
type Input = Partial<TableInput<Sort, Filter>>;

export const goTo = (page: number): ListEvent<Sort, Filter> => ({ type: 'query.replaced', query: { ...FIRST, page } });
export const type = (search: string): TableEvent<Sort, Filter> => ({ type: 'search.changed', search });

export const block = (...ids: string[]): Event => ({ type: 'action.requested', action: 'blocked', ids });
export const unblock = (...ids: string[]): Event => ({ type: 'action.requested', action: 'active', ids });
export const deactivate = (...ids: string[]): Event => ({ type: 'action.requested', action: 'deactivated', ids });
export const remove = (...ids: string[]): Event => ({ type: 'action.requested', action: 'remove', ids });
export const undo = (changeId: number): Event => ({ type: 'undo.pressed', changeId });

/** People in short form: the id, and the first letter of the status. */
const inShort = (rows: readonly Person[]) => rows.map(({ id, status }) => `${id}:${status[0]}`);

/** A read-only list that has just been opened. */
export function openList(query: Partial<ListQuery<Sort, Filter>> = {}) {
  const fetchPage = controlledPort<PagedAnswer<Person>, ListRequest<Sort, Filter>>();
  const actor = createActor(peopleMachine.provide({ actors: { fetchPage: fetchPage.logic } }), {
    input: { query: { ...FIRST, ...query } },
  });
  const emitted = emittedBy(actor);
  actor.start();
  const context = () => actor.getSnapshot().context;
  return {
    actor,
    emitted,
    fetchPage,
    context,
    send: (...events: ListEvent<Sort, Filter>[]) => {
      for (const event of events) actor.send(event);
    },
    list: () => actor.getSnapshot().value.list,
    shown: () => inShort(context().rows),
    requestedQueries: () => fetchPage.requests.map(({ input: { query } }) => query),
  };
}

/** A read-only list that has loaded these rows. */
export async function loadedList(rows = people('ada', 'obi', 'ife')) {
  const list = openList();
  await list.fetchPage.request().answer(answer(rows));
  return list;
}

/** A table that has just been opened. */
export function openTable(input: Input = {}) {
  const fetchPage = controlledPort<PagedAnswer<Person>, ListRequest<Sort, Filter>>();
  const clock = new SimulatedClock();
  const actor = createActor(peopleTableMachine.provide({ actors: { fetchPage: fetchPage.logic } }), {
    clock,
    input: { query: FIRST, ...input },
  });
  const emitted = emittedBy(actor);
  actor.start();
  const context = () => actor.getSnapshot().context;
  return {
    actor,
    clock,
    emitted,
    fetchPage,
    context,
    send: (...events: TableEvent<Sort, Filter>[]) => {
      for (const event of events) actor.send(event);
    },
    list: () => actor.getSnapshot().value.list,
    shown: () => inShort(context().rows),
    requestedQueries: () => fetchPage.requests.map(({ input: { query } }) => query),
  };
}

/** A table that has loaded these rows. */
export async function loadedTable(rows = people('ada', 'obi', 'ife'), input: Input = {}) {
  const table = openTable(input);
  await table.fetchPage.request().answer(answer(rows));
  return table;
}

/** A table with actions that has just been opened. */
export function openAccounts(input: Input = {}) {
  const fetchPage = controlledPort<PagedAnswer<Person>, ListRequest<Sort, Filter>>();
  const runAction = controlledPort<RowActionAnswer<Person>, RowActionRequest<Person, Action>>();
  const clock = new SimulatedClock();
  const actors = { fetchPage: fetchPage.logic, runAction: runAction.logic };
  const actor = createActor(accountsMachine.provide({ actors }), { clock, input: { query: FIRST, ...input } });
  const emitted = emittedBy(actor);
  actor.start();
  const context = () => actor.getSnapshot().context;
  return {
    actor,
    clock,
    emitted,
    fetchPage,
    runAction,
    context,
    send: (...events: Event[]) => {
      for (const event of events) actor.send(event);
    },
    list: () => actor.getSnapshot().value.list,
    question: () => actor.getSnapshot().value.question,
    shown: () => inShort(context().rows),
    busy: () => busyIds(context().changes),
    requestedQueries: () => fetchPage.requests.map(({ input: { query } }) => query),
  };
}

/** A table with actions that has loaded these rows. */
export async function loadedAccounts(rows = people('ada', 'obi', 'ife'), input: Input = {}) {
  const list = openAccounts(input);
  await list.fetchPage.request().answer(answer(rows));
  return list;
}
