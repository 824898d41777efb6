import { type AdminProduct, CallError, type CallResponse } from '@abs/contract';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { createActor, fromPromise, initialTransition, transition } from 'xstate';
import { afterDone, controlledPort, emittedBy } from '../testing/controlled.ts';
import { aProduct, notFound, offline, serverError } from '../testing/fixtures.ts';
import { type AdminProductEmitted, type AdminProductEvent, adminProductMachine } from './adminProductMachine.ts';

type ById = { productId: string };

const remove: AdminProductEvent = { type: 'delete.requested' };
const confirm: AdminProductEvent = { type: 'delete.confirmed' };
const restore: AdminProductEvent = { type: 'restore.requested' };
const refresh: AdminProductEvent = { type: 'refresh.requested' };
const forbidden = new CallError('Not for you', { status: 403, code: 'forbidden' });

function product(over: Partial<AdminProduct> = {}): AdminProduct {
  return {
    ...aProduct(),
    sales: 3,
    isLowStock: false,
    isDeleted: false,
    createdAt: '2026-01-01T00:00:00.000Z',
    ...over,
  };
}
const deleted = product({ isDeleted: true });

function start() {
  const getAdminProduct = controlledPort<CallResponse<'getAdminProduct'>, ById>();
  const deleteProduct = controlledPort<CallResponse<'deleteProduct'>, ById>();
  const restoreProduct = controlledPort<CallResponse<'restoreProduct'>, ById>();
  const actor = createActor(
    adminProductMachine.provide({
      actors: {
        getAdminProduct: getAdminProduct.logic,
        deleteProduct: deleteProduct.logic,
        restoreProduct: restoreProduct.logic,
      },
    }),
    { input: { productId: 'p1' } },
  );
  const emitted = emittedBy(actor);
  actor.start();
  return {
    actor,
    emitted,
    getAdminProduct,
    deleteProduct,
    restoreProduct,
    send: (...events: AdminProductEvent[]) => {
      for (const event of events) actor.send(event);
    },
    value: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
  };
}

async function loaded(found = product()) {
  const screen = start();
  await screen.getAdminProduct.request().answer({ product: found });
  return screen;
}

describe('adminProduct, loading', () => {
  it('shows the product, for sale or deleted', async () => {
    const { getAdminProduct, value, context } = start();
    expect(value()).toBe('loading');
    expect(getAdminProduct.request().input).toEqual({ productId: 'p1' });
    await getAdminProduct.request().answer({ product: product() });
    expect([value(), context().product]).toEqual(['ready', product()]);
    expect((await loaded(deleted)).value()).toBe('deleted');
  });

  it('goes to notFound when the product does not exist', async () => {
    const { getAdminProduct, value } = start();
    await getAdminProduct.request().refuse(notFound);
    expect(value()).toBe('notFound');
  });

  it('can refresh after a failed load, and sends one request for a double click', async () => {
    const { getAdminProduct, send, value, context } = start();
    await getAdminProduct.request().refuse(new Error('boom'));
    expect([value(), context().message]).toEqual(['failed', 'Error fetching product by ID']);
    send(refresh, refresh);
    expect(getAdminProduct.requests).toHaveLength(2);
    await getAdminProduct.request().answer({ product: product() });
    expect([value(), context().message]).toEqual(['ready', null]);
  });

  it.each([
    ['ready', product()],
    ['deleted', deleted],
  ] as const)('keeps a %s product and shows the error when a refresh fails', async (state, found) => {
    const { getAdminProduct, send, value, context } = await loaded(found);
    send(refresh);
    await getAdminProduct.request().refuse(offline);
    expect([value(), context().product, context().message]).toEqual([state, found, 'Network Error']);
  });

  it('aborts the request when the actor stops', () => {
    const { actor, getAdminProduct } = start();
    actor.stop();
    expect(getAdminProduct.request().signal.aborted).toBe(true);
  });
});

describe('adminProduct, deleting and restoring', () => {
  it('deletes the product after confirmation, once for a double click, and restores it', async () => {
    const { send, deleteProduct, restoreProduct, value, context, emitted } = await loaded();
    send(remove);
    expect(value()).toBe('confirmingDelete');
    expect(deleteProduct.requests).toHaveLength(0);
    send(confirm, confirm);
    expect(deleteProduct.requests.map(({ input }) => input)).toEqual([{ productId: 'p1' }]);
    await deleteProduct.request().answer({ message: 'The product has been deleted.', productId: 'p1' });
    expect([value(), context().product]).toEqual(['deleted', deleted]);
    send(restore, restore);
    expect(restoreProduct.requests.map(({ input }) => input)).toEqual([{ productId: 'p1' }]);
    await restoreProduct.request().answer({ message: 'The product is back.', product: product({ sales: 4 }) });
    expect([value(), context().product?.sales]).toEqual(['ready', 4]);
    expect(emitted).toEqual([
      { type: 'product.deleted', product: deleted, message: 'The product has been deleted.' },
      { type: 'product.restored', product: product({ sales: 4 }), message: 'The product is back.' },
    ]);
  });

  it('does not delete after a cancel, and does not restore a product that is not deleted', async () => {
    const { send, deleteProduct, restoreProduct, value } = await loaded();
    send(remove, { type: 'delete.cancelled' }, confirm, restore);
    expect(value()).toBe('ready');
    expect([...deleteProduct.requests, ...restoreProduct.requests]).toHaveLength(0);
  });

  it.each([
    ['another admin was quicker', notFound],
    ['there was no answer', offline],
    ['the server stumbled', serverError],
  ])('reports the error and reloads the product when %s', async (_, error) => {
    const { send, deleteProduct, getAdminProduct, value, emitted } = await loaded();
    send(remove, confirm);
    await deleteProduct.request().refuse(error);
    expect(emitted).toEqual([{ type: 'delete.failed', productId: 'p1', message: error.message }]);
    expect(value()).toBe('loading');
    await getAdminProduct.request().answer({ product: deleted });
    expect(value()).toBe('deleted');
  });

  it('reports the error and reloads the product when restoring fails with a conflict', async () => {
    const { send, restoreProduct, getAdminProduct, value, emitted } = await loaded(deleted);
    send(restore);
    await restoreProduct.request().refuse(new CallError('Conflict', { status: 409 }));
    expect(emitted).toEqual([{ type: 'restore.failed', productId: 'p1', message: 'Conflict' }]);
    await getAdminProduct.request().answer({ product: product() });
    expect(value()).toBe('ready');
  });

  it('does not reload after a refusal such as 403, and clears its message on the next try', async () => {
    const { send, deleteProduct, getAdminProduct, value, context } = await loaded();
    send(remove, confirm);
    await deleteProduct.request().refuse(forbidden);
    expect([value(), context().message]).toEqual(['ready', 'Not for you']);
    send(remove, confirm);
    expect(context().message).toBeNull();
    await deleteProduct.request().refuse(new CallError('', { status: 400 }));
    expect(context().message).toBe('Failed to delete the product. Please try again.');
    const other = await loaded(deleted);
    other.send(restore);
    await other.restoreProduct.request().refuse(new CallError('', { status: 400 }));
    expect([other.value(), other.context().message]).toEqual([
      'deleted',
      'Failed to restore the product. Please try again.',
    ]);
    expect(getAdminProduct.requests).toHaveLength(1);
  });
});

describe('adminProduct, as a whole', () => {
  it('is pure', () => {
    const [loading] = initialTransition(adminProductMachine, { productId: 'p1' });
    const ready = afterDone(adminProductMachine, loading, 'getAdminProduct', { product: product() });
    const [asking] = transition(adminProductMachine, ready, remove);
    const [deleting] = transition(adminProductMachine, asking, confirm);
    expect([loading, ready, asking, deleting].map(({ value }) => value)).toEqual([
      'loading',
      'ready',
      'confirmingDelete',
      'deleting',
    ]);
    expect(loading.context.product).toBeNull();
  });

  it('rejects wrong types', () => {
    expectTypeOf<Extract<AdminProductEmitted, { type: 'product.deleted' }>['product']>().toEqualTypeOf<AdminProduct>();
    const wrong = fromPromise<AdminProduct, ById>(async () => product());
    // @ts-expect-error the answer wraps the product
    adminProductMachine.provide({ actors: { getAdminProduct: wrong } });
    // @ts-expect-error the machine already has the productId
    const event: AdminProductEvent = { type: 'delete.confirmed', productId: 'p1' };
    expect(event.type).toBe('delete.confirmed');
  });
});
