import { describe, expect, it } from 'vitest';
import { offline } from '../testing/fixtures.ts';
import { answer, block, deactivate, FIRST, loadedAccounts, people, undo } from '../testing/people.ts';

describe('table with actions, confirmation', () => {
  it('asks for confirmation, runs the action once, and shows no effect before', async () => {
    const { send, question, context, runAction, shown } = await loadedAccounts();
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

  it('does nothing after a cancel, or when there is nothing to confirm', async () => {
    const { send, question, context, runAction } = await loadedAccounts();
    send({ type: 'action.confirmed' }, deactivate('ada'), { type: 'action.cancelled' }, { type: 'action.confirmed' });
    expect(question()).toBe('idle');
    expect(context().pendingConfirmation).toBeNull();
    expect(runAction.requests).toHaveLength(0);
  });

  it('ignores other actions while a confirmation is open', async () => {
    const { send, context, runAction } = await loadedAccounts();
    send(deactivate('ada'), deactivate('obi'), block('ife'));
    expect(context().pendingConfirmation?.ids).toEqual(['ada']);
    expect(runAction.requests).toHaveLength(0);
  });

  it('runs the confirmed action although the row has left the page', async () => {
    const { send, clock, fetchPage, runAction, emitted } = await loadedAccounts(people('ada'), { refreshEvery: 5000 });
    send(deactivate('ada'));
    clock.increment(5000);
    await fetchPage.request().answer(answer(people('obi')));
    send({ type: 'action.confirmed' });
    expect(runAction.request().input).toEqual({ action: 'deactivated', ids: ['ada'], rows: people('ada') });
    await runAction.request().refuse(offline);
    expect(emitted.at(-1)).toMatchObject({ type: 'action.failed', ids: ['ada'] });
  });

  it('does not run the confirmed action while an undo of its row is running', async () => {
    const { send, runAction } = await loadedAccounts();
    send(block('ada'));
    await runAction.request().answer({});
    send(deactivate('ada'), undo(1), { type: 'action.confirmed' });
    expect(runAction.requests.map(({ input }) => input.action)).toEqual(['blocked', 'active']);
  });

  it('closes the confirmation when the URL changes, but not for the same URL', async () => {
    const { send, question } = await loadedAccounts();
    send(deactivate('ada'), { type: 'query.replaced', query: FIRST });
    expect(question()).toBe('confirming');
    send({ type: 'query.replaced', query: { ...FIRST, page: 2 } });
    expect(question()).toBe('idle');
  });
});
