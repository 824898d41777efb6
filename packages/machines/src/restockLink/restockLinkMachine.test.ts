import { CallError, type CallResponse } from '@abs/contract';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { createActor, fromPromise, initialTransition } from 'xstate';
import { afterDone, controlledPort } from '../testing/controlled.ts';
import { offline } from '../testing/fixtures.ts';
import { type RestockLinkEvent, type RestockLinkInput, restockLinkMachine } from './restockLinkMachine.ts';

const input = { action: 'confirm', token: 'a-token' } as const;
const answer = { message: 'ok' };

function run() {
  const followLink = controlledPort<CallResponse<'confirmRestockMail'>, RestockLinkInput>();
  const machine = restockLinkMachine.provide({ actors: { followLink: followLink.logic } });
  const actor = createActor(machine, { input }).start();
  return { actor, followLink, value: () => actor.getSnapshot().value };
}

describe('restockLink', () => {
  it('follows the link without another press', async () => {
    const { actor, followLink, value } = run();
    expect(actor.getSnapshot().hasTag('pending')).toBe(true);
    await followLink.request().answer(answer);
    expect(followLink.requests.map((request) => request.input)).toEqual([input]);
    expect(value()).toBe('done');
  });

  it('goes to invalid when the link has expired, and ignores a refresh', async () => {
    const { actor, followLink, value } = run();
    await followLink.request().refuse(new CallError('Expired', { status: 400, code: 'invalid_code' }));
    expect(value()).toBe('invalid');
    actor.send({ type: 'refresh.requested' });
    expect(followLink.requests).toHaveLength(1);
  });

  it('tries again after a failure, once for a double click', async () => {
    const { actor, followLink, value } = run();
    await followLink.request().refuse(offline);
    expect([value(), actor.getSnapshot().context.message]).toEqual(['failed', 'Network Error']);
    actor.send({ type: 'refresh.requested' });
    actor.send({ type: 'refresh.requested' });
    expect(followLink.requests).toHaveLength(2);
    await followLink.request(1).answer(answer);
    expect(value()).toBe('done');
  });

  it('aborts the request when the actor stops', () => {
    const { actor, followLink } = run();
    actor.stop();
    expect(followLink.request().signal.aborted).toBe(true);
  });

  it('is pure', () => {
    const [following] = initialTransition(restockLinkMachine, input);
    const followed = afterDone(restockLinkMachine, following, 'followLink', answer);
    expect([following.value, followed.value]).toEqual(['following', 'done']);
  });

  it('rejects wrong types', () => {
    expectTypeOf<RestockLinkEvent['type']>().toEqualTypeOf<'refresh.requested'>();
    const wrong = fromPromise<number, RestockLinkInput>(async () => 1);
    // @ts-expect-error the answer is a message
    restockLinkMachine.provide({ actors: { followLink: wrong } });
  });
});
