import { CallError, limits } from '@abs/contract';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { createActor, type EmittedFrom, fromPromise, initialTransition, transition } from 'xstate';
import { controlledPort, emittedBy } from '../testing/controlled.ts';
import { aProduct, aStyle, notFound, notOffered, offline, serverError } from '../testing/fixtures.ts';
import { isSaved, shownItems, wishlistProduct } from './hearts.ts';
import { wishlistMachine } from './wishlistMachine.ts';
import type {
  JoinAnswer,
  LookUpAnswer,
  RemoveAnswer,
  SaveAnswer,
  SavedProduct,
  WishlistAnswer,
  WishlistInput,
} from './wishlistTypes.ts';

type Ids = { productIds: string[] };
const products = ['p1', 'p2', 'p3'].map((id) => aProduct({ id, name: `Hoodie ${id}` }));
const [hoodie, tee, cap] = products as [(typeof products)[0], (typeof products)[0], (typeof products)[0]];
const anItem = (product = hoodie, over: Partial<SaveAnswer['item']> = {}): SaveAnswer['item'] => ({
  productId: product.id,
  product,
  isAvailable: true,
  createdAt: '2026-01-01T00:00:00.000Z',
  ...over,
});
const aList = (...items: SaveAnswer['item'][]): WishlistAnswer => ({ items, shareToken: null });
const ok = { message: 'ok' };
const toggled = (product = hoodie) => ({ type: 'heart.toggled', product }) as const;

function run(input: Partial<WishlistInput> = {}) {
  const ports = {
    lookUpWishlist: controlledPort<LookUpAnswer, Ids>(),
    joinWishlist: controlledPort<JoinAnswer, Ids>(),
    getWishlist: controlledPort<WishlistAnswer, undefined>(),
    saveHeart: controlledPort<SaveAnswer, { productId: string }>(),
    removeHeart: controlledPort<RemoveAnswer, { productId: string }>(),
    shareWishlist: controlledPort<{ token: string }, undefined>(),
    endWishlistShare: controlledPort<RemoveAnswer, undefined>(),
  };
  const device: SavedProduct[][] = [];
  const actor = createActor(
    wishlistMachine.provide({
      actors: {
        lookUpWishlist: ports.lookUpWishlist.logic,
        joinWishlist: ports.joinWishlist.logic,
        getWishlist: ports.getWishlist.logic,
        saveHeart: ports.saveHeart.logic,
        removeHeart: ports.removeHeart.logic,
        shareWishlist: ports.shareWishlist.logic,
        endWishlistShare: ports.endWishlistShare.logic,
      },
      actions: { saveOnDevice: (_, { items }) => void device.push([...items]) },
    }),
    { input: { signedIn: false, deviceItems: [], ...input } },
  );
  const emitted = emittedBy(actor);
  actor.start();
  const shownIds = () => shownItems(actor.getSnapshot().context).map(({ product }) => product.id);
  return { actor, ...ports, device, emitted, shownIds, value: () => actor.getSnapshot().value };
}

async function runSignedIn(...items: SaveAnswer['item'][]) {
  const running = run({ signedIn: true });
  await running.getWishlist.request().answer(aList(...items));
  return running;
}

describe('a guest’s wishlist', () => {
  it('is kept on the device, newest first', () => {
    const { actor, device, emitted, shownIds, value } = run();
    actor.send(toggled(hoodie));
    actor.send(toggled(tee));
    expect([value(), shownIds()]).toEqual([{ onDevice: 'ready' }, ['p2', 'p1']]);
    actor.send(toggled(hoodie));
    expect(device.map((items) => items.map(({ productId }) => productId))).toEqual([['p1'], ['p2', 'p1'], ['p2']]);
    expect(emitted.map(({ type }) => type)).toEqual(['product.saved', 'product.saved', 'product.removed']);
    expect([isSaved(actor.getSnapshot().context, 'p1'), isSaved(actor.getSnapshot().context, 'p2')]).toEqual([
      false,
      true,
    ]);
  });

  it('emits heart.failed when the device is full', () => {
    const deviceItems = Array.from({ length: limits.WISHLIST_DEVICE_MAX }, (_, place) =>
      anItem(aProduct({ id: `t${place}` })),
    );
    const { actor, device, emitted } = run({ deviceItems });
    actor.send(toggled());
    expect(emitted).toEqual([expect.objectContaining({ type: 'heart.failed', product: hoodie })]);
    expect(actor.getSnapshot().context.items).toHaveLength(limits.WISHLIST_DEVICE_MAX);
    actor.send(toggled(aProduct({ id: 't0' })));
    actor.send(toggled());
    expect(device.at(-1)?.[0]?.productId).toBe('p1');
  });

  it('follows another tab', () => {
    const { actor, shownIds } = run({ deviceItems: [anItem()] });
    actor.send({ type: 'device.changed', items: [anItem(tee)] });
    expect(shownIds()).toEqual(['p2']);
  });

  it('is looked up on refresh, for current prices and items that are no longer on sale', async () => {
    const { actor, lookUpWishlist, device, value } = run({ deviceItems: [anItem(hoodie), anItem(tee)] });
    actor.send({ type: 'refresh.requested' });
    expect([value(), lookUpWishlist.request().input]).toEqual([
      { onDevice: 'lookingUp' },
      { productIds: ['p1', 'p2'] },
    ]);
    await lookUpWishlist
      .request()
      .answer({ items: [{ productId: 'p1', product: aProduct({ id: 'p9', price: 700 }) }] });
    const { items } = actor.getSnapshot().context;
    expect(items).toMatchObject([
      { productId: 'p1', product: { id: 'p9', price: 700 }, isAvailable: true },
      { productId: 'p2', product: { price: 1000 }, isAvailable: false },
    ]);
    expect(device.at(-1)).toEqual(items);
    // The heart on the current card is pressed, too.
    expect(isSaved(actor.getSnapshot().context, 'p9')).toBe(true);
  });

  it('keeps its items when it cannot be looked up, or changes meanwhile', async () => {
    const { actor, lookUpWishlist, shownIds, value } = run({ deviceItems: [anItem()] });
    actor.send({ type: 'refresh.requested' });
    await lookUpWishlist.request().refuse(offline);
    expect([value(), shownIds()]).toEqual([{ onDevice: 'ready' }, ['p1']]);
    actor.send({ type: 'refresh.requested' });
    actor.send(toggled(tee));
    expect([lookUpWishlist.request().signal.aborted, shownIds()]).toEqual([true, ['p2', 'p1']]);
  });

  it('is not looked up while it is empty', () => {
    const { actor, lookUpWishlist } = run();
    actor.send({ type: 'refresh.requested' });
    expect(lookUpWishlist.requests).toEqual([]);
  });
});

describe('the login', () => {
  it('joins the items on the device, and then empties the device', { tags: ['10.7.15'] }, async () => {
    const { actor, joinWishlist, getWishlist, device, shownIds, value } = run();
    actor.send(toggled(hoodie));
    actor.send({ type: 'session.opened' });
    expect([joinWishlist.request().input, shownIds()]).toEqual([{ productIds: ['p1'] }, ['p1']]);
    await joinWishlist.request().answer({ wishlist: aList(anItem(hoodie), anItem(tee)), unknown: [], refused: 0 });
    expect([value(), shownIds()]).toEqual([{ signedIn: { list: 'ready', share: 'idle' } }, ['p1', 'p2']]);
    expect([device.at(-1), actor.getSnapshot().context.deviceItems, getWishlist.requests]).toEqual([[], [], []]);
  });

  it('emits how many items did not fit', async () => {
    const { joinWishlist, emitted } = run({ signedIn: true, deviceItems: [anItem()] });
    await joinWishlist.request().answer({ wishlist: aList(), unknown: ['p1'], refused: 3 });
    expect(emitted).toEqual([
      { type: 'join.incomplete', message: 'Your wishlist is full: 3 of the items on this device didn’t fit.' },
    ]);
  });

  it('keeps the items that could not be joined, and can try again', async () => {
    const { actor, joinWishlist, device, shownIds, value } = run({ signedIn: true, deviceItems: [anItem()] });
    await joinWishlist.request().refuse(offline);
    expect([value(), shownIds(), device]).toEqual([{ signedIn: { list: 'failed', share: 'idle' } }, ['p1'], []]);
    expect(actor.getSnapshot().context.message).toBe('Network Error');
    actor.send({ type: 'refresh.requested' });
    expect(joinWishlist.request().input).toEqual({ productIds: ['p1'] });
  });

  it('delays hearts that are pressed during the join until it has ended', async () => {
    const { actor, joinWishlist, saveHeart, removeHeart, shownIds } = run({ signedIn: true, deviceItems: [anItem()] });
    actor.send(toggled(hoodie));
    actor.send(toggled(tee));
    expect([removeHeart.requests, saveHeart.requests, shownIds()]).toEqual([[], [], ['p2']]);
    await joinWishlist.request().answer({ wishlist: aList(anItem(hoodie)), unknown: [], refused: 0 });
    expect([removeHeart.request().input, saveHeart.request().input]).toEqual([
      { productId: 'p1' },
      { productId: 'p2' },
    ]);
    await removeHeart.request().answer(ok);
    await saveHeart.request().answer({ item: anItem(tee) });
    expect(shownIds()).toEqual(['p2']);
  });

  it("clears the account's items after the logout", async () => {
    const { actor, saveHeart, shownIds, value } = await runSignedIn(anItem(tee));
    actor.send(toggled(hoodie));
    actor.send({ type: 'session.closed', reason: 'logout' });
    expect([value(), shownIds(), saveHeart.request().signal.aborted]).toEqual([{ onDevice: 'ready' }, [], true]);
  });

  it("clears the previous account's items when another account signs in", async () => {
    const { actor, getWishlist, shownIds } = await runSignedIn(anItem(tee));
    actor.send({ type: 'session.opened' });
    expect([shownIds(), getWishlist.requests.length]).toEqual([[], 2]);
  });
});

describe('a backend without wishlists', () => {
  it.each(['joinWishlist', 'getWishlist'] as const)('keeps hearts on the device (%s)', async (name) => {
    const deviceItems = name === 'joinWishlist' ? [anItem(hoodie)] : [];
    const { actor, [name]: port, device, emitted, shownIds, value } = run({ signedIn: true, deviceItems });
    actor.send(toggled(tee));
    await port.request().refuse(notOffered);
    const ids = name === 'joinWishlist' ? ['p2', 'p1'] : ['p2'];
    expect([value(), shownIds(), device.at(-1)?.map(({ productId }) => productId)]).toEqual([
      { onDevice: 'ready' },
      ids,
      ids,
    ]);
    expect(emitted.map(({ type }) => type)).toEqual(['product.saved']);
    actor.send({ type: 'session.closed', reason: 'expired' });
    expect(shownIds()).toEqual(ids);
    actor.send({ type: 'session.closed', reason: 'logout' });
    expect([shownIds(), device.at(-1)]).toEqual([[], []]);
  });
});

describe('a heart', () => {
  it('shows immediately, and has one request in flight per product', async () => {
    const { actor, saveHeart, removeHeart, shownIds } = await runSignedIn();
    actor.send(toggled());
    expect(shownIds()).toEqual(['p1']);
    actor.send(toggled());
    actor.send(toggled());
    actor.send(toggled());
    expect([shownIds(), saveHeart.requests.length, removeHeart.requests.length]).toEqual([[], 1, 0]);
    await saveHeart.request().answer({ item: anItem() });
    expect([shownIds(), removeHeart.requests.length]).toEqual([[], 1]);
    await removeHeart.request().answer(ok);
    expect([shownIds(), actor.getSnapshot().context.hearts]).toEqual([[], {}]);
  });

  it('sends no further request when it is pressed twice more while in flight', async () => {
    const { actor, saveHeart, removeHeart, shownIds } = await runSignedIn();
    for (let press = 0; press < 3; press += 1) actor.send(toggled());
    await saveHeart.request().answer({ item: anItem() });
    expect([shownIds(), saveHeart.requests.length, removeHeart.requests.length]).toEqual([['p1'], 1, 0]);
  });

  it.each([
    [serverError, 'Something went wrong'],
    [new CallError('Your wishlist is full.', { status: 409, code: 'wishlist_full' }), 'Your wishlist is full.'],
    [new Error('boom'), 'We couldn’t save this item. Please try again.'],
  ])('is reverted after %s', { tags: ['10.7.18'] }, async (error, message) => {
    const { actor, saveHeart, emitted, shownIds } = await runSignedIn(anItem(tee));
    actor.send(toggled());
    await saveHeart.request().refuse(error);
    expect([shownIds(), emitted.at(-1)]).toEqual([['p2'], { type: 'heart.failed', product: hoodie, message }]);
  });

  it('shows as pressed again when its removal fails, and the list reloads', async () => {
    const { actor, getWishlist, removeHeart, shownIds, value } = await runSignedIn(anItem());
    actor.send(toggled());
    expect(shownIds()).toEqual([]);
    await removeHeart.request().refuse(offline);
    expect([shownIds(), value()]).toEqual([['p1'], { signedIn: { list: 'refreshing', share: 'idle' } }]);
    await getWishlist.request().answer(aList());
    expect(shownIds()).toEqual([]);
  });

  it('is kept when a list arrives that was requested before it', async () => {
    const { actor, getWishlist, saveHeart, shownIds } = run({ signedIn: true });
    actor.send(toggled(hoodie));
    await saveHeart.request().answer({ item: anItem(hoodie) });
    await getWishlist.request().answer(aList());
    expect([getWishlist.requests.length]).toEqual([2]);
    await getWishlist.request().answer(aList(anItem(hoodie)));
    expect(shownIds()).toEqual(['p1']);

    actor.send({ type: 'refresh.requested' });
    actor.send(toggled(cap));
    await getWishlist.request().answer(aList(anItem(hoodie)));
    expect([shownIds(), getWishlist.requests.length]).toEqual([['p3', 'p1'], 3]);
    await saveHeart.request().answer({ item: anItem(cap) });
    expect(getWishlist.requests.length).toBe(4);
  });

  it('can be removed when its color is no longer on sale', async () => {
    const old = anItem(hoodie, { isAvailable: false });
    const { actor, removeHeart, shownIds } = await runSignedIn(old);
    actor.send({ type: 'heart.toggled', product: old.product });
    await removeHeart.request().answer(ok);
    expect(shownIds()).toEqual([]);
  });
});

describe('the list', () => {
  it('can be loaded again after a failure', async () => {
    const { actor, getWishlist, value } = run({ signedIn: true });
    await getWishlist.request().refuse(serverError);
    expect(value()).toEqual({ signedIn: { list: 'failed', share: 'idle' } });
    actor.send({ type: 'refresh.requested' });
    expect(actor.getSnapshot().hasTag('pending')).toBe(true);
    await getWishlist.request().answer(aList(anItem()));
    expect([value(), actor.getSnapshot().context.message]).toEqual([
      { signedIn: { list: 'ready', share: 'idle' } },
      null,
    ]);
  });

  it('keeps its items when a refresh fails', async () => {
    const { actor, getWishlist, shownIds, value } = await runSignedIn(anItem());
    actor.send({ type: 'refresh.requested' });
    await getWishlist.request().refuse(offline);
    expect([value(), shownIds()]).toEqual([{ signedIn: { list: 'outdated', share: 'idle' } }, ['p1']]);
  });
});

describe('sharing', () => {
  it('makes a link, and ends it after a confirmation', async () => {
    const { actor, shareWishlist, endWishlistShare, value } = await runSignedIn(anItem());
    actor.send({ type: 'end.requested' });
    actor.send({ type: 'share.requested' });
    await shareWishlist.request().answer({ token: 'abc' });
    expect(actor.getSnapshot().context.shareToken).toBe('abc');
    actor.send({ type: 'end.requested' });
    actor.send({ type: 'end.cancelled' });
    actor.send({ type: 'end.requested' });
    expect(value()).toEqual({ signedIn: { list: 'ready', share: 'confirmingEnd' } });
    actor.send({ type: 'end.confirmed' });
    await endWishlistShare.request().answer(ok);
    expect([actor.getSnapshot().context.shareToken, endWishlistShare.requests.length]).toEqual([null, 1]);
  });

  it('emits share.failed when making or ending the link fails', async () => {
    const { actor, shareWishlist, endWishlistShare, emitted } = await runSignedIn();
    actor.send({ type: 'share.requested' });
    await shareWishlist.request().refuse(new Error('boom'));
    actor.send({ type: 'share.requested' });
    await shareWishlist.request().answer({ token: 'abc' });
    actor.send({ type: 'end.requested' });
    actor.send({ type: 'end.confirmed' });
    await endWishlistShare.request().refuse(notFound);
    expect(emitted).toEqual([
      { type: 'share.failed', message: 'We couldn’t make the link. Please try again.' },
      { type: 'share.failed', message: 'Not found' },
    ]);
    expect(actor.getSnapshot().context.shareToken).toBe('abc');
  });
});

describe('the product of a heart', () => {
  const card = { id: 'Moss-S', color: 'Moss', quantity: 12 };
  it('is the card of the color, for any size', { tags: ['10.7.13'] }, () => {
    const colors = [card, { id: 'Clay-M', color: 'Clay', quantity: 3 }];
    expect(wishlistProduct(aStyle('Moss-M', { colors }))).toMatchObject({
      id: 'Moss-S',
      color: 'Moss',
      sizes: [
        { id: 'Moss-S', size: 'S', quantity: 2 },
        { id: 'Moss-M', size: 'M', quantity: 10 },
        { id: 'Moss-L', size: 'L', quantity: 0 },
      ],
    });
    expect(wishlistProduct(aStyle('Clay-L', { colors }))).toMatchObject({ id: 'Clay-M', colors });
  });

  it('is the product itself if the backend has no styles', () => {
    const { subImages: _images, description: _text, ...kept } = aProduct();
    expect(wishlistProduct(aProduct())).toEqual(kept);
  });
});

describe('types and pure transitions', () => {
  it('starts on the device for a guest, and with the account for a logged-in user', () => {
    const [guest] = initialTransition(wishlistMachine, { signedIn: false, deviceItems: [anItem()] });
    expect([guest.value, guest.context.items.length]).toEqual([{ onDevice: 'ready' }, 1]);
    const [opened] = transition(wishlistMachine, guest, { type: 'session.opened' });
    expect(opened.value).toEqual({ signedIn: { list: 'joining', share: 'idle' } });
    const [account] = initialTransition(wishlistMachine, { signedIn: true, deviceItems: [] });
    expect(account.value).toEqual({ signedIn: { list: 'loading', share: 'idle' } });
  });

  it('rejects wrong types', () => {
    expectTypeOf<EmittedFrom<typeof wishlistMachine>['type']>().toEqualTypeOf<
      'product.saved' | 'product.removed' | 'heart.failed' | 'join.incomplete' | 'share.failed'
    >();
    const wrong = fromPromise<number, undefined>(async () => 1);
    // @ts-expect-error the answer is a list
    wishlistMachine.provide({ actors: { getWishlist: wrong } });
  });
});
