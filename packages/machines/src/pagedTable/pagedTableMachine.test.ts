import { CallError, type Pagination } from '@abs/contract';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { createActor, fromPromise, initialTransition, SimulatedClock, transition } from 'xstate';
import { controlledPort, done, emittedBy } from '../testing/controlled.ts';
import { notOffered, offline } from '../testing/fixtures.ts';
import { busyIds } from './changes.ts';
import { createPagedTableMachine } from './pagedTableMachine.ts';
import type {
  TableActionAnswer,
  TableActionRequest,
  TableAnswer,
  TableEvent,
  TableInput,
  TableRequest,
} from './pagedTableTypes.ts';

type Status = 'active' | 'blocked' | 'deactivated';
type Person = { id: string; status: Status; orders: number };
type Sort = 'newest' | 'name';
type Filter = Status | 'all';
type Action = Status | 'remove' | 'bring back';
type Event = TableEvent<Sort, Filter, Action>;

const setTo = (status: Status) => ({
  show: (person: Person): Person => ({ ...person, status }),
  appliesTo: (person: Person) => person.status !== status,
  inverse: (person: Person) => person.status,
  failed: 'Failed to change the account.',
});

/** People who can be blocked at once, deactivated after a question, and removed from the list. */
const machine = createPagedTableMachine<Person, Sort, Filter, Action>({
  id: 'people',
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

const person = (id: string, over: Partial<Person> = {}): Person => ({ id, status: 'active', orders: 0, ...over });
const people = (...ids: string[]) => ids.map((id) => person(id));
const FIRST = { page: 1, sort: 'newest', search: '', filter: 'all' } as const;

function answer(rows: Person[], over: Partial<Pagination> = {}): TableAnswer<Person> {
  return { rows, pagination: { page: 1, limit: 8, total: 20, totalPages: 3, ...over } };
}

const block = (...ids: string[]): Event => ({ type: 'action.requested', action: 'blocked', ids });
const unblock = (...ids: string[]): Event => ({ type: 'action.requested', action: 'active', ids });
const deactivate = (...ids: string[]): Event => ({ type: 'action.requested', action: 'deactivated', ids });
const remove = (...ids: string[]): Event => ({ type: 'action.requested', action: 'remove', ids });
const undo = (changeId: number): Event => ({ type: 'undo.pressed', changeId });
const type = (search: string): Event => ({ type: 'search.changed', search });
const goTo = (page: number): Event => ({ type: 'query.replaced', query: { ...FIRST, page } });

function start(input: Partial<TableInput<Sort, Filter>> = {}) {
  const fetchPage = controlledPort<TableAnswer<Person>, TableRequest<Sort, Filter>>();
  const runAction = controlledPort<TableActionAnswer<Person>, TableActionRequest<Person, Action>>();
  const clock = new SimulatedClock();
  const actor = createActor(machine.provide({ actors: { fetchPage: fetchPage.logic, runAction: runAction.logic } }), {
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
    runAction,
    context,
    send: (...events: Event[]) => {
      for (const event of events) actor.send(event);
    },
    list: () => actor.getSnapshot().value.list,
    question: () => actor.getSnapshot().value.question,
    /** The rows shown, with the first letter of each one's status. */
    shown: () => context().rows.map(({ id, status }) => `${id}:${status[0]}`),
    busy: () => busyIds(context().changes),
    requestedQueries: () => fetchPage.requests.map(({ input: { query } }) => query),
  };
}

/** A table that has loaded these rows. */
async function loaded(rows = people('ada', 'obi', 'ife'), input: Partial<TableInput<Sort, Filter>> = {}) {
  const table = start(input);
  await table.fetchPage.request().answer(answer(rows));
  return table;
}

describe('table, loading', () => {
  it('asks for what the address says, with its limit', async () => {
    const query = { page: 2, sort: 'name', search: 'ada', filter: 'blocked' } as const;
    const { fetchPage, list, context } = start({ query, limit: 8 });
    expect(fetchPage.request().input).toEqual({ query, limit: 8 });
    expect(list()).toEqual({ fetching: 'loading' });
    await fetchPage.request().answer(answer(people('ada'), { page: 2 }));
    expect(list()).toBe('ready');
    expect(context()).toMatchObject({ searchText: 'ada', rows: people('ada'), answer: { pagination: { total: 20 } } });
  });

  it.each([
    [new CallError('The database sleeps', { status: 503 }), 'The database sleeps'],
    [new Error('boom'), 'Error fetching users'],
  ])('offers a refresh when that failed, once for a double click (%s)', async (error, message) => {
    const { send, fetchPage, list, context } = start();
    await fetchPage.request().refuse(error);
    expect(list()).toBe('failed');
    expect(context().message).toBe(message);
    send({ type: 'refresh.requested' }, { type: 'refresh.requested' });
    expect(fetchPage.requests).toHaveLength(2);
    expect(list()).toEqual({ fetching: 'loading' });
    await fetchPage.request().answer(answer(people('ada')));
    expect(list()).toBe('ready');
    expect(context().message).toBeNull();
  });

  it('says what the server does not have, and asks no more', async () => {
    const { send, fetchPage, list, context } = start();
    await fetchPage.request().refuse(notOffered);
    expect([list(), context().message]).toEqual(['notOffered', 'Not offered']);
    send({ type: 'refresh.requested' }, { type: 'visibility.changed', visible: true });
    expect(fetchPage.requests).toHaveLength(1);
  });

  it('keeps the rows while it refreshes, and says when they may be outdated', async () => {
    const { send, fetchPage, list, shown, context } = await loaded();
    send({ type: 'refresh.requested' });
    expect(list()).toEqual({ fetching: 'refreshing' });
    expect(shown()).toEqual(['ada:a', 'obi:a', 'ife:a']);
    await fetchPage.request().refuse(offline);
    expect(list()).toBe('outdated');
    expect(shown()).toEqual(['ada:a', 'obi:a', 'ife:a']);
    expect(context().message).toBe('Network Error');
    send({ type: 'refresh.requested' });
    await fetchPage.request().answer(answer(people('new')));
    expect(list()).toBe('ready');
    expect(shown()).toEqual(['new:a']);
  });

  it('stops asking when the screen is left', async () => {
    const { actor, fetchPage } = start();
    actor.stop();
    expect(fetchPage.request().signal.aborted).toBe(true);
  });
});

describe('table, pages', () => {
  it('keeps the rows while another page loads, and shows the newest page requested', async () => {
    const { send, fetchPage, list, shown, emitted, context } = await loaded();
    send(goTo(2));
    expect(list()).toEqual({ fetching: 'refreshing' });
    expect(shown()).toHaveLength(3);
    send(goTo(3));
    expect(fetchPage.request(1).signal.aborted).toBe(true);
    await fetchPage.request(2).answer(answer(people('third'), { page: 3 }));
    await fetchPage.request(1).answer(answer(people('second'), { page: 2 }));
    expect(shown()).toEqual(['third:a']);
    expect(context().query.page).toBe(3);
    expect(emitted).toEqual([]);
  });

  it('shows the page that the server answered instead of one beyond the last, and corrects the address', async () => {
    const { fetchPage, context, emitted, list } = start({ query: { ...FIRST, page: 9 } });
    await fetchPage.request().answer(answer(people('ada'), { page: 3 }));
    expect(list()).toBe('ready');
    expect(context().query.page).toBe(3);
    expect(emitted).toEqual([{ type: 'query.changed', query: { ...FIRST, page: 3 }, history: 'replace' }]);
    expect(fetchPage.requests).toHaveLength(1);
  });

  it('asks for the last page where the server answers nothing beyond it', async () => {
    const { fetchPage, emitted, requestedQueries, shown } = start({ query: { ...FIRST, page: 9 } });
    await fetchPage.request().answer(answer([], { page: 9 }));
    expect(requestedQueries().map(({ page }) => page)).toEqual([9, 3]);
    expect(emitted).toEqual([{ type: 'query.changed', query: { ...FIRST, page: 3 }, history: 'replace' }]);
    await fetchPage.request().answer(answer(people('ada'), { page: 3 }));
    expect(shown()).toEqual(['ada:a']);
  });

  it('is ready with no rows and page 1 when there is nothing', async () => {
    const { fetchPage, list, context } = start({ query: { ...FIRST, page: 2 } });
    await fetchPage.request().answer(answer([], { page: 1, total: 0, totalPages: 0 }));
    expect(list()).toBe('ready');
    expect(context()).toMatchObject({ rows: [], query: { page: 1 } });
  });

  it('shows the failure of another page in place of its rows, and the way back', async () => {
    const { send, fetchPage, list, shown } = await loaded();
    send(goTo(2));
    await fetchPage.request().refuse(offline);
    expect(list()).toBe('failed');
    send(goTo(1));
    await fetchPage.request().answer(answer(people('ada')));
    expect(list()).toBe('ready');
    expect(shown()).toEqual(['ada:a']);
  });
});

describe('table, order and filter', () => {
  it.each([
    [{ type: 'sort.changed', sort: 'name' }, { sort: 'name' }, 'refreshing'],
    // People of one status under the heading of another would mislead.
    [{ type: 'filter.changed', filter: 'blocked' }, { filter: 'blocked' }, 'loading'],
  ] as const)('starts at page 1 after %j, once', async (event, change, face) => {
    const { send, fetchPage, emitted, requestedQueries, list, context } = await loaded();
    send(goTo(2));
    await fetchPage.request().answer(answer(people('ada'), { page: 2 }));
    send(event, event);
    expect(requestedQueries()).toHaveLength(3);
    expect(requestedQueries()[2]).toEqual({ ...FIRST, ...change });
    expect(emitted.at(-1)).toEqual({ type: 'query.changed', query: { ...FIRST, ...change }, history: 'push' });
    expect(list()).toEqual({ fetching: face });
    expect(context().rows).toHaveLength(face === 'loading' ? 0 : 1);
  });

  it('loads with nothing to show when the order changes after the first load failed', async () => {
    const { send, fetchPage, list } = start();
    await fetchPage.request().refuse(offline);
    send({ type: 'sort.changed', sort: 'name' });
    expect(list()).toEqual({ fetching: 'loading' });
  });

  it('follows the URL without emitting, and ignores a URL that it emitted itself', async () => {
    const { send, fetchPage, emitted, context } = await loaded();
    send({ type: 'query.replaced', query: { ...FIRST } });
    expect(fetchPage.requests).toHaveLength(1);
    const query = { page: 2, sort: 'name', search: 'obi', filter: 'blocked' } as const;
    send({ type: 'query.replaced', query });
    expect(fetchPage.request().input.query).toEqual(query);
    expect(context().searchText).toBe('obi');
    expect(emitted).toEqual([]);
  });
});

describe('table, search', () => {
  it('asks 300 ms after the last key, at page 1, and replaces the address', async () => {
    const { send, clock, fetchPage, emitted, requestedQueries, list, context } = await loaded();
    send(goTo(2));
    await fetchPage.request().answer(answer(people('ada'), { page: 2 }));
    for (const text of ['a', 'ad', 'ada ']) {
      send(type(text));
      expect(list()).toBe('typing');
      clock.increment(299);
    }
    expect(requestedQueries()).toHaveLength(2);
    expect(context()).toMatchObject({ searchText: 'ada ', rows: people('ada') });
    clock.increment(1);
    expect(requestedQueries()).toHaveLength(3);
    expect(requestedQueries()[2]).toEqual({ ...FIRST, search: 'ada' });
    expect(emitted.at(-1)).toEqual({
      type: 'query.changed',
      query: { ...FIRST, search: 'ada' },
      history: 'replace',
    });
    expect(context().searchText).toBe('ada ');
  });

  it('never shows an older answer: a key drops the request under way', async () => {
    const { send, clock, fetchPage, shown } = await loaded();
    send(type('a'));
    clock.increment(300);
    send(type('ad'));
    expect(fetchPage.request(1).signal.aborted).toBe(true);
    await fetchPage.request(1).answer(answer(people('a…')));
    expect(shown()).toHaveLength(3);
    clock.increment(300);
    await fetchPage.request(2).answer(answer(people('ad…')));
    await fetchPage.request(1).answer(answer(people('a…')));
    expect(shown()).toEqual(['ad…:a']);
  });

  it('makes good a load that typing dropped, although the text is as before', async () => {
    const { send, clock, fetchPage, emitted, list } = await loaded();
    send(goTo(2), type('a'), type(''));
    clock.increment(300);
    expect(fetchPage.request().input.query).toEqual({ ...FIRST, page: 2 });
    await fetchPage.request().answer(answer(people('ada'), { page: 2 }));
    expect(list()).toBe('ready');
    expect(emitted).toEqual([]);
  });

  it('takes a space more for the same search', async () => {
    const { send, fetchPage, list, context } = await loaded();
    send(type(' '));
    expect(list()).toBe('ready');
    expect(context().searchText).toBe(' ');
    expect(fetchPage.requests).toHaveLength(1);
  });

  it('applies the typed search when the order changes', async () => {
    const { send, clock, fetchPage, requestedQueries } = await loaded();
    send(type('ada'));
    expect(requestedQueries()).toHaveLength(1);
    send({ type: 'sort.changed', sort: 'name' });
    expect(requestedQueries().at(-1)).toEqual({ ...FIRST, sort: 'name', search: 'ada' });
    await fetchPage.request().answer(answer(people('ada')));
    clock.increment(1000);
    expect(requestedQueries()).toHaveLength(2);
  });

  it('forgets what was typed when the address changes, but not for an echo', async () => {
    const { send, clock, requestedQueries, context } = await loaded();
    send(type('ada'), { type: 'query.replaced', query: FIRST });
    expect(context().searchText).toBe('ada');
    send({ type: 'query.replaced', query: { ...FIRST, page: 2 } });
    expect(context().searchText).toBe('');
    clock.increment(1000);
    expect(requestedQueries()).toEqual([FIRST, { ...FIRST, page: 2 }]);
  });
});

describe('table, selection', () => {
  it('selects rows, all of the page, none', async () => {
    const { send, context } = await loaded();
    const selected = () => context().selected;
    send({ type: 'row.toggled', id: 'ada' }, { type: 'row.toggled', id: 'nobody' });
    expect(selected()).toEqual(['ada']);
    send({ type: 'page.toggled' });
    expect(selected()).toEqual(['ada', 'obi', 'ife']);
    send({ type: 'page.toggled' });
    expect(selected()).toEqual([]);
    send({ type: 'page.toggled' }, { type: 'row.toggled', id: 'obi' });
    expect(selected()).toEqual(['ada', 'ife']);
    send({ type: 'selection.cleared' });
    expect(selected()).toEqual([]);
  });

  it('forgets the rows that leave', async () => {
    const { send, fetchPage, context } = await loaded();
    send({ type: 'page.toggled' }, { type: 'refresh.requested' });
    expect(context().selected).toHaveLength(3);
    await fetchPage.request().answer(answer(people('ife', 'new')));
    expect(context().selected).toEqual(['ife']);
    send({ type: 'filter.changed', filter: 'blocked' });
    expect(context().selected).toEqual([]);
  });

  it('keeps what failed, for another try, and lets go of what is done', async () => {
    const { send, runAction, context } = await loaded();
    send({ type: 'page.toggled' }, block('ada', 'obi'), block('ife'));
    expect(context().selected).toHaveLength(3);
    await runAction.request(1).refuse(offline);
    expect(context().selected).toEqual(['ada', 'obi', 'ife']);
    await runAction.request(0).answer({});
    expect(context().selected).toEqual(['ife']);
  });
});

describe('table, actions', () => {
  it('shows an action at once, says when it began and was done, and loads the page again quietly', async () => {
    const { send, runAction, fetchPage, emitted, shown, busy, list } = await loaded();
    send(block('ada'));
    const payload = { changeId: 1, action: 'blocked', ids: ['ada'], rows: [person('ada')], undo: 'active' };
    expect(shown()).toEqual(['ada:b', 'obi:a', 'ife:a']);
    expect(busy()).toEqual(['ada']);
    expect(runAction.request().input).toEqual({ action: 'blocked', ids: ['ada'], rows: [person('ada')] });
    expect(emitted).toEqual([{ type: 'action.started', ...payload }]);
    expect(fetchPage.requests).toHaveLength(1);
    await runAction.request().answer({ message: 'Ada is blocked' });
    expect(emitted.at(-1)).toEqual({ type: 'action.done', ...payload, message: 'Ada is blocked' });
    expect(busy()).toEqual([]);
    expect(list()).toEqual({ fetching: 'updating' });
    expect(shown()).toEqual(['ada:b', 'obi:a', 'ife:a']);
    await fetchPage.request().answer(answer(people('obi', 'ife', 'eze')));
    expect(list()).toBe('ready');
    expect(shown()).toEqual(['obi:a', 'ife:a', 'eze:a']);
  });

  it('shows the rows that the server answered, until a list has them', async () => {
    const { send, runAction, context } = await loaded();
    send(block('ada'));
    await runAction.request().answer({ rows: [person('ada', { status: 'blocked', orders: 7 })] });
    expect(context().rows[0]).toEqual(person('ada', { status: 'blocked', orders: 7 }));
  });

  it.each([
    [new CallError('Admins cannot be blocked', { status: 409 }), 'Admins cannot be blocked'],
    [new Error('boom'), 'Failed to change the account.'],
  ])('puts the row back, says why, and asks how it stands (%s)', async (error, message) => {
    const { send, runAction, fetchPage, emitted, shown, busy } = await loaded();
    send(block('ada'));
    await runAction.request().refuse(error);
    expect(shown()).toEqual(['ada:a', 'obi:a', 'ife:a']);
    expect(busy()).toEqual([]);
    expect(emitted.at(-1)).toEqual({
      type: 'action.failed',
      changeId: 1,
      action: 'blocked',
      ids: ['ada'],
      rows: [person('ada')],
      undo: null,
      message,
    });
    expect(fetchPage.requests).toHaveLength(2);
    send(undo(1));
    expect(runAction.requests).toHaveLength(1);
  });

  it('puts back exactly the rows of the failed action, keeping what others did meanwhile', async () => {
    const { send, runAction, shown } = await loaded();
    send(block('ada', 'obi'), remove('ife'));
    expect(shown()).toEqual(['ada:b', 'obi:b']);
    await runAction.request(0).refuse(offline);
    expect(shown()).toEqual(['ada:a', 'obi:a']);
    await runAction.request(1).refuse(offline);
    expect(shown()).toEqual(['ada:a', 'obi:a', 'ife:a']);
  });

  it('puts back what the server says by now, when the action fails after a refresh', async () => {
    const { send, runAction, fetchPage, context, shown } = await loaded();
    send(block('ada'), { type: 'refresh.requested' });
    await fetchPage.request().answer(answer([person('ada', { orders: 7 }), person('eze')]));
    expect(shown()).toEqual(['ada:b', 'eze:a']);
    expect(context().rows[0]?.orders).toBe(7);
    await runAction.request().refuse(offline);
    expect(context().rows[0]).toEqual(person('ada', { orders: 7 }));
  });

  it('does it once for a double click, and leaves out rows that are under way', async () => {
    const { send, runAction } = await loaded();
    send(block('ada'), block('ada'), remove('ada'), block('ada', 'obi'));
    expect(runAction.requests.map(({ input }) => input.ids)).toEqual([['ada'], ['obi']]);
  });

  it('leaves out rows to which it does not apply, and those not shown', async () => {
    const { send, runAction, actor } = await loaded([person('ada'), person('obi', { status: 'blocked' })]);
    expect(actor.getSnapshot().can(block('obi'))).toBe(false);
    send(block('obi'), block('nobody'), block());
    expect(runAction.requests).toHaveLength(0);
    send(block('ada', 'obi', 'nobody'));
    expect(runAction.request().input.ids).toEqual(['ada']);
  });

  it('loads once after several actions, and only when all are answered', async () => {
    const { send, runAction, fetchPage } = await loaded();
    send(block('ada'), block('obi'));
    await runAction.request(0).answer({});
    expect(fetchPage.requests).toHaveLength(1);
    await runAction.request(1).answer({});
    expect(fetchPage.requests).toHaveLength(2);
  });

  it('drops a quiet refresh when an action begins, and makes it good', async () => {
    const { send, runAction, fetchPage, shown, list } = await loaded();
    send(block('ada'));
    await runAction.request().answer({});
    send(block('obi'));
    expect(fetchPage.request(1).signal.aborted).toBe(true);
    expect(list()).toBe('ready');
    await fetchPage.request(1).answer(answer(people('old')));
    expect(shown()).toEqual(['ada:b', 'obi:b', 'ife:a']);
    await runAction.request().answer({});
    await fetchPage.request(2).answer(answer(people('ife')));
    expect(shown()).toEqual(['ife:a']);
  });

  it('keeps a finished action over a list requested before it', async () => {
    const { send, runAction, fetchPage, shown } = await loaded();
    send(block('ada'), { type: 'refresh.requested' });
    await runAction.request().answer({});
    await fetchPage.request(1).answer(answer(people('ada', 'obi')));
    expect(shown()).toEqual(['ada:b', 'obi:a']);
    await fetchPage.request(2).answer(answer([person('ada', { status: 'blocked' }), person('obi')]));
    expect(shown()).toEqual(['ada:b', 'obi:a']);
    expect(fetchPage.requests).toHaveLength(3);
  });

  it('emits the outcome of an action begun on another page', async () => {
    const { send, runAction, fetchPage, emitted, shown } = await loaded();
    send(block('ada'), goTo(2));
    await fetchPage.request().answer(answer(people('eze'), { page: 2 }));
    expect(runAction.request().signal.aborted).toBe(false);
    await runAction.request().refuse(offline);
    expect(emitted.at(-1)).toMatchObject({ type: 'action.failed', ids: ['ada'] });
    expect(shown()).toEqual(['eze:a']);
  });

  it('steps back from a last page that an action emptied', async () => {
    const { send, runAction, fetchPage, emitted, requestedQueries, shown } = start({ query: { ...FIRST, page: 3 } });
    await fetchPage.request().answer(answer(people('last'), { page: 3 }));
    send(remove('last'));
    expect(shown()).toEqual([]);
    await runAction.request().answer({});
    await fetchPage.request().answer(answer([], { page: 3, total: 16, totalPages: 2 }));
    await fetchPage.request().answer(answer(people('eze'), { page: 2, total: 16, totalPages: 2 }));
    expect(requestedQueries().map(({ page }) => page)).toEqual([3, 3, 2]);
    expect(emitted.at(-1)).toEqual({ type: 'query.changed', query: { ...FIRST, page: 2 }, history: 'replace' });
    expect(shown()).toEqual(['eze:a']);
  });

  it('says that rows may be outdated when they could not be loaded again, and tries with the next action', async () => {
    const { send, runAction, fetchPage, list, shown } = await loaded();
    send(block('ada'));
    await runAction.request().answer({});
    await fetchPage.request().refuse(offline);
    expect(list()).toBe('outdated');
    expect(shown()).toEqual(['ada:b', 'obi:a', 'ife:a']);
    send(block('obi'));
    await runAction.request().answer({});
    await fetchPage.request().answer(answer(people('ife')));
    expect(list()).toBe('ready');
    expect(shown()).toEqual(['ife:a']);
  });
});

describe('table, question', () => {
  it('asks first, does it once, and shows nothing before', async () => {
    const { send, question, context, runAction, shown } = await loaded();
    send(deactivate('ada', 'obi'));
    expect(question()).toBe('confirming');
    expect(context().pendingConfirmation).toEqual({
      action: 'deactivated',
      ids: ['ada', 'obi'],
      rows: people('ada', 'obi'),
    });
    expect(shown()).toEqual(['ada:a', 'obi:a', 'ife:a']);
    send({ type: 'action.confirmed' }, { type: 'action.confirmed' });
    expect(runAction.requests.map(({ input }) => input.ids)).toEqual([['ada', 'obi']]);
    expect(shown()).toEqual(['ada:d', 'obi:d', 'ife:a']);
    expect(question()).toBe('idle');
    expect(context().pendingConfirmation).toBeNull();
  });

  it('does nothing when it is cancelled, or without a confirmation', async () => {
    const { send, question, context, runAction } = await loaded();
    send({ type: 'action.confirmed' }, deactivate('ada'), { type: 'action.cancelled' }, { type: 'action.confirmed' });
    expect(question()).toBe('idle');
    expect(context().pendingConfirmation).toBeNull();
    expect(runAction.requests).toHaveLength(0);
  });

  it('asks one question at a time', async () => {
    const { send, context, runAction } = await loaded();
    send(deactivate('ada'), deactivate('obi'), block('ife'));
    expect(context().pendingConfirmation?.ids).toEqual(['ada']);
    expect(runAction.requests).toHaveLength(0);
  });

  it('does what was meant although the row has left the page meanwhile', async () => {
    const { send, clock, fetchPage, runAction, emitted } = await loaded(people('ada'), { refreshEvery: 5000 });
    send(deactivate('ada'));
    clock.increment(5000);
    await fetchPage.request().answer(answer(people('obi')));
    send({ type: 'action.confirmed' });
    expect(runAction.request().input).toEqual({ action: 'deactivated', ids: ['ada'], rows: people('ada') });
    await runAction.request().refuse(offline);
    expect(emitted.at(-1)).toMatchObject({ type: 'action.failed', ids: ['ada'] });
  });

  it('does nothing where an undo was quicker than the answer to the question', async () => {
    const { send, runAction } = await loaded();
    send(block('ada'));
    await runAction.request().answer({});
    send(deactivate('ada'), undo(1), { type: 'action.confirmed' });
    expect(runAction.requests.map(({ input }) => input.action)).toEqual(['blocked', 'active']);
  });

  it('drops the question when somebody goes back, not for an echo', async () => {
    const { send, question } = await loaded();
    send(deactivate('ada'), { type: 'query.replaced', query: FIRST });
    expect(question()).toBe('confirming');
    send({ type: 'query.replaced', query: { ...FIRST, page: 2 } });
    expect(question()).toBe('idle');
  });
});

describe('table, undo', () => {
  it('takes an action back at once, and says so', async () => {
    const { send, runAction, emitted, shown, busy } = await loaded();
    send(block('ada'));
    await runAction.request().answer({});
    send(undo(1), undo(1));
    expect(shown()).toEqual(['ada:a', 'obi:a', 'ife:a']);
    expect(busy()).toEqual(['ada']);
    expect(runAction.requests.map(({ input }) => input.action)).toEqual(['blocked', 'active']);
    await runAction.request().answer({ message: 'Ada is back' });
    expect(emitted.at(-1)).toEqual({
      type: 'action.undone',
      changeId: 1,
      action: 'blocked',
      ids: ['ada'],
      rows: [person('ada')],
      message: 'Ada is back',
    });
    send(undo(1), undo(2));
    expect(runAction.requests).toHaveLength(2);
  });

  it('shows it at once before the action has answered, and sends it afterwards', async () => {
    const { send, runAction, emitted, shown, busy } = await loaded();
    send(block('ada'), undo(1));
    expect(shown()[0]).toBe('ada:a');
    expect(runAction.requests).toHaveLength(1);
    expect(runAction.request().signal.aborted).toBe(false);
    await runAction.request().answer({ rows: [person('ada', { status: 'blocked' })] });
    expect(shown()[0]).toBe('ada:a');
    expect(runAction.requests.map(({ input }) => input.action)).toEqual(['blocked', 'active']);
    expect(busy()).toEqual(['ada']);
    await runAction.request().answer({});
    expect(emitted.map((event) => event.type)).toEqual(['action.started', 'action.undone']);
    expect(shown()[0]).toBe('ada:a');
  });

  it('has nothing to take back when the action failed after all', async () => {
    const { send, runAction, emitted, shown, busy } = await loaded();
    send(block('ada'), undo(1));
    await runAction.request().refuse(offline);
    expect(runAction.requests).toHaveLength(1);
    expect(shown()[0]).toBe('ada:a');
    expect(busy()).toEqual([]);
    expect(emitted.at(-1)).toMatchObject({ type: 'action.failed', action: 'blocked' });
  });

  it('shows the action again when taking it back failed, and may be tried again', async () => {
    const { send, runAction, fetchPage, emitted, shown } = await loaded();
    send(block('ada'));
    await runAction.request().answer({});
    await fetchPage.request().answer(answer([person('ada', { status: 'blocked' }), ...people('obi', 'ife')]));
    send(undo(1));
    expect(shown()[0]).toBe('ada:a');
    await runAction.request().refuse(offline);
    expect(shown()[0]).toBe('ada:b');
    expect(emitted.at(-1)).toMatchObject({ type: 'action.failed', changeId: 1, action: 'active', undo: 'active' });
    send(undo(1));
    await runAction.request().answer({});
    expect(emitted.at(-1)).toMatchObject({ type: 'action.undone', changeId: 1 });
  });

  it('brings a row that has left the list back to where it was, until a list has it', async () => {
    const { send, runAction, fetchPage, shown } = await loaded();
    send(remove('obi'));
    await runAction.request().answer({});
    await fetchPage.request().answer(answer(people('ada', 'ife', 'eze')));
    send(undo(1));
    expect(shown()).toEqual(['ada:a', 'obi:a', 'ife:a', 'eze:a']);
    await runAction.request().answer({});
    expect(shown()).toEqual(['ada:a', 'obi:a', 'ife:a', 'eze:a']);
    await fetchPage.request().answer(answer(people('ada', 'obi', 'ife')));
    expect(shown()).toEqual(['ada:a', 'obi:a', 'ife:a']);
  });

  it('brings no row back to a page on which it was not', async () => {
    const { send, runAction, fetchPage, shown } = await loaded();
    send(remove('obi'));
    await runAction.request().answer({});
    send(goTo(2));
    await fetchPage.request().answer(answer(people('eze'), { page: 2 }));
    send(undo(1));
    expect(runAction.request().input.action).toBe('bring back');
    expect(shown()).toEqual(['eze:a']);
  });

  it('brings no row back that had left before it was done', async () => {
    const { send, clock, fetchPage, runAction, shown } = await loaded(people('ada', 'obi'), { refreshEvery: 5000 });
    send(deactivate('ada'));
    clock.increment(5000);
    await fetchPage.request().answer(answer(people('obi', 'ife')));
    send({ type: 'action.confirmed' });
    await runAction.request().answer({});
    send(undo(1));
    expect(runAction.request().input).toEqual({ action: 'active', ids: ['ada'], rows: people('ada') });
    expect(shown()).toEqual(['obi:a', 'ife:a']);
  });

  it('remembers the last twenty actions', async () => {
    const rows = people(...Array.from({ length: 21 }, (_, index) => `p${index}`));
    const { send, actor } = await loaded(rows);
    for (const { id } of rows) send(block(id));
    expect([1, 2, 21].map((changeId) => actor.getSnapshot().can(undo(changeId)))).toEqual([false, true, true]);
  });

  it('cannot take back what something newer was done upon', async () => {
    const { send, runAction, actor } = await loaded();
    send(block('ada'));
    await runAction.request().answer({});
    send(unblock('ada'));
    expect(actor.getSnapshot().can(undo(1))).toBe(false);
    await runAction.request().answer({});
    expect(actor.getSnapshot().can(undo(1))).toBe(false);
    expect(actor.getSnapshot().can(undo(2))).toBe(true);
  });

  it('offers none where there is no inverse, or not one for all rows', async () => {
    const mixed = [person('ada'), person('obi', { status: 'deactivated' })];
    const { send, emitted } = await loaded(mixed);
    send(block('ada', 'obi'));
    expect(emitted.at(-1)).toMatchObject({ undo: null });
    send(undo(1));
    const other = await loaded();
    other.send({ type: 'action.requested', action: 'bring back', ids: ['ada'] });
    expect(other.emitted.at(-1)).toMatchObject({ undo: null });
  });
});

describe('table, polling', () => {
  it('refreshes quietly, again and again', async () => {
    const { clock, fetchPage, list, shown } = await loaded(undefined, { refreshEvery: 5000 });
    clock.increment(4999);
    expect(fetchPage.requests).toHaveLength(1);
    clock.increment(1);
    expect(list()).toEqual({ fetching: 'updating' });
    await fetchPage.request().answer(answer(people('new')));
    expect(shown()).toEqual(['new:a']);
    clock.increment(5000);
    await fetchPage.request().refuse(offline);
    expect(list()).toBe('outdated');
    clock.increment(5000);
    await fetchPage.request().answer(answer(people('newer')));
    expect(list()).toBe('ready');
  });

  it('does not poll without an interval', async () => {
    const { clock, send, fetchPage } = await loaded();
    clock.increment(1_000_000);
    send({ type: 'visibility.changed', visible: false }, { type: 'visibility.changed', visible: true });
    expect(fetchPage.requests).toHaveLength(1);
  });

  it('pauses while nobody looks, and looks at once when they are back', async () => {
    const { clock, send, fetchPage } = await loaded(undefined, { refreshEvery: 5000 });
    send({ type: 'visibility.changed', visible: false });
    clock.increment(60_000);
    expect(fetchPage.requests).toHaveLength(1);
    send({ type: 'visibility.changed', visible: true }, { type: 'visibility.changed', visible: true });
    expect(fetchPage.requests).toHaveLength(2);
  });

  it('never disturbs an action, a request under way, typing, or a failure', async () => {
    const { clock, send, fetchPage, runAction, shown } = await loaded(undefined, { refreshEvery: 5000 });
    send(block('ada'));
    clock.increment(5000);
    expect(fetchPage.requests).toHaveLength(1);
    await runAction.request().answer({});
    expect(fetchPage.requests).toHaveLength(2);
    clock.increment(5000);
    expect(fetchPage.requests).toHaveLength(2);
    await fetchPage.request().answer(answer(people('obi')));
    expect(shown()).toEqual(['obi:a']);
    clock.increment(4900);
    send(type('a'));
    clock.increment(100);
    expect(fetchPage.requests).toHaveLength(2);
    clock.increment(200);
    await fetchPage.request().refuse(offline);
    clock.increment(5000);
    expect(fetchPage.requests).toHaveLength(3);
  });
});

describe('table, as a whole', () => {
  it('is pure', () => {
    const [loading] = initialTransition(machine, { query: FIRST });
    const [ready] = transition(machine, loading, done('fetchPage', answer(people('ada'))) as never);
    const [acting] = transition(machine, ready, block('ada'));
    const [undone] = transition(machine, acting, undo(1));
    expect([loading, ready, acting, undone].map(({ context }) => context.rows[0]?.status)).toEqual([
      undefined,
      'active',
      'blocked',
      'active',
    ]);
    expect(ready.context.rows[0]?.status).toBe('active');
  });

  it('rejects wrong types', () => {
    expectTypeOf(machine).toHaveProperty('provide');
    const wrong = fromPromise<Person[], TableRequest<Sort, Filter>>(async () => []);
    // @ts-expect-error the answer says how many pages there are
    machine.provide({ actors: { fetchPage: wrong } });
    // @ts-expect-error there is no such filter
    expect(createActor(machine, { input: { query: { ...FIRST, filter: 'removed' } } })).toBeDefined();
    // @ts-expect-error there is no such order
    const sort: Event = { type: 'sort.changed', sort: 'random' };
    // @ts-expect-error there is no such action
    const action: Event = { type: 'action.requested', action: 'explode', ids: [] };
    expect([sort, action]).toHaveLength(2);
    const actor = createActor(machine, { input: { query: FIRST } });
    expectTypeOf(actor.getSnapshot().context.rows).toEqualTypeOf<readonly Person[]>();
    actor.on('action.done', (event) => expectTypeOf(event.undo).toEqualTypeOf<Action | null>());
    // @ts-expect-error nothing can be done to rows that have no actions
    const readOnly: TableEvent<Sort, Filter, never> = { type: 'action.requested', action: 'blocked', ids: [] };
    expect(readOnly.type).toBe('action.requested');
  });
});
