import { CallError } from '@abs/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { emittedBy } from '../testing/controlled.ts';
import { createActionTableMachine } from './actionTableMachine.ts';
import { busyIds } from './changes.ts';
import type { ListRequest, PagedAnswer } from './listTypes.ts';
import type { RowActionAnswer, RowActionRequest } from './rowActionTypes.ts';

type Status = 'active' | 'blocked' | 'deactivated';
type Person = { id: string; status: Status };
type Filter = Status | 'all';
type Answer = PagedAnswer<Person>;
type ActionEvent = { type: string; changeId: number };

const STATUSES = ['active', 'blocked', 'deactivated'] as const;
const setTo = (status: Status) => ({
  show: (person: Person): Person => ({ ...person, status }),
  appliesTo: (person: Person) => person.status !== status,
  inverse: (person: Person) => person.status,
  failed: 'Failed to change the account.',
});
const people = createActionTableMachine<Person, 'newest', Filter, Status>({
  id: 'people',
  idOf: ({ id }) => id,
  loadFailed: 'Error fetching users',
  actions: { active: setTo('active'), blocked: setTo('blocked'), deactivated: setTo('deactivated') },
});

/** Random numbers that are the same on every run. */
function dice(seed: number) {
  let state = seed;
  return (sides: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * sides);
  };
}

const LIMIT = 8;

/**
 * A server behind a network: requests and answers have random delays, so that answers overtake each other. It counts
 * how many requests about one person are in flight at the same time.
 */
function network(seed: number, options: { failing?: number; sendsRows?: boolean } = {}) {
  const roll = dice(seed);
  const stored = new Map<string, Status>(Array.from({ length: 20 }, (_, index) => [`p${index}`, 'active']));
  const onTheWay = new Map<string, number>();
  const seen = { together: 0, actions: 0 };
  const pause = () => new Promise((resolve) => setTimeout(resolve, 1 + roll(300)));

  function page({ page: requestedPage, search, filter }: ListRequest<'newest', Filter>['query']): Answer {
    const all = [...stored].map(([id, status]) => ({ id, status }));
    const found = all.filter(({ id, status }) => id.includes(search) && (filter === 'all' || filter === status));
    const totalPages = Math.ceil(found.length / LIMIT);
    const at = Math.max(1, Math.min(requestedPage, totalPages));
    const rows = found.slice((at - 1) * LIMIT, at * LIMIT);
    return { rows, pagination: { page: at, limit: LIMIT, total: found.length, totalPages } };
  }

  // An abort does not stop the request, so its answer arrives anyway.
  const fetchPage = fromPromise<Answer, ListRequest<'newest', Filter>>(async ({ input }) => {
    await pause();
    const answer = page(input.query);
    await pause();
    return answer;
  });

  const runAction = fromPromise<RowActionAnswer<Person>, RowActionRequest<Person, Status>>(async ({ input }) => {
    seen.actions += 1;
    for (const id of input.ids) {
      onTheWay.set(id, (onTheWay.get(id) ?? 0) + 1);
      seen.together = Math.max(seen.together, onTheWay.get(id) ?? 0);
    }
    await pause();
    const fate = roll(100);
    const isLost = fate < (options.failing ?? 0);
    // Half of the failures lose only the answer: the server has done the action.
    if (!isLost || fate % 2 === 0) for (const id of input.ids) stored.set(id, input.action);
    const rows = input.ids.map((id) => ({ id, status: stored.get(id) ?? 'active' }));
    await pause();
    for (const id of input.ids) onTheWay.set(id, (onTheWay.get(id) ?? 0) - 1);
    if (isLost) throw new CallError('Network Error', { code: 'offline' });
    return options.sendsRows ? { rows } : {};
  });
  return { roll, stored, seen, page, fetchPage, runAction };
}

async function open(seed: number, options: Parameters<typeof network>[1] & { filter?: Filter } = {}) {
  const server = network(seed, options);
  const actor = createActor(people.provide({ actors: { fetchPage: server.fetchPage, runAction: server.runAction } }), {
    input: { query: { page: 1, sort: 'newest', search: '', filter: options.filter ?? 'all' }, refreshEvery: 700 },
  });
  const emitted = emittedBy(actor);
  actor.start();
  await vi.advanceTimersByTimeAsync(1000);
  const context = () => actor.getSnapshot().context;
  return { ...server, actor, emitted, context, shown: () => context().rows.map(({ id, status }) => [id, status]) };
}

const seeds = Array.from({ length: 25 }, (_, index) => index + 1);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a list under fast clicks, with answers delayed and reordered', () => {
  it.each(seeds)('always shows the last clicked status, and ends with it (run %d)', async (seed) => {
    for (const sendsRows of [true, false]) {
      const { actor, roll, shown, stored, seen, context, page } = await open(seed, { sendsRows });
      const expected = new Map(stored);
      const undos = new Map<number, readonly (readonly [string, Status])[]>();
      for (let click = 0; click < 80; click += 1) {
        const kind = roll(10);
        if (kind < 6) {
          const action = STATUSES[roll(3)] ?? 'active';
          const busy = busyIds(context().changes);
          const { rows } = context();
          const meant = [rows[roll(LIMIT)], rows[roll(LIMIT)]].filter((row) => row !== undefined);
          const free = meant.filter(({ id, status }) => !busy.includes(id) && status !== action);
          const before = free.map(({ id, status }) => [id, status] as const);
          actor.send({ type: 'action.requested', action, ids: meant.map(({ id }) => id) });
          if (free.length > 0) undos.set(context().changes.lastId, before);
          for (const { id } of free) expected.set(id, action);
        } else if (kind < 8) {
          const changeId = 1 + roll(context().changes.lastId + 1);
          const undo = { type: 'undo.pressed', changeId } as const;
          if (actor.getSnapshot().can(undo))
            for (const [id, status] of undos.get(changeId) ?? []) expected.set(id, status);
          actor.send(undo);
        } else if (kind === 8) actor.send({ type: 'query.replaced', query: { ...context().query, page: 1 + roll(3) } });
        else actor.send({ type: 'refresh.requested' });
        for (let step = 0; step < 4; step += 1) {
          expect(shown()).toEqual(context().rows.map(({ id }) => [id, expected.get(id)]));
          await vi.advanceTimersByTimeAsync(roll(40));
        }
      }
      await vi.advanceTimersByTimeAsync(10_000);
      expect(stored).toEqual(expected);
      expect(context().rows).toEqual(page(context().query).rows);
      expect(seen.together).toBe(1);
      expect(seen.actions).toBeGreaterThan(20);
    }
  });

  it.each(seeds)("ends with the server's rows after lost requests and lost answers (run %d)", async (seed) => {
    for (const filter of ['all', 'active', 'blocked'] as const) {
      const { actor, roll, seen, context, page, emitted } = await open(seed, { failing: 30, filter });
      for (let click = 0; click < 60; click += 1) {
        const { rows, changes } = context();
        const ids = [rows[roll(LIMIT)], rows[roll(LIMIT)]].flatMap((row) => row?.id ?? []);
        const kind = roll(8);
        if (kind < 4) actor.send({ type: 'action.requested', action: STATUSES[roll(3)] ?? 'active', ids });
        else if (kind < 6) actor.send({ type: 'undo.pressed', changeId: 1 + roll(changes.lastId + 1) });
        else if (kind === 6) actor.send({ type: 'query.replaced', query: { ...context().query, page: 1 + roll(3) } });
        else actor.send({ type: 'filter.changed', filter });
        await vi.advanceTimersByTimeAsync(roll(150));
      }
      await vi.advanceTimersByTimeAsync(10_000);
      expect(context().rows).toEqual(page(context().query).rows);
      expect(context().changes.shown).toEqual([]);
      expect(seen.together).toBeLessThanOrEqual(1);
      const changeIdsOf = (...types: string[]) =>
        new Set(emitted.flatMap((event) => (types.includes(event.type) ? [(event as ActionEvent).changeId] : [])));
      const ended = changeIdsOf('action.done', 'action.undone', 'action.failed');
      for (const changeId of changeIdsOf('action.started')) expect(ended).toContain(changeId);
    }
  });

  it.each(seeds)('never shows the answer to an older search (run %d)', async (seed) => {
    const { actor, roll, context } = await open(seed);
    let isCurrent = true;
    actor.subscribe(({ context: { rows, searchText }, value }) => {
      if (value.list === 'ready') isCurrent &&= rows.every(({ id }) => id.includes(searchText.trim()));
    });
    for (const text of ['p', 'p1', 'p', '', '1', '19', '1', 'p1', 'p12', 'p1']) {
      actor.send({ type: 'search.changed', search: text });
      await vi.advanceTimersByTimeAsync(roll(700));
      expect(isCurrent).toBe(true);
    }
    await vi.advanceTimersByTimeAsync(10_000);
    expect(isCurrent).toBe(true);
    expect(context().rows.map(({ id }) => id)).toEqual(['p1', 'p10', 'p11', 'p12', 'p13', 'p14', 'p15', 'p16']);
  });
});
