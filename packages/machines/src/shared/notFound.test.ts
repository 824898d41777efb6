import { CallError } from '@abs/contract';
import { describe, expect, it } from 'vitest';
import { type AnyStateMachine, initialTransition, transition } from 'xstate';
import * as machines from '../index.ts';

const list = { query: { page: 1, sort: 'newest', search: '', filter: 'all' } };
const inputs: Readonly<Record<string, object>> = {
  adminOrderMachine: { orderId: 'x' },
  adminProductMachine: { productId: 'x' },
  adminStyleMachine: { styleId: 'x' },
  collectionFormMachine: { collectionId: 'x' },
  collectionMachine: { slug: 'x' },
  inboxMachine: { list, selectedId: 'x', createKey: () => 'key' },
  orderDetailMachine: { orderId: 'x' },
  productDetailMachine: { productId: 'x' },
  productFormMachine: { mode: 'edit', productId: 'x' },
  sharedWishlistMachine: { token: 'x' },
  sizeGuideFormMachine: { sizeGuideId: 'x', styleId: null },
  sizeGuideMachine: { category: 'hoodie' },
};

const found = Object.entries(machines).filter(
  (entry): entry is [string, AnyStateMachine] => 'notFound' in (Object(entry[1]).states ?? {}),
);

it('covers every machine with the state notFound', () => {
  expect(found.map(([name]) => name).sort()).toEqual(Object.keys(inputs));
});

describe.each(found)('%s', (name, machine) => {
  function afterRefusal(status: number) {
    const [loading] = initialTransition(machine, inputs[name]);
    expect(loading.value).toBe('loading');
    const [actorId] = machine.states.loading?.invoke.map(({ id }) => id) ?? [];
    const error = new CallError('Refused', { status });
    const [state] = transition(machine, loading, { type: `xstate.error.actor.${actorId}`, actorId, error });
    return state.value;
  }

  it.each([400, 404, 410, 414, 422])('goes to notFound after %d', (status) => {
    expect(afterRefusal(status)).toBe('notFound');
  });

  it.each([0, 401, 403, 408, 429, 500, 502, 503])('can be retried after %d', (status) => {
    expect(afterRefusal(status)).toBe('failed');
  });
});
