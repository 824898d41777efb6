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
import { afterDone } from '../testing/controlled.ts';
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
} from '../testing/people.ts';
import type { ListRequest } from './listTypes.ts';

describe('list, loading', () => {
  it('requests the query of the URL', { tags: ['4.5.4'] }, async () => {
    const query = { page: 2, sort: 'name', search: 'ada', filter: 'blocked' } as const;
    const { fetchPage, list, context } = openList(query);
    expect(fetchPage.request().input).toEqual({ query });
    expect(list()).toEqual({ fetching: 'loading' });
    await fetchPage.request().answer(answer(people('ada'), { page: 2 }));
    expect(list()).toBe('ready');
    expect(context()).toMatchObject({ rows: people('ada'), answer: { pagination: { total: 20 } } });
  });

  it.each([
    [new CallError('The database sleeps', { status: 503 }), 'The database sleeps'],
    [new Error('boom'), 'Error fetching users'],
  ])(
    'can refresh after a failed load, and sends one request for a double click (%s)',
    { tags: ['4.5.4', '8.1.23'] },
    async (error, message) => {
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
    },
  );

  it('shows its own message for a failed search', async () => {
    const { fetchPage, context } = openList({ search: 'ada' });
    await fetchPage.request().refuse(new Error('boom'));
    expect(context().message).toBe('Error searching users');
  });

  it('goes to notOffered when the server does not have the list, and sends no more requests', async () => {
    const { send, fetchPage, list, context } = openList();
    await fetchPage.request().refuse(notOffered);
    expect([list(), context().message]).toEqual(['notOffered', 'Not offered']);
    send({ type: 'refresh.requested' });
    expect(fetchPage.requests).toHaveLength(1);
  });

  it('remembers that the server supports no search, order or filter, even while another filter loads', async () => {
    const { send, fetchPage, context } = openList();
    await fetchPage.request().answer({ ...answer(people('ada')), isPlain: true });
    send({ type: 'query.replaced', query: { ...FIRST, filter: 'blocked' } });
    expect(context()).toMatchObject({ answer: null, isPlain: true });
  });

  it('keeps the rows during a refresh, and marks them as outdated when it fails', async () => {
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

  it('aborts the request when the actor stops', async () => {
    const { actor, fetchPage } = openList();
    actor.stop();
    expect(fetchPage.request().signal.aborted).toBe(true);
  });
});

describe('list, pages', () => {
  it('follows the URL without emitting, and ignores a URL that it emitted itself', { tags: ['2.11.6'] }, async () => {
    const { send, fetchPage, emitted } = await loadedList();
    send({ type: 'query.replaced', query: { ...FIRST } });
    expect(fetchPage.requests).toHaveLength(1);
    const query = { page: 2, sort: 'name', search: 'obi', filter: 'blocked' } as const;
    send({ type: 'query.replaced', query });
    expect(fetchPage.request().input.query).toEqual(query);
    expect(emitted).toEqual([]);
  });

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

  it('shows the page that the server returns instead of one beyond the last, and corrects the URL', async () => {
    const { fetchPage, context, emitted, list } = openList({ page: 9 });
    await fetchPage.request().answer(answer(people('ada'), { page: 3 }));
    expect(list()).toBe('ready');
    expect(context().query.page).toBe(3);
    expect(emitted).toEqual([{ type: 'query.changed', query: { ...FIRST, page: 3 }, history: 'replace' }]);
    expect(fetchPage.requests).toHaveLength(1);
  });

  it('requests the last page when the server returns no rows for a page beyond it', { tags: ['5.1.18'] }, async () => {
    const { fetchPage, emitted, requestedQueries, shown } = openList({ page: 9 });
    await fetchPage.request().answer(answer([], { page: 9 }));
    expect(requestedQueries().map(({ page }) => page)).toEqual([9, 3]);
    expect(emitted).toEqual([{ type: 'query.changed', query: { ...FIRST, page: 3 }, history: 'replace' }]);
    await fetchPage.request().answer(answer(people('ada'), { page: 3 }));
    expect(shown()).toEqual(['ada:a']);
  });

  it('is ready with no rows and page 1 when the list is empty', async () => {
    const { fetchPage, list, context } = openList({ page: 2 });
    await fetchPage.request().answer(answer([], { page: 1, total: 0, totalPages: 0 }));
    expect(list()).toBe('ready');
    expect(context()).toMatchObject({ rows: [], query: { page: 1 } });
  });

  it('goes to failed when another page does not load, and can return to the first page', async () => {
    const { send, fetchPage, list, shown } = await loadedList();
    send(goTo(2));
    await fetchPage.request().refuse(offline);
    expect(list()).toBe('failed');
    send(goTo(1));
    await fetchPage.request().answer(answer(people('ada')));
    expect(list()).toBe('ready');
    expect(shown()).toEqual(['ada:a']);
  });

  it('clears the rows when the filter changes', async () => {
    const { send, list, shown } = await loadedList();
    send({ type: 'query.replaced', query: { ...FIRST, filter: 'blocked' } });
    expect([list(), shown()]).toEqual([{ fetching: 'loading' }, []]);
  });
});

describe('list', () => {
  it('is pure', () => {
    const [loading] = initialTransition(peopleMachine, { query: FIRST });
    const ready = afterDone(peopleMachine, loading, 'fetchPage', answer(people('ada')));
    const [next] = transition(peopleMachine, ready, goTo(2));
    expect([loading, ready, next].map(({ value, context }) => [value.list, context.query.page])).toEqual([
      [{ fetching: 'loading' }, 1],
      ['ready', 1],
      [{ fetching: 'refreshing' }, 2],
    ]);
  });

  it('rejects wrong types', () => {
    const wrong = fromPromise<Person[], ListRequest<Sort, Filter>>(async () => []);
    // @ts-expect-error the answer needs the number of pages
    peopleMachine.provide({ actors: { fetchPage: wrong } });
    expectTypeOf<InputFrom<typeof peopleMachine>['query']['filter']>().toEqualTypeOf<Filter>();
    expectTypeOf<SnapshotFrom<typeof peopleMachine>['context']['rows']>().toEqualTypeOf<readonly Person[]>();
    expectTypeOf<{ type: 'search.changed'; search: string }>().not.toExtend<EventFromLogic<typeof peopleMachine>>();
  });
});
