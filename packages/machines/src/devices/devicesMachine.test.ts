import { type AccountSession, CallError, type CallResponse } from '@abs/contract';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { controlledPort, emittedBy } from '../testing/controlled.ts';
import { offline } from '../testing/fixtures.ts';
import { devicesMachine } from './devicesMachine.ts';

const here: AccountSession = {
  id: 's1',
  device: 'Chrome on Android',
  createdAt: '2026-11-01T09:00:00.000Z',
  lastUsedAt: '2026-11-29T09:00:00.000Z',
  isCurrent: true,
};
const elsewhere = { ...here, id: 's2', device: 'Safari on iOS', isCurrent: false };

async function run() {
  const list = controlledPort<CallResponse<'getSessions'>, undefined>();
  const end = controlledPort<CallResponse<'endSession'>, { id: string }>();
  const actor = createActor(devicesMachine.provide({ actors: { getSessions: list.logic, endSession: end.logic } }));
  const emitted = emittedBy(actor);
  actor.start();
  const state = () => actor.getSnapshot();
  const load = async () => {
    actor.send({ type: 'refresh.requested' });
    await list.request().answer({ sessions: [here, elsewhere] });
  };
  const logOut = (id: string) => actor.send({ type: 'logout.requested', id });
  return { actor, list, end, emitted, state, load, logOut };
}

describe('devices', () => {
  it('loads nothing until requested, because a backend may not have the list', async () => {
    const { list, state, load } = await run();
    expect([state().value, list.requests]).toEqual(['idle', []]);
    await load();
    expect([state().value, state().context.devices]).toEqual(['ready', [here, elsewhere]]);
  });

  it('loads again after a failure', async () => {
    const { actor, list, state } = await run();
    actor.send({ type: 'refresh.requested' });
    await list.request().refuse(offline);
    expect([state().value, state().context.message]).toEqual(['failed', offline.message]);
    actor.send({ type: 'refresh.requested' });
    actor.send({ type: 'refresh.requested' });
    expect(list.requests).toHaveLength(2);
    expect(state().context.message).toBeNull();
    await list.request().answer({ sessions: [here] });
    expect(state().context.devices).toEqual([here]);
  });

  it('shows no old list while it loads another', async () => {
    const { actor, list, state, load } = await run();
    await load();
    actor.send({ type: 'refresh.requested' });
    expect([state().value, state().context.devices]).toEqual(['loading', null]);
    await list.request().refuse(offline);
    expect(state().context).toEqual({ devices: null, endingId: null, message: offline.message });
  });

  it('logs a device out once for a double click, and removes it', async () => {
    const { end, emitted, state, load, logOut } = await run();
    await load();
    logOut('s2');
    logOut('s2');
    expect([state().context.endingId, end.requests.map(({ input }) => input)]).toEqual(['s2', [{ id: 's2' }]]);
    await end.request().answer({ message: 'ok' });
    expect([state().value, state().context]).toEqual(['ready', { devices: [here], endingId: null, message: null }]);
    expect(emitted).toEqual([{ type: 'device.loggedOut', device: elsewhere }]);
  });

  it.each(['s1', 'unknown'])('does not log out %s: this device has a button of its own', async (id) => {
    const { end, state, load, logOut } = await run();
    await load();
    logOut(id);
    expect([state().value, end.requests]).toEqual(['ready', []]);
  });

  it('counts a device that is already logged out as done', async () => {
    const { end, state, load, logOut } = await run();
    await load();
    logOut('s2');
    await end.request().refuse(new CallError('Device not found', { status: 404, code: 'not_found' }));
    expect(state().context).toEqual({ devices: [here], endingId: null, message: null });
  });

  it('keeps the device after a failure, and tries again', async () => {
    const { end, state, load, logOut } = await run();
    await load();
    logOut('s2');
    await end.request().refuse(new Error('boom'));
    expect(state().context).toEqual({
      devices: [here, elsewhere],
      endingId: null,
      message: 'Failed to log the device out. Please try again.',
    });
    logOut('s2');
    expect([state().context.message, end.requests.length]).toEqual([null, 2]);
  });

  it('rejects wrong types', () => {
    const wrong = fromPromise<{ message: string }, string>(async () => ({ message: '' }));
    // @ts-expect-error the port sends an object with the id
    devicesMachine.provide({ actors: { endSession: wrong } });
  });
});
