import type { CallResponse } from '@abs/contract';
import { describe, expect, expectTypeOf, it, onTestFinished, vi } from 'vitest';
import { createActor, fromPromise, initialTransition, SimulatedClock, transition } from 'xstate';
import { controlledPort, emittedBy } from '../testing/controlled.ts';
import { aProduct } from '../testing/fixtures.ts';
import { type SearchEmitted, searchMachine } from './searchMachine.ts';
import { searchWords } from './searchWords.ts';

type Answer = CallResponse<'searchProducts'>;
type Query = { query: string; page: number; limit: number };

function answer(...ids: string[]): Answer {
  return { products: ids.map((id) => aProduct({ id })), totalProducts: ids.length, totalPages: 1 };
}

function run(search?: string) {
  const clock = new SimulatedClock();
  const find = controlledPort<Answer, Query>();
  const actor = createActor(searchMachine.provide({ actors: { searchProducts: find.logic } }), {
    clock,
    input: { search },
  });
  const emitted = emittedBy(actor);
  actor.start();
  return {
    actor,
    clock,
    find,
    emitted,
    value: () => actor.getSnapshot().value,
    ids: () => actor.getSnapshot().context.products.map(({ id }) => id),
    type: (text: string, pause = 300) => {
      actor.send({ type: 'text.changed', text });
      clock.increment(pause);
    },
  };
}

describe('searchWords', () => {
  it.each([
    ['  t-shirt! ', 'tshirt'],
    ['ọ̀ṣọ́_2', 'ọ̀ṣọ́_2'.normalize('NFC')],
    ['e\u0323', 'ẹ'],
    ['red hoodie', 'red hoodie'],
    ['?!%', ''],
  ])('reads %j as %j', (text, words) => {
    expect(searchWords(text)).toBe(words);
  });
});

describe('search', () => {
  it('searches when the typing pauses for 300 ms', { tags: ['4.4.1', '7.1.12', '9.1.4'] }, async () => {
    const { actor, find, type, value, ids, emitted } = run();
    actor.send({ type: 'search.opened' });
    expect(value()).toEqual({ open: 'hint' });
    type('h', 299);
    type('ho', 299);
    expect(find.requests).toHaveLength(0);
    type('hoo');
    expect(find.requests.map(({ input }) => input)).toEqual([{ query: 'hoo', page: 1, limit: 10 }]);
    await find.request().answer(answer('p1', 'p2'));
    expect(value()).toEqual({ open: 'results' });
    expect(ids()).toEqual(['p1', 'p2']);
    expect(emitted.map((event) => 'search' in event && event.search)).toEqual(['h', 'ho', 'hoo']);
  });

  it('shows only the newest search, regardless of the order of the answers', {
    tags: ['4.4.2', '7.1.12', '8.1.16'],
  }, async () => {
    const { actor, find, type, ids } = run();
    actor.send({ type: 'search.opened' });
    type('hood');
    type('jack');
    expect(find.request(0).signal.aborted).toBe(true);
    await find.request(1).answer(answer('jacket'));
    await find.request(0).answer(answer('hoodie'));
    expect(ids()).toEqual(['jacket']);
  });

  it('drops a cancelled search without a message or a log', { tags: ['8.1.16'] }, async () => {
    const logs = (['log', 'info', 'warn', 'error'] as const).map((method) => vi.spyOn(console, method));
    onTestFinished(() => {
      for (const log of logs) log.mockRestore();
    });
    const { actor, find, type, ids, value } = run();
    actor.send({ type: 'search.opened' });
    type('hood');
    type('jack');
    await find.request(0).refuse(new DOMException('The search was cancelled', 'AbortError'));
    expect(value()).toEqual({ open: 'searching' });
    await find.request(1).answer(answer('jacket'));
    expect(value()).toEqual({ open: 'results' });
    expect(ids()).toEqual(['jacket']);
    expect(actor.getSnapshot().context.message).toBeNull();
    expect(logs.flatMap((log) => log.mock.calls)).toEqual([]);
  });

  it('sends no request for blanks and punctuation, and no second request for the same words', {
    tags: ['5.1.17'],
  }, async () => {
    const { actor, find, type, value, ids } = run();
    actor.send({ type: 'search.opened' });
    type(' ?! ');
    expect(value()).toEqual({ open: 'hint' });
    type('hoodie');
    await find.request().answer(answer('p1'));
    type('hoodie!');
    expect(find.requests).toHaveLength(1);
    expect(ids()).toEqual(['p1']);
    expect(actor.getSnapshot().context.text).toBe('hoodie!');
    type(' ?! ');
    expect(value()).toEqual({ open: 'hint' });
    expect(ids()).toEqual([]);
    type('hoodie');
    await find.request().answer(answer('p1'));
    type('');
    expect(value()).toEqual({ open: 'hint' });
    expect(find.requests).toHaveLength(2);
  });

  it('opens with the search of the URL', () => {
    const { find, value } = run('hoodie');
    expect(value()).toEqual({ open: 'searching' });
    expect(find.request().input.query).toBe('hoodie');
    expect(run('').value()).toBe('closed');
  });

  it('goes to empty only when nothing was found', { tags: ['2.4.4', '8.1.15', '8.1.16'] }, async () => {
    const { actor, find, type, value } = run();
    actor.send({ type: 'search.opened' });
    type('zzz');
    await find.request().answer(answer());
    expect(value()).toEqual({ open: 'empty' });
    type('hoodie');
    await find.request().refuse(new Error('boom'));
    expect(value()).toEqual({ open: 'failed' });
    expect(actor.getSnapshot().context.message).toBe('Error searching products');
    actor.send({ type: 'retry.requested' });
    actor.send({ type: 'retry.requested' });
    expect(find.requests).toHaveLength(3);
    await find.request().answer(answer('p1'));
    expect(actor.getSnapshot().context.message).toBeNull();
  });

  it('keeps the suggestion of a search that found nothing, until the next answer', async () => {
    const { actor, find, type } = run();
    const suggestion = () => actor.getSnapshot().context.suggestion;
    actor.send({ type: 'search.opened' });
    type('hodie');
    await find.request().answer({ ...answer(), suggestion: 'hoodie' });
    expect(suggestion()).toBe('hoodie');
    type('hoodie');
    await find.request().answer(answer('p1'));
    expect(suggestion()).toBeNull();
  });

  it('clears the search when it is closed, and aborts the request in flight', { tags: ['2.4.8'] }, () => {
    const { actor, find, type, value, emitted } = run();
    actor.send({ type: 'search.opened' });
    type('hoodie');
    actor.send({ type: 'search.closed' });
    expect(value()).toBe('closed');
    expect(find.request().signal.aborted).toBe(true);
    expect(actor.getSnapshot().context).toMatchObject({ text: '', words: '', products: [] });
    expect(emitted.at(-1)).toEqual({ type: 'search.changed', search: null });
  });

  it('is pure', () => {
    const [closed] = initialTransition(searchMachine, {});
    const [open] = transition(searchMachine, closed, { type: 'search.opened' });
    const [typing] = transition(searchMachine, open, { type: 'text.changed', text: 'h' });
    expect([closed.value, open.value, typing.value]).toEqual(['closed', { open: 'hint' }, { open: 'typing' }]);
  });

  it('rejects wrong types', () => {
    expectTypeOf<SearchEmitted['search']>().toEqualTypeOf<string | null>();
    const wrong = fromPromise<Answer['products'], Query>(async () => []);
    // @ts-expect-error the answer needs the total number
    searchMachine.provide({ actors: { searchProducts: wrong } });
  });
});
