import { describe, expect, expectTypeOf, it } from 'vitest';
import { initialTransition, transition } from 'xstate';
import { afterDone } from '../testing/controlled.ts';
import { offline } from '../testing/fixtures.ts';
import {
  answer,
  FIRST,
  type Filter,
  goTo,
  loadedTable,
  openTable,
  people,
  peopleTableMachine,
  type Sort,
  type,
} from '../testing/people.ts';
import type { TableEvent } from './tableTypes.ts';

describe('table, order and filter', () => {
  it.each([
    [{ type: 'sort.changed', sort: 'name' }, { sort: 'name' }, 'refreshing'],
    // Rows of another filter would mislead, so they are cleared.
    [{ type: 'filter.changed', filter: 'blocked' }, { filter: 'blocked' }, 'loading'],
  ] as const)('requests page 1 once after %j', { tags: ['4.5.5'] }, async (event, change, face) => {
    const { send, fetchPage, emitted, requestedQueries, list, context } = await loadedTable();
    send(goTo(2));
    await fetchPage.request().answer(answer(people('ada'), { page: 2 }));
    send(event, event);
    expect(requestedQueries()).toHaveLength(3);
    expect(requestedQueries()[2]).toEqual({ ...FIRST, ...change });
    expect(emitted.at(-1)).toEqual({ type: 'query.changed', query: { ...FIRST, ...change }, history: 'push' });
    expect(list()).toEqual({ fetching: face });
    expect(context().rows).toHaveLength(face === 'loading' ? 0 : 1);
  });

  it('goes to loading when the order changes after a failed first load', async () => {
    const { send, fetchPage, list } = openTable();
    await fetchPage.request().refuse(offline);
    send({ type: 'sort.changed', sort: 'name' });
    expect(list()).toEqual({ fetching: 'loading' });
  });
});

describe('table, search', () => {
  it('searches 300 ms after the last key, at page 1, and replaces the URL', { tags: ['2.13.9'] }, async () => {
    const { send, clock, fetchPage, emitted, requestedQueries, list, context } = await loadedTable();
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

  it('never shows an older answer, because each key aborts the request in flight', async () => {
    const { send, clock, fetchPage, shown } = await loadedTable();
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

  it('repeats a load that typing aborted, even if the search is unchanged', async () => {
    const { send, clock, fetchPage, emitted, list } = await loadedTable();
    send(goTo(2), type('a'), type(''));
    clock.increment(300);
    expect(fetchPage.request().input.query).toEqual({ ...FIRST, page: 2 });
    await fetchPage.request().answer(answer(people('ada'), { page: 2 }));
    expect(list()).toBe('ready');
    expect(emitted).toEqual([]);
  });

  it('does not search again after an additional space', async () => {
    const { send, fetchPage, list, context } = await loadedTable();
    send(type(' '));
    expect(list()).toBe('ready');
    expect(context().searchText).toBe(' ');
    expect(fetchPage.requests).toHaveLength(1);
  });

  it('applies the typed search when the order changes', async () => {
    const { send, clock, fetchPage, requestedQueries } = await loadedTable();
    send(type('ada'));
    expect(requestedQueries()).toHaveLength(1);
    send({ type: 'sort.changed', sort: 'name' });
    expect(requestedQueries().at(-1)).toEqual({ ...FIRST, sort: 'name', search: 'ada' });
    await fetchPage.request().answer(answer(people('ada')));
    clock.increment(1000);
    expect(requestedQueries()).toHaveLength(2);
  });

  it('clears the typed search when the URL changes, but not for the same URL', async () => {
    const { send, clock, requestedQueries, context } = await loadedTable();
    send(type('ada'), { type: 'query.replaced', query: FIRST });
    expect(context().searchText).toBe('ada');
    send({ type: 'query.replaced', query: { ...FIRST, page: 2 } });
    expect(context().searchText).toBe('');
    clock.increment(1000);
    expect(requestedQueries()).toEqual([FIRST, { ...FIRST, page: 2 }]);
  });
});

describe('table, polling', () => {
  it('refreshes quietly at each interval, even after a failure', async () => {
    const { clock, fetchPage, list, shown } = await loadedTable(undefined, { refreshEvery: 5000 });
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
    const { clock, send, fetchPage } = await loadedTable();
    clock.increment(1_000_000);
    send({ type: 'visibility.changed', visible: false }, { type: 'visibility.changed', visible: true });
    expect(fetchPage.requests).toHaveLength(1);
  });

  it('stops polling while the tab is hidden, and refreshes when it becomes visible', async () => {
    const { clock, send, fetchPage } = await loadedTable(undefined, { refreshEvery: 5000 });
    send({ type: 'visibility.changed', visible: false });
    clock.increment(60_000);
    expect(fetchPage.requests).toHaveLength(1);
    send({ type: 'visibility.changed', visible: true }, { type: 'visibility.changed', visible: true });
    expect(fetchPage.requests).toHaveLength(2);
  });

  it('does not poll during a request, while typing, or in the failed state', async () => {
    const { clock, send, fetchPage } = await loadedTable(undefined, { refreshEvery: 5000 });
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

describe('table', () => {
  it('is pure', () => {
    const [loading] = initialTransition(peopleTableMachine, { query: FIRST });
    const ready = afterDone(peopleTableMachine, loading, 'fetchPage', answer(people('ada')));
    const [typing] = transition(peopleTableMachine, ready, type('obi'));
    expect([ready, typing].map(({ value, context }) => [value.list, context.searchText])).toEqual([
      ['ready', ''],
      ['typing', 'obi'],
    ]);
  });

  it('rejects wrong types', () => {
    expectTypeOf<{ type: 'sort.changed'; sort: 'random' }>().not.toExtend<TableEvent<Sort, Filter>>();
    expectTypeOf<{ type: 'filter.changed'; filter: 'removed' }>().not.toExtend<TableEvent<Sort, Filter>>();
  });
});
