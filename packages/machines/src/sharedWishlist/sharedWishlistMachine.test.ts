import type { CallResponse } from '@abs/contract';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, initialTransition, transition } from 'xstate';
import { controlledPort } from '../testing/controlled.ts';
import { aProduct, notFound, notOffered, offline } from '../testing/fixtures.ts';
import { sharedWishlistMachine } from './sharedWishlistMachine.ts';

type Answer = CallResponse<'getSharedWishlist'>;

function run() {
  const getSharedWishlist = controlledPort<Answer, { token: string }>();
  const machine = sharedWishlistMachine.provide({ actors: { getSharedWishlist: getSharedWishlist.logic } });
  const actor = createActor(machine, { input: { token: 'abc' } }).start();
  return { actor, getSharedWishlist, value: () => actor.getSnapshot().value };
}

describe('sharedWishlist', () => {
  it('loads the products of the link', async () => {
    const { actor, getSharedWishlist, value } = run();
    expect(getSharedWishlist.request().input).toEqual({ token: 'abc' });
    await getSharedWishlist.request().answer({ products: [aProduct()] });
    expect([value(), actor.getSnapshot().context.products]).toEqual(['ready', [aProduct()]]);
  });

  it.each([notFound, notOffered])('goes to notFound when the link does not exist (%s)', async (error) => {
    const { getSharedWishlist, value } = run();
    await getSharedWishlist.request().refuse(error);
    expect(value()).toBe('notFound');
  });

  it('tries again after a failure', async () => {
    const { actor, getSharedWishlist, value } = run();
    await getSharedWishlist.request().refuse(offline);
    expect([value(), actor.getSnapshot().context.message]).toEqual(['failed', 'Network Error']);
    actor.send({ type: 'refresh.requested' });
    await getSharedWishlist.request().answer({ products: [] });
    expect([value(), actor.getSnapshot().context.message]).toEqual(['ready', null]);
  });

  it('is pure', () => {
    const [start] = initialTransition(sharedWishlistMachine, { token: 'abc' });
    expect([start.value, start.context.products]).toEqual(['loading', []]);
    const context = { token: 'abc', products: [], message: 'Network Error' };
    const failed = sharedWishlistMachine.resolveState({ value: 'failed', context });
    const [loading] = transition(sharedWishlistMachine, failed, { type: 'refresh.requested' });
    expect([loading.value, loading.hasTag('pending')]).toEqual(['loading', true]);
    expect([failed.value, failed.context]).toEqual(['failed', context]);
  });

  it('rejects wrong types', () => {
    const wrong = fromPromise<number, { token: string }>(async () => 1);
    // @ts-expect-error the answer is a list of products
    sharedWishlistMachine.provide({ actors: { getSharedWishlist: wrong } });
  });
});
