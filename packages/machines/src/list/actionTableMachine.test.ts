import { CallError } from '@abs/contract';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { type EmittedFrom, initialTransition, type SnapshotFrom, transition } from 'xstate';
import { afterDone } from '../testing/controlled.ts';
import { offline } from '../testing/fixtures.ts';
import {
  type Action,
  accountsMachine,
  answer,
  block,
  type Event,
  FIRST,
  goTo,
  loadedAccounts,
  openAccounts,
  type Person,
  people,
  person,
  remove,
  type,
  undo,
} from '../testing/people.ts';

describe('table with actions, selection', () => {
  it('selects single rows, all rows of the page, or none', async () => {
    const { send, context } = await loadedAccounts();
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

  it('deselects rows that leave the page', async () => {
    const { send, fetchPage, context } = await loadedAccounts();
    send({ type: 'page.toggled' }, { type: 'refresh.requested' });
    expect(context().selected).toHaveLength(3);
    await fetchPage.request().answer(answer(people('ife', 'new')));
    expect(context().selected).toEqual(['ife']);
    send({ type: 'filter.changed', filter: 'blocked' });
    expect(context().selected).toEqual([]);
  });

  it('keeps failed rows selected for another try, and deselects finished rows', async () => {
    const { send, runAction, context } = await loadedAccounts();
    send({ type: 'page.toggled' }, block('ada', 'obi'), block('ife'));
    expect(context().selected).toHaveLength(3);
    await runAction.request(1).refuse(offline);
    expect(context().selected).toEqual(['ada', 'obi', 'ife']);
    await runAction.request(0).answer({});
    expect(context().selected).toEqual(['ife']);
  });
});

describe('table with actions, actions', () => {
  it('shows an action before its answer, emits its start and its success, and refreshes the page in the background', async () => {
    const { send, runAction, fetchPage, emitted, shown, busy, list } = await loadedAccounts();
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

  it("shows the rows of the action's answer", async () => {
    const { send, runAction, context } = await loadedAccounts();
    send(block('ada'));
    await runAction.request().answer({ rows: [person('ada', { status: 'blocked', orders: 7 })] });
    expect(context().rows[0]).toEqual(person('ada', { status: 'blocked', orders: 7 }));
  });

  it.each([
    [new CallError('Admins cannot be blocked', { status: 409 }), 'Admins cannot be blocked'],
    [new Error('boom'), 'Failed to change the account.'],
  ])('reverts a failed action, emits the reason, and reloads the list (%s)', async (error, message) => {
    const { send, runAction, fetchPage, emitted, shown, busy } = await loadedAccounts();
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

  it('reverts only the rows of the failed action, and keeps the other actions', async () => {
    const { send, runAction, shown } = await loadedAccounts();
    send(block('ada', 'obi'), remove('ife'));
    expect(shown()).toEqual(['ada:b', 'obi:b']);
    await runAction.request(0).refuse(offline);
    expect(shown()).toEqual(['ada:a', 'obi:a']);
    await runAction.request(1).refuse(offline);
    expect(shown()).toEqual(['ada:a', 'obi:a', 'ife:a']);
  });

  it('reverts to the refreshed row when the action fails after a refresh', async () => {
    const { send, runAction, fetchPage, context, shown } = await loadedAccounts();
    send(block('ada'), { type: 'refresh.requested' });
    await fetchPage.request().answer(answer([person('ada', { orders: 7 }), person('eze')]));
    expect(shown()).toEqual(['ada:b', 'eze:a']);
    expect(context().rows[0]?.orders).toBe(7);
    await runAction.request().refuse(offline);
    expect(context().rows[0]).toEqual(person('ada', { orders: 7 }));
  });

  it('runs an action once for a double click, and skips busy rows', async () => {
    const { send, runAction } = await loadedAccounts();
    send(block('ada'), block('ada'), remove('ada'), block('ada', 'obi'));
    expect(runAction.requests.map(({ input }) => input.ids)).toEqual([['ada'], ['obi']]);
  });

  it('skips rows that the action does not apply to, and rows that are not shown', async () => {
    const { send, runAction, actor } = await loadedAccounts([person('ada'), person('obi', { status: 'blocked' })]);
    expect(actor.getSnapshot().can(block('obi'))).toBe(false);
    send(block('obi'), block('nobody'), block());
    expect(runAction.requests).toHaveLength(0);
    send(block('ada', 'obi', 'nobody'));
    expect(runAction.request().input.ids).toEqual(['ada']);
  });

  it('reloads once after several actions, when all are answered', async () => {
    const { send, runAction, fetchPage } = await loadedAccounts();
    send(block('ada'), block('obi'));
    await runAction.request(0).answer({});
    expect(fetchPage.requests).toHaveLength(1);
    await runAction.request(1).answer({});
    expect(fetchPage.requests).toHaveLength(2);
  });

  it('aborts a quiet refresh when an action begins, and repeats it afterwards', async () => {
    const { send, runAction, fetchPage, shown, list } = await loadedAccounts();
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

  it('keeps showing a finished action when a list arrives that was requested before it', async () => {
    const { send, runAction, fetchPage, shown } = await loadedAccounts();
    send(block('ada'), { type: 'refresh.requested' });
    await runAction.request().answer({});
    await fetchPage.request(1).answer(answer(people('ada', 'obi')));
    expect(shown()).toEqual(['ada:b', 'obi:a']);
    await fetchPage.request(2).answer(answer([person('ada', { status: 'blocked' }), person('obi')]));
    expect(shown()).toEqual(['ada:b', 'obi:a']);
    expect(fetchPage.requests).toHaveLength(3);
  });

  it('emits the outcome of an action begun on another page', async () => {
    const { send, runAction, fetchPage, emitted, shown } = await loadedAccounts();
    send(block('ada'), goTo(2));
    await fetchPage.request().answer(answer(people('eze'), { page: 2 }));
    expect(runAction.request().signal.aborted).toBe(false);
    await runAction.request().refuse(offline);
    expect(emitted.at(-1)).toMatchObject({ type: 'action.failed', ids: ['ada'] });
    expect(shown()).toEqual(['eze:a']);
  });

  it('goes to the previous page when an action empties the last page', async () => {
    const { send, runAction, fetchPage, emitted, requestedQueries, shown } = openAccounts({
      query: { ...FIRST, page: 3 },
    });
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

  it('marks the rows as outdated when a refresh fails, and refreshes again after the next action', async () => {
    const { send, runAction, fetchPage, list, shown } = await loadedAccounts();
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

describe('table with actions, polling', () => {
  it('does not poll during an action, during a request, while typing, or in the failed state', async () => {
    const { clock, send, fetchPage, runAction, shown } = await loadedAccounts(undefined, { refreshEvery: 5000 });
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

describe('table with actions', () => {
  it('is pure', () => {
    const [loading] = initialTransition(accountsMachine, { query: FIRST });
    const ready = afterDone(accountsMachine, loading, 'fetchPage', answer(people('ada')));
    const [acting] = transition(accountsMachine, ready, block('ada'));
    const [undone] = transition(accountsMachine, acting, undo(1));
    expect([loading, ready, acting, undone].map(({ context }) => context.rows[0]?.status)).toEqual([
      undefined,
      'active',
      'blocked',
      'active',
    ]);
    expect(ready.context.rows[0]?.status).toBe('active');
  });

  it('rejects wrong types', () => {
    type Emitted = EmittedFrom<typeof accountsMachine>;
    expectTypeOf<SnapshotFrom<typeof accountsMachine>['context']['rows']>().toEqualTypeOf<readonly Person[]>();
    expectTypeOf<{ type: 'action.requested'; action: 'explode'; ids: [] }>().not.toExtend<Event>();
    expectTypeOf<Extract<Emitted, { type: 'action.done' }>['undo']>().toEqualTypeOf<Action | null>();
  });
});
