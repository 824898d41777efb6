import { describe, expect, it } from 'vitest';
import { offline } from '../testing/fixtures.ts';
import {
  answer,
  block,
  deactivate,
  goTo,
  loadedAccounts,
  people,
  person,
  remove,
  unblock,
  undo,
} from '../testing/people.ts';

describe('table with actions, undo', () => {
  it('shows an undo before the server has answered it, and emits it once', async () => {
    const { send, runAction, emitted, shown, busy } = await loadedAccounts();
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

  it('shows the undo while the action is pending, and sends it after the answer', async () => {
    const { send, runAction, emitted, shown, busy } = await loadedAccounts();
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

  it('drops the undo when the action fails', async () => {
    const { send, runAction, emitted, shown, busy } = await loadedAccounts();
    send(block('ada'), undo(1));
    await runAction.request().refuse(offline);
    expect(runAction.requests).toHaveLength(1);
    expect(shown()[0]).toBe('ada:a');
    expect(busy()).toEqual([]);
    expect(emitted.at(-1)).toMatchObject({ type: 'action.failed', action: 'blocked' });
  });

  it('shows the action again when its undo fails, and can undo it again', async () => {
    const { send, runAction, fetchPage, emitted, shown } = await loadedAccounts();
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

  it('returns a removed row to its position, until a list includes it', async () => {
    const { send, runAction, fetchPage, shown } = await loadedAccounts();
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

  it('does not return a row to another page', async () => {
    const { send, runAction, fetchPage, shown } = await loadedAccounts();
    send(remove('obi'));
    await runAction.request().answer({});
    send(goTo(2));
    await fetchPage.request().answer(answer(people('eze'), { page: 2 }));
    send(undo(1));
    expect(runAction.request().input.action).toBe('bring back');
    expect(shown()).toEqual(['eze:a']);
  });

  it('does not return a row that left the page before the action', async () => {
    const { send, clock, fetchPage, runAction, shown } = await loadedAccounts(people('ada', 'obi'), {
      refreshEvery: 5000,
    });
    send(deactivate('ada'));
    clock.increment(5000);
    await fetchPage.request().answer(answer(people('obi', 'ife')));
    send({ type: 'action.confirmed' });
    await runAction.request().answer({});
    send(undo(1));
    expect(runAction.request().input).toEqual({ action: 'active', ids: ['ada'], rows: people('ada') });
    expect(shown()).toEqual(['obi:a', 'ife:a']);
  });

  it('can undo the last twenty actions', async () => {
    const rows = people(...Array.from({ length: 21 }, (_, index) => `p${index}`));
    const { send, actor } = await loadedAccounts(rows);
    for (const { id } of rows) send(block(id));
    expect([1, 2, 21].map((changeId) => actor.getSnapshot().can(undo(changeId)))).toEqual([false, true, true]);
  });

  it('does not undo a change that a newer change builds on', async () => {
    const { send, runAction, actor } = await loadedAccounts();
    send(block('ada'));
    await runAction.request().answer({});
    send(unblock('ada'));
    expect(actor.getSnapshot().can(undo(1))).toBe(false);
    await runAction.request().answer({});
    expect(actor.getSnapshot().can(undo(1))).toBe(false);
    expect(actor.getSnapshot().can(undo(2))).toBe(true);
  });

  it('offers no undo without an inverse, or without a common inverse for all rows', async () => {
    const mixed = [person('ada'), person('obi', { status: 'deactivated' })];
    const { send, emitted } = await loadedAccounts(mixed);
    send(block('ada', 'obi'));
    expect(emitted.at(-1)).toMatchObject({ undo: null });
    send(undo(1));
    const other = await loadedAccounts();
    other.send({ type: 'action.requested', action: 'bring back', ids: ['ada'] });
    expect(other.emitted.at(-1)).toMatchObject({ undo: null });
  });
});
