import type { CartItem } from '@abs/contract';
import { CallError } from '@abs/contract';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { createActor, fromPromise, initialTransition, transition } from 'xstate';
import { afterDone, controlledPort, emittedBy } from '../testing/controlled.ts';
import { aLine, aProduct, offline, serverError } from '../testing/fixtures.ts';
import { cartMachine } from './cartMachine.ts';
import { canCheckout, changingIds, sortedItems } from './cartSelectors.ts';
import type { AddAnswer, CartAnswer, CartEmitted, CartEvent, ChangeAnswer, DeleteAnswer } from './cartTypes.ts';

const soldOut = new CallError('Only 2 left', { status: 409, code: 'out_of_stock' });
const plus = (productId = 'p1'): CartEvent => ({ type: 'quantity.stepped', productId, by: 1 });
const minus = (productId = 'p1'): CartEvent => ({ type: 'quantity.stepped', productId, by: -1 });
const requestDeletion = (productId = 'p1'): CartEvent => ({ type: 'delete.requested', productId });
const add = (quantity: number, productId = 'p1'): CartEvent => ({ type: 'product.added', productId, quantity });

function start(signedIn = true) {
  const getCart = controlledPort<CartAnswer, undefined>();
  const addToCart = controlledPort<AddAnswer, { productId: string; quantity: number }>();
  const deleteItem = controlledPort<DeleteAnswer, { itemId: string }>();
  const changeVariant = controlledPort<ChangeAnswer, { itemId: string; productId: string }>();
  const ports = { getCart, addToCart, deleteItem, changeVariant };
  const actor = createActor(
    cartMachine.provide({
      actors: {
        getCart: getCart.logic,
        addToCart: addToCart.logic,
        deleteItem: deleteItem.logic,
        changeVariant: changeVariant.logic,
      },
    }),
    { input: { signedIn } },
  );
  const emitted = emittedBy(actor);
  actor.start();
  const context = () => actor.getSnapshot().context;
  return {
    actor,
    ...ports,
    emitted,
    context,
    steps: () => addToCart.requests.map(({ input }) => input.quantity),
    shown: () => Object.fromEntries(sortedItems(context()).map((item) => [item.productId, item.quantity])),
  };
}

/** A signed-in cart which has loaded these lines. */
async function loaded(items: CartItem[] = [aLine('p1', 2)]) {
  const cart = start();
  await cart.getCart.request().answer({ items });
  return cart;
}

describe('cart, loading', () => {
  it('loads once a user is signed in, and not before', { tags: ['4.3.10'] }, async () => {
    const { actor, getCart, context } = start(false);
    expect(actor.getSnapshot().value).toBe('idle');
    expect(getCart.requests).toHaveLength(0);
    actor.send({ type: 'session.opened' });
    expect(actor.getSnapshot().hasTag('pending')).toBe(true);
    await getCart.request().answer({ items: [aLine()], deliveryFee: 7, deliveryAddress: '1 Broad Street' });
    expect(actor.getSnapshot().matches({ signedIn: { lines: 'ready' } })).toBe(true);
    expect(context()).toMatchObject({ deliveryFee: 7, deliveryAddress: '1 Broad Street' });
  });

  it('uses a delivery fee of 5 naira and no address when the backend sends neither', {
    tags: ['9.1.9', '10.2.8'],
  }, async () => {
    const { context } = await loaded();
    expect(context()).toMatchObject({ deliveryFee: 5, deliveryAddress: null });
  });

  it('offers a refresh when loading failed', { tags: ['2.8.6', '3.1.14'] }, async () => {
    const { actor, getCart, context } = start();
    await getCart.request().refuse(serverError);
    expect(actor.getSnapshot().matches({ signedIn: { lines: 'failed' } })).toBe(true);
    expect(context().message).toBe('Something went wrong');
    actor.send({ type: 'refresh.requested' });
    await getCart.request().answer({ items: [aLine()] });
    expect(actor.getSnapshot().matches({ signedIn: { lines: 'ready' } })).toBe(true);
    expect(context().message).toBeNull();
  });

  it('starts the first load again on a refresh, because something has changed since', async () => {
    const { actor, getCart } = start();
    actor.send({ type: 'refresh.requested' });
    expect(getCart.requests.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  });

  it('keeps the lines during a refresh, and marks them outdated when it fails', { tags: ['4.2.5'] }, async () => {
    const { actor, getCart, context, shown } = await loaded();
    actor.send({ type: 'refresh.requested' });
    expect(shown()).toEqual({ p1: 2 });
    await getCart.request().refuse(offline);
    expect(actor.getSnapshot().matches({ signedIn: { lines: { ready: 'outdated' } } })).toBe(true);
    expect(context().message).toBe('Network Error');
    expect(canCheckout(context())).toBe(false);
    actor.send({ type: 'refresh.requested' });
    await getCart.request().answer({ items: [aLine('p1', 5)] });
    expect(shown()).toEqual({ p1: 5 });
    expect(canCheckout(context())).toBe(true);
  });

  it.each(['order.placed', 'refresh.requested'] as const)(
    'loads again after %s, even when it was loading already',
    {
      tags: ['4.3.7'],
    },
    async (type) => {
      const { actor, getCart, shown } = await loaded();
      actor.send({ type });
      actor.send({ type });
      expect(getCart.requests).toHaveLength(3);
      expect(getCart.request(1).signal.aborted).toBe(true);
      await getCart.request().answer({ items: [] });
      expect(shown()).toEqual({});
    },
  );
});

describe('cart, steps', () => {
  it('shows a step immediately, sends one at a time, and confirms each after its answer', {
    tags: ['3.1.14', '4.2.9', '10.2.1'],
  }, async () => {
    const { actor, addToCart, shown, steps, emitted } = await loaded();
    actor.send(plus());
    actor.send(plus());
    expect(shown()).toEqual({ p1: 4 });
    expect(steps()).toEqual([1]);
    expect(emitted).toEqual([]);
    await addToCart.request().answer({ productId: 'p1', quantity: 1 });
    expect(steps()).toEqual([1, 1]);
    await addToCart.request().answer({ productId: 'p1', quantity: 1 });
    expect(shown()).toEqual({ p1: 4 });
    expect(emitted).toEqual([
      { type: 'quantity.increased', productId: 'p1' },
      { type: 'quantity.increased', productId: 'p1' },
    ]);
  });

  it('never sends a step that was undone while it waited', { tags: ['4.2.11'] }, async () => {
    const { actor, addToCart, shown, steps } = await loaded();
    for (const event of [plus(), plus(), minus(), minus()]) actor.send(event);
    expect(shown()).toEqual({ p1: 2 });
    await addToCart.request().answer({ productId: 'p1', quantity: 1 });
    await addToCart.request().answer({ productId: 'p1', quantity: -1 });
    expect(steps()).toEqual([1, -1]);
    expect(shown()).toEqual({ p1: 2 });
  });

  it('ignores steps for a product that is not in the cart', { tags: ['4.2.9'] }, async () => {
    const { actor, shown, steps, emitted } = await loaded();
    for (const event of [plus('p2'), minus('p2')]) {
      expect(actor.getSnapshot().can(event)).toBe(false);
      actor.send(event);
    }
    expect(shown()).toEqual({ p1: 2 });
    expect(steps()).toEqual([]);
    expect(emitted).toEqual([]);
  });

  it('stops at the stock, counting unconfirmed steps', { tags: ['10.2.5'] }, async () => {
    const line = aLine('p1', 2);
    const { actor, shown } = await loaded([{ ...line, product: { ...line.product, quantity: 3 } }]);
    actor.send(plus());
    actor.send(plus());
    expect(shown()).toEqual({ p1: 3 });
    expect(actor.getSnapshot().can(plus())).toBe(false);
  });

  it("adopts the quantity of the server's answer, which another tab may have changed too", async () => {
    const { actor, addToCart, shown } = await loaded();
    actor.send(plus());
    actor.send(plus());
    await addToCart.request().answer({ productId: 'p1', quantity: 1, item: aLine('p1', 6) });
    expect(shown()).toEqual({ p1: 7 });
  });

  it('reverts a failed step, drops the steps behind it, and reloads the cart', {
    tags: ['8.1.8', '10.2.2'],
  }, async () => {
    const { actor, addToCart, getCart, shown, steps, emitted } = await loaded();
    for (const event of [plus(), plus(), plus()]) actor.send(event);
    await addToCart.request().refuse(soldOut);
    expect(shown()).toEqual({ p1: 2 });
    expect(steps()).toEqual([1]);
    expect(emitted).toEqual([{ type: 'quantity.failed', productId: 'p1', message: 'Only 2 left' }]);
    // The reloaded cart wins, because the server may have made the step.
    await getCart.request(1).answer({ items: [aLine('p1', 3)] });
    expect(shown()).toEqual({ p1: 3 });
  });

  it('sends a later add although the step before it failed', { tags: ['4.2.2'] }, async () => {
    const { actor, addToCart, steps, emitted } = await loaded();
    for (const event of [plus(), plus(), add(3)]) actor.send(event);
    await addToCart.request().refuse(offline);
    expect(steps()).toEqual([1, 3]);
    await addToCart.request().answer({ productId: 'p1', quantity: 3, item: aLine('p1', 5) });
    expect(emitted.at(-1)).toEqual({ type: 'product.added', productId: 'p1', quantity: 3, intent: 'stay' });
  });

  it('removes the line on a minus at quantity 1, and Undo restores it', { tags: ['4.2.10', '4.2.11'] }, async () => {
    const { actor, addToCart, shown, steps, emitted } = await loaded([aLine('p1', 1)]);
    actor.send(minus());
    actor.send(minus());
    expect(shown()).toEqual({});
    expect(emitted).toEqual([{ type: 'line.removed', product: aLine().product, quantity: 1, by: 'step' }]);
    actor.send(add(1));
    expect(steps()).toEqual([-1]);
    await addToCart.request().answer({ productId: 'p1', quantity: -1, item: null });
    await addToCart.request().answer({ productId: 'p1', quantity: 1, item: aLine('p1', 1) });
    expect(shown()).toEqual({ p1: 1 });
    expect(emitted.map(({ type }) => type)).toEqual(['line.removed', 'product.added']);
  });

  it('shows the line again when its removal failed', { tags: ['8.1.8'] }, async () => {
    const { actor, addToCart, shown, emitted } = await loaded([aLine('p1', 1)]);
    actor.send(minus());
    await addToCart.request().refuse(new Error('boom'));
    expect(shown()).toEqual({ p1: 1 });
    expect(emitted.at(-1)).toEqual({
      type: 'quantity.failed',
      productId: 'p1',
      message: 'Failed to change the quantity. Please try again.',
    });
  });

  it('does not load while a step is in flight: the answer could be older than the step', async () => {
    const { actor, addToCart, getCart } = await loaded([aLine('p1', 2), aLine('p2', 2)]);
    actor.send(plus('p1'));
    actor.send({ type: 'refresh.requested' });
    expect(getCart.requests).toHaveLength(1);
    await addToCart.request().answer({ productId: 'p1', quantity: 1 });
    expect(getCart.requests).toHaveLength(2);
    actor.send(plus('p2'));
    expect(getCart.request(1).signal.aborted).toBe(true);
    await addToCart.request().answer({ productId: 'p2', quantity: 1 });
    expect(getCart.requests).toHaveLength(3);
  });
});

describe('cart, adding and deleting', () => {
  it('emits signIn.required with the intent for a guest', { tags: ['2.2.4'] }, () => {
    const { actor, emitted, addToCart } = start(false);
    actor.send({ type: 'product.added', productId: 'p1', quantity: 2, intent: 'checkout' });
    expect(emitted).toEqual([{ type: 'signIn.required', productId: 'p1', quantity: 2, intent: 'checkout' }]);
    expect(addToCart.requests).toHaveLength(0);
  });

  it('adds before the cart has loaded, and loads afterwards', { tags: ['4.2.1'] }, async () => {
    const { actor, getCart, addToCart, emitted, shown } = start();
    actor.send({ type: 'product.added', productId: 'p1', quantity: 2, intent: 'checkout' });
    expect(getCart.request(0).signal.aborted).toBe(true);
    await addToCart.request().answer({ productId: 'p1', quantity: 2 });
    expect(emitted).toEqual([{ type: 'product.added', productId: 'p1', quantity: 2, intent: 'checkout' }]);
    await getCart.request(1).answer({ items: [aLine('p1', 2)] });
    expect(shown()).toEqual({ p1: 2 });
  });

  it('sends an add after a failed load, and then loads the cart again', async () => {
    const { actor, getCart, addToCart } = start();
    await getCart.request().refuse(offline);
    actor.send(add(1));
    await addToCart.request().answer({ productId: 'p1', quantity: 1 });
    expect(getCart.requests).toHaveLength(2);
  });

  it('reloads the cart when the answer lacks the data of a new line', { tags: ['4.2.2'] }, async () => {
    const { actor, getCart, addToCart } = await loaded([]);
    actor.send(add(1));
    await addToCart.request().answer({ productId: 'p1', quantity: 1 });
    expect(getCart.requests).toHaveLength(2);
  });

  it('reports why an add failed, with a default message when the server sends none', {
    tags: ['4.2.4', '8.1.9'],
  }, async () => {
    const { actor, addToCart, emitted } = await loaded();
    actor.send(add(20));
    await addToCart.request().refuse(soldOut);
    actor.send(add(1));
    await addToCart.request().refuse(new Error('boom'));
    expect(emitted).toMatchObject([
      { type: 'add.failed', quantity: 20, message: 'Only 2 left' },
      { type: 'add.failed', quantity: 1, message: 'Try again' },
    ]);
  });

  describe('Order Now, refused for stock or limit', () => {
    const orderNow = (quantity: number): CartEvent => ({ ...add(quantity), intent: 'checkout' }) as CartEvent;
    const lineOf = (quantity: number, stock: number) =>
      aLine('p1', quantity, { product: { ...aProduct(), quantity: stock } });

    it('requests the checkout when the cart already has the whole stock', async () => {
      const { actor, getCart, addToCart, emitted } = await loaded([lineOf(2, 2)]);
      actor.send(orderNow(1));
      await addToCart.request().refuse(soldOut);
      expect(emitted).toEqual([]);
      await getCart.request().answer({ items: [lineOf(2, 2)] });
      expect(emitted).toEqual([{ type: 'checkout.requested' }]);
      actor.send({ type: 'refresh.requested' });
      await getCart.request().answer({ items: [lineOf(2, 2)] });
      expect(emitted).toHaveLength(1);
    });

    it('requests the checkout when the cart already has as many pieces as an order may have', async () => {
      const { actor, getCart, addToCart, emitted } = await loaded([lineOf(20, 50)]);
      actor.send(orderNow(1));
      const fields = { quantity: '20' };
      await addToCart
        .request()
        .refuse(new CallError('You can order up to 20', { status: 409, code: 'quantity_limit', fields }));
      await getCart.request().answer({ items: [lineOf(20, 50)] });
      expect(emitted).toEqual([{ type: 'checkout.requested' }]);
    });

    it('requests the checkout when the cart was not loaded before, as right after a login', async () => {
      const { actor, getCart, addToCart, emitted } = start();
      actor.send(orderNow(1));
      await addToCart.request().refuse(soldOut);
      await getCart.request().answer({ items: [lineOf(2, 2)] });
      expect(emitted).toEqual([{ type: 'checkout.requested' }]);
    });

    it.each([
      ['fewer are in the cart', [lineOf(1, 2)]],
      ['none are in the cart', []],
    ])('reports the refusal when %s', async (_, items) => {
      const { actor, getCart, addToCart, emitted } = await loaded(items);
      actor.send(orderNow(3));
      await addToCart.request().refuse(soldOut);
      await getCart.request().answer({ items });
      expect(emitted).toMatchObject([{ type: 'add.failed', quantity: 3, message: 'Only 2 left' }]);
    });

    it('reports the refusal when the reload fails and the cart is empty', async () => {
      const { actor, getCart, addToCart, emitted } = await loaded([]);
      actor.send(orderNow(1));
      await addToCart.request().refuse(soldOut);
      await getCart.request().refuse(offline);
      expect(emitted).toMatchObject([{ type: 'add.failed', message: 'Only 2 left' }]);
    });

    it('emits nothing after the session ended', async () => {
      const { actor, getCart, addToCart, emitted } = await loaded([lineOf(2, 2)]);
      actor.send(orderNow(1));
      await addToCart.request().refuse(soldOut);
      actor.send({ type: 'session.closed' });
      actor.send({ type: 'session.opened' });
      await getCart.request().answer({ items: [lineOf(2, 2)] });
      expect(emitted).toEqual([]);
    });
  });

  it.each([0, -1, 1.5, Number.NaN])('does not add %d pieces', async (quantity) => {
    const { actor } = await loaded();
    expect(actor.getSnapshot().can(add(quantity))).toBe(false);
  });

  it('deletes a line once for a double click, after the step in flight', { tags: ['3.1.14', '4.2.6'] }, async () => {
    const { actor, addToCart, deleteItem, shown, emitted } = await loaded([aLine('p1', 3)]);
    actor.send(plus());
    actor.send(requestDeletion());
    actor.send({ type: 'delete.confirmed' });
    actor.send({ type: 'delete.confirmed' });
    expect(shown()).toEqual({});
    expect(deleteItem.requests).toHaveLength(0);
    await addToCart.request().answer({ productId: 'p1', quantity: 1 });
    expect(deleteItem.requests.map(({ input }) => input)).toEqual([{ itemId: 'line-of-p1' }]);
    await deleteItem.request().answer({ message: 'ok', itemId: 'line-of-p1' });
    expect(shown()).toEqual({});
    expect(emitted.at(-1)).toMatchObject({ type: 'line.removed', quantity: 4, by: 'delete' });
  });

  it('asks for confirmation before it deletes, and deletes nothing on cancel', { tags: ['2.8.3'] }, async () => {
    const { actor, deleteItem, shown, context } = await loaded();
    const isAsking = () => actor.getSnapshot().matches({ signedIn: { deletion: 'confirmingDelete' } });
    actor.send({ type: 'delete.confirmed' });
    actor.send(requestDeletion());
    expect(isAsking()).toBe(true);
    expect(shown()).toEqual({ p1: 2 });
    actor.send({ type: 'delete.cancelled' });
    actor.send({ type: 'delete.confirmed' });
    expect(isAsking()).toBe(false);
    expect(context().chosenProductId).toBeNull();
    expect(deleteItem.requests).toHaveLength(0);
    expect(shown()).toEqual({ p1: 2 });
  });

  it('keeps the confirmation open while the cart reloads, unless the line was removed', async () => {
    const { actor, getCart, addToCart } = await loaded([aLine('p1', 2), aLine('p2', 2)]);
    const isAsking = () => actor.getSnapshot().matches({ signedIn: { deletion: 'confirmingDelete' } });
    actor.send(requestDeletion());
    actor.send(plus('p2'));
    actor.send({ type: 'refresh.requested' });
    await addToCart.request().answer({ productId: 'p2', quantity: 1 });
    await getCart.request().answer({ items: [aLine('p1', 2)] });
    expect(isAsking()).toBe(true);
    actor.send({ type: 'refresh.requested' });
    await getCart.request().answer({ items: [] });
    expect(isAsking()).toBe(false);
    expect(actor.getSnapshot().context.chosenProductId).toBeNull();
  });

  it('closes the confirmation when another user signs in', async () => {
    const { actor, getCart } = await loaded();
    actor.send(requestDeletion());
    actor.send({ type: 'session.opened' });
    await getCart.request().answer({ items: [aLine()] });
    expect(actor.getSnapshot().matches({ signedIn: { deletion: 'idle' } })).toBe(true);
  });

  it('does not delete a product that is not in the cart', async () => {
    const { actor } = await loaded();
    expect(actor.getSnapshot().can(requestDeletion('p1'))).toBe(true);
    expect(actor.getSnapshot().can(requestDeletion('p2'))).toBe(false);
  });

  it('shows the line again when deleting failed', { tags: ['4.2.7', '8.1.8'] }, async () => {
    const { actor, deleteItem, shown, emitted } = await loaded();
    actor.send(requestDeletion());
    actor.send({ type: 'delete.confirmed' });
    await deleteItem.request().refuse(serverError);
    expect(shown()).toEqual({ p1: 2 });
    expect(emitted).toEqual([{ type: 'delete.failed', productId: 'p1', message: 'Something went wrong' }]);
  });
});

describe('cart, changing the size', () => {
  const sizes = [
    { id: 'p1', size: 'M', quantity: 9 },
    { id: 'p2', size: 'L', quantity: 9 },
  ];
  const inSize = (productId: string, size: string) => {
    const line = aLine(productId, 2);
    return { ...line, product: { ...line.product, sizes, size } };
  };
  const medium = inSize('p1', 'M');
  const large = inSize('p2', 'L');
  const choose = (variantId = 'p2'): CartEvent => ({ type: 'variant.chosen', productId: 'p1', variantId });

  it("shows the chosen size immediately, and then adopts the server's line", async () => {
    const { actor, changeVariant, emitted, context, shown } = await loaded([medium, aLine('p3')]);
    actor.send(choose());
    expect(changeVariant.request().input).toEqual({ itemId: medium.id, productId: 'p2' });
    expect(sortedItems(context())[0]?.product.size).toBe('L');
    expect(changingIds(context())).toEqual(['p1']);
    expect(canCheckout(context())).toBe(false);
    await changeVariant.request().answer({ productId: 'p2', quantity: 2, item: { ...large, id: medium.id } });
    expect(shown()).toEqual({ p2: 2, p3: 1 });
    expect(changingIds(context())).toEqual([]);
    expect(emitted).toEqual([{ type: 'variant.changed', productId: 'p1', variantId: 'p2', size: 'L' }]);
  });

  it('merges the line into an existing line of the chosen size', async () => {
    const { actor, changeVariant, shown } = await loaded([medium, large]);
    actor.send(choose());
    await changeVariant.request().answer({ productId: 'p2', quantity: 4, item: { ...large, quantity: 4 } });
    expect(shown()).toEqual({ p2: 4 });
  });

  it('reloads the cart when the other line has a request in flight', async () => {
    const { actor, changeVariant, addToCart, getCart } = await loaded([medium, large]);
    actor.send(plus('p2'));
    actor.send(choose());
    await changeVariant.request().answer({ productId: 'p2', quantity: 4, item: { ...large, quantity: 4 } });
    await addToCart.request().answer({ productId: 'p2', quantity: 1, item: { ...large, quantity: 5 } });
    expect(getCart.requests).toHaveLength(2);
  });

  it('waits for a step in flight, and ignores other changes of the line meanwhile', { tags: ['10.7.8'] }, async () => {
    const { actor, addToCart, changeVariant, deleteItem, context } = await loaded([medium]);
    actor.send(plus());
    actor.send(choose());
    for (const event of [plus(), minus(), choose(), requestDeletion()]) actor.send(event);
    expect(changeVariant.requests).toHaveLength(0);
    await addToCart.request().answer({ productId: 'p1', quantity: 1, item: { ...medium, quantity: 3 } });
    expect(changeVariant.requests).toHaveLength(1);
    expect([addToCart.requests.length, deleteItem.requests.length]).toEqual([1, 0]);
    expect(actor.getSnapshot().matches({ signedIn: { deletion: 'idle' } })).toBe(true);
    expect(context().queues.p1?.waiting).toEqual([]);
  });

  it.each([
    ['the server’s words', soldOut, 'Only 2 left'],
    ['the shop’s', new Error('boom'), 'Failed to change the size. Please try again.'],
  ])('reverts to the old size, and explains why in %s', async (_, error, message) => {
    const { actor, changeVariant, getCart, emitted, context } = await loaded([medium]);
    actor.send(choose());
    await changeVariant.request().refuse(error);
    expect(sortedItems(context())[0]?.product.size).toBe('M');
    expect(emitted).toEqual([{ type: 'variant.failed', productId: 'p1', message }]);
    expect(getCart.requests).toHaveLength(2);
  });

  it.each([
    ['the size that it is', choose('p1')],
    ['a product that is not in the cart', { type: 'variant.chosen', productId: 'p9', variantId: 'p2' } as CartEvent],
  ])('sends nothing for %s', async (_, event) => {
    const { actor, changeVariant } = await loaded([medium]);
    actor.send(event);
    expect(changeVariant.requests).toHaveLength(0);
  });
});

describe('cart, sessions', () => {
  it('clears the cart and aborts its requests when the session ends', async () => {
    const { actor, addToCart, shown, context } = await loaded();
    actor.send(plus());
    actor.send(plus());
    actor.send({ type: 'session.closed' });
    expect(addToCart.request().signal.aborted).toBe(true);
    expect(shown()).toEqual({});
    await addToCart.request().answer({ productId: 'p1', quantity: 1, item: aLine('p1', 3) });
    expect(context()).toMatchObject({ items: [], queues: {} });
    expect(addToCart.requests).toHaveLength(1);
  });

  it("clears the previous user's cart when another user signs in", async () => {
    const { actor, addToCart, getCart, shown } = await loaded();
    actor.send(plus());
    actor.send({ type: 'session.opened' });
    expect(shown()).toEqual({});
    expect(addToCart.request().signal.aborted).toBe(true);
    await getCart.request().answer({ items: [aLine('p2', 1)] });
    expect(shown()).toEqual({ p2: 1 });
  });
});

it('is a pure function of its events', () => {
  const [waiting] = initialTransition(cartMachine, { signedIn: true });
  const ready = afterDone(cartMachine, waiting, 'getCart', { items: [aLine('p1', 2)] });
  const [stepped, actions] = transition(cartMachine, ready, plus());
  expect(sortedItems(stepped.context)[0]?.quantity).toBe(3);
  expect(ready.context.queues).toEqual({});
  expect(actions.map(({ type }) => type)).toContain('xstate.spawnChild');
});

it('rejects wrong types', () => {
  expectTypeOf<Extract<CartEmitted, { type: 'line.removed' }>['product']>().toEqualTypeOf<CartItem['product']>();
  const wrong = fromPromise<{ items: string[] }, undefined>(async () => ({ items: ['p1'] }));
  // @ts-expect-error lines are more than ids
  cartMachine.provide({ actors: { getCart: wrong } });
  // @ts-expect-error steps are one piece at a time
  const event: CartEvent = { type: 'quantity.stepped', productId: aProduct().id, by: 2 };
  expect(event.type).toBe('quantity.stepped');
});
