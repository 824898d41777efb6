import { CallError } from '@abs/contract';
import { describe, expect, expectTypeOf, it } from 'vitest';
import {
  type EventFromLogic,
  fromPromise,
  type InputFrom,
  initialTransition,
  type SnapshotFrom,
  transition,
} from 'xstate';
import { done } from '../testing/controlled.ts';
import { notOffered, offline } from '../testing/fixtures.ts';
import {
  answer,
  FIRST,
  type Filter,
  goTo,
  loadedList,
  openList,
  type Person,
  people,
  peopleMachine,
  type Sort,
  type,
} from '../testing/people.ts';
import type { ListEvent, ListRequest } from './listTypes.ts';

describe('list, loading', () => {
  it('requests what the URL says', async () => {
    const query = { page: 2, sort: 'name', search: 'ada', filter: 'blocked' } as const;
    const { fetchPage, list, context } = openList({ query });
    expect(fetchPage.request().input).toEqual({ query });
    expect(list()).toEqual({ fetching: 'loading' });
    await fetchPage.request().answer(answer(people('ada'), { page: 2 }));
    expect(list()).toBe('ready');
    expect(context()).toMatchObject({ searchText: 'ada', rows: people('ada'), answer: { pagination: { total: 20 } } });
  });

  it.each([
    [new CallError('The database sleeps', { status: 503 }), 'The database sleeps'],
    [new Error('boom'), 'Error fetching users'],
  ])('offers a refresh when that failed, once for a double click (%s)', async (error, message) => {
    const { send, fetchPage, list, context } = openList();
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

  it('has a message of its own for a search that fails', async () => {
    const { fetchPage, context } = openList({ query: { ...FIRST, search: 'ada' } });
    await fetchPage.request().refuse(new Error('boom'));
    expect(context().message).toBe('Error searching users');
  });

  it('says what the server does not have, and asks no more', async () => {
    const { send, fetchPage, list, context } = openList();
    await fetchPage.request().refuse(notOffered);
    expect([list(), context().message]).toEqual(['notOffered', 'Not offered']);
    send({ type: 'refresh.requested' }, { type: 'visibility.changed', visible: true });
    expect(fetchPage.requests).toHaveLength(1);
  });

  it('knows that the server takes no search, order or filter, also while another filter loads', async () => {
    const { send, fetchPage, context } = openList();
    await fetchPage.request().answer({ ...answer(people('ada')), isPlain: true });
    send({ type: 'filter.changed', filter: 'blocked' });
    expect(context()).toMatchObject({ answer: null, isPlain: true });
  });

  it('keeps the rows while it refreshes, and says when they may be outdated', async () => {
    const { send, fetchPage, list, shown, context } = await loadedList();
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
    const { actor, fetchPage } = openList();
    actor.stop();
    expect(fetchPage.request().signal.aborted).toBe(true);
  });
});

describe('list, pages', () => {
  it('keeps the rows while another page loads, and shows the newest page requested', async () => {
    const { send, fetchPage, list, shown, emitted, context } = await loadedList();
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
    const { fetchPage, context, emitted, list } = openList({ query: { ...FIRST, page: 9 } });
    await fetchPage.request().answer(answer(people('ada'), { page: 3 }));
    expect(list()).toBe('ready');
    expect(context().query.page).toBe(3);
    expect(emitted).toEqual([{ type: 'query.changed', query: { ...FIRST, page: 3 }, history: 'replace' }]);
    expect(fetchPage.requests).toHaveLength(1);
  });

  it('asks for the last page where the server answers nothing beyond it', async () => {
    const { fetchPage, emitted, requestedQueries, shown } = openList({ query: { ...FIRST, page: 9 } });
    await fetchPage.request().answer(answer([], { page: 9 }));
    expect(requestedQueries().map(({ page }) => page)).toEqual([9, 3]);
    expect(emitted).toEqual([{ type: 'query.changed', query: { ...FIRST, page: 3 }, history: 'replace' }]);
    await fetchPage.request().answer(answer(people('ada'), { page: 3 }));
    expect(shown()).toEqual(['ada:a']);
  });

  it('is ready with no rows and page 1 when there is nothing', async () => {
    const { fetchPage, list, context } = openList({ query: { ...FIRST, page: 2 } });
    await fetchPage.request().answer(answer([], { page: 1, total: 0, totalPages: 0 }));
    expect(list()).toBe('ready');
    expect(context()).toMatchObject({ rows: [], query: { page: 1 } });
  });

  it('shows the failure of another page in place of its rows, and the way back', async () => {
    const { send, fetchPage, list, shown } = await loadedList();
    send(goTo(2));
    await fetchPage.request().refuse(offline);
    expect(list()).toBe('failed');
    send(goTo(1));
    await fetchPage.request().answer(answer(people('ada')));
    expect(list()).toBe('ready');
    expect(shown()).toEqual(['ada:a']);
  });
});

describe('list, order and filter', () => {
  it.each([
    [{ type: 'sort.changed', sort: 'name' }, { sort: 'name' }, 'refreshing'],
    // People of one status under the heading of another would mislead.
    [{ type: 'filter.changed', filter: 'blocked' }, { filter: 'blocked' }, 'loading'],
  ] as const)('starts at page 1 after %j, once', async (event, change, face) => {
    const { send, fetchPage, emitted, requestedQueries, list, context } = await loadedList();
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
    const { send, fetchPage, list } = openList();
    await fetchPage.request().refuse(offline);
    send({ type: 'sort.changed', sort: 'name' });
    expect(list()).toEqual({ fetching: 'loading' });
  });

  it('follows the URL without emitting, and ignores a URL that it emitted itself', async () => {
    const { send, fetchPage, emitted, context } = await loadedList();
    send({ type: 'query.replaced', query: { ...FIRST } });
    expect(fetchPage.requests).toHaveLength(1);
    const query = { page: 2, sort: 'name', search: 'obi', filter: 'blocked' } as const;
    send({ type: 'query.replaced', query });
    expect(fetchPage.request().input.query).toEqual(query);
    expect(context().searchText).toBe('obi');
    expect(emitted).toEqual([]);
  });
});

describe('list, search', () => {
  it('asks 300 ms after the last key, at page 1, and replaces the address', async () => {
    const { send, clock, fetchPage, emitted, requestedQueries, list, context } = await loadedList();
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
    const { send, clock, fetchPage, shown } = await loadedList();
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
    const { send, clock, fetchPage, emitted, list } = await loadedList();
    send(goTo(2), type('a'), type(''));
    clock.increment(300);
    expect(fetchPage.request().input.query).toEqual({ ...FIRST, page: 2 });
    await fetchPage.request().answer(answer(people('ada'), { page: 2 }));
    expect(list()).toBe('ready');
    expect(emitted).toEqual([]);
  });

  it('takes a space more for the same search', async () => {
    const { send, fetchPage, list, context } = await loadedList();
    send(type(' '));
    expect(list()).toBe('ready');
    expect(context().searchText).toBe(' ');
    expect(fetchPage.requests).toHaveLength(1);
  });

  it('applies the typed search when the order changes', async () => {
    const { send, clock, fetchPage, requestedQueries } = await loadedList();
    send(type('ada'));
    expect(requestedQueries()).toHaveLength(1);
    send({ type: 'sort.changed', sort: 'name' });
    expect(requestedQueries().at(-1)).toEqual({ ...FIRST, sort: 'name', search: 'ada' });
    await fetchPage.request().answer(answer(people('ada')));
    clock.increment(1000);
    expect(requestedQueries()).toHaveLength(2);
  });

  it('forgets what was typed when the address changes, but not for an echo', async () => {
    const { send, clock, requestedQueries, context } = await loadedList();
    send(type('ada'), { type: 'query.replaced', query: FIRST });
    expect(context().searchText).toBe('ada');
    send({ type: 'query.replaced', query: { ...FIRST, page: 2 } });
    expect(context().searchText).toBe('');
    clock.increment(1000);
    expect(requestedQueries()).toEqual([FIRST, { ...FIRST, page: 2 }]);
  });
});

describe('list, polling', () => {
  it('refreshes quietly, again and again', async () => {
    const { clock, fetchPage, list, shown } = await loadedList(undefined, { refreshEvery: 5000 });
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
    const { clock, send, fetchPage } = await loadedList();
    clock.increment(1_000_000);
    send({ type: 'visibility.changed', visible: false }, { type: 'visibility.changed', visible: true });
    expect(fetchPage.requests).toHaveLength(1);
  });

  it('pauses while nobody looks, and looks at once when they are back', async () => {
    const { clock, send, fetchPage } = await loadedList(undefined, { refreshEvery: 5000 });
    send({ type: 'visibility.changed', visible: false });
    clock.increment(60_000);
    expect(fetchPage.requests).toHaveLength(1);
    send({ type: 'visibility.changed', visible: true }, { type: 'visibility.changed', visible: true });
    expect(fetchPage.requests).toHaveLength(2);
  });

  it('never disturbs a request under way, typing, or a failure', async () => {
    const { clock, send, fetchPage } = await loadedList(undefined, { refreshEvery: 5000 });
    send({ type: 'refresh.requested' });
    clock.increment(5000);
    expect(fetchPage.requests).toHaveLength(2);
    await fetchPage.request().answer(answer(people('obi')));
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

describe('list', () => {
  it('is pure', () => {
    const [loading] = initialTransition(peopleMachine, { query: FIRST });
    const [ready] = transition(peopleMachine, loading, done('fetchPage', answer(people('ada'))) as never);
    const [next] = transition(peopleMachine, ready, goTo(2));
    expect([loading, ready, next].map(({ value, context }) => [value.list, context.query.page])).toEqual([
      [{ fetching: 'loading' }, 1],
      ['ready', 1],
      [{ fetching: 'refreshing' }, 2],
    ]);
  });

  it('rejects wrong types', () => {
    const wrong = fromPromise<Person[], ListRequest<Sort, Filter>>(async () => []);
    // @ts-expect-error the answer says how many pages there are
    peopleMachine.provide({ actors: { fetchPage: wrong } });
    expectTypeOf<InputFrom<typeof peopleMachine>['query']['filter']>().toEqualTypeOf<Filter>();
    expectTypeOf<SnapshotFrom<typeof peopleMachine>['context']['rows']>().toEqualTypeOf<readonly Person[]>();
    expectTypeOf<{ type: 'sort.changed'; sort: 'random' }>().not.toExtend<ListEvent<Sort, Filter>>();
    expectTypeOf<{ type: 'row.toggled'; id: string }>().not.toExtend<EventFromLogic<typeof peopleMachine>>();
  });
});
