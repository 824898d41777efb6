import type { CartItem } from '@abs/contract';
import { cartMachine, sessionMachine } from '@abs/machines';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { portOf } from '../api/portOf.ts';
import { cartFilling, profileFilling } from './fillings.ts';
import { forgetLastSeen, keepLastSeen } from './keep.ts';
import { keepCart } from './keepCart.ts';
import { keepProfile } from './keepProfile.ts';
import { LAST_SEEN_KEY } from './key.ts';
import { lastSeenAt } from './read.ts';

const stored = new Map<string, string>();
const refuse = () => {
  throw new DOMException('Full', 'QuotaExceededError');
};
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
};
beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', storage);
});
afterEach(() => vi.unstubAllGlobals());

const signedIn = (userId: string) => {
  stored.set('token', 'secret');
  stored.set('user', JSON.stringify({ userId }));
};
const item = (quantity: number): CartItem => ({
  id: 'line',
  productId: 'p1',
  product: { id: 'p1', name: 'Hoodie', price: 1000, size: 'M', color: 'Moss', salesCoverPicture: '/a.jpg' },
  quantity,
  createdAt: '2026-11-20T09:00:00.000Z',
});
const seen = (quantity: number) =>
  cartFilling({ items: [item(quantity)], subtotal: quantity * 1000, deliveryFee: 5, total: quantity * 1000 + 5 });

describe('a kept page', () => {
  it('is read by its owner, at its path', () => {
    signedIn('ada');
    keepLastSeen('ada', '/cart', seen(2));
    expect(lastSeenAt('/cart')).toEqual(seen(2));
    expect(lastSeenAt('/user/profile')).toBeUndefined();
  });

  it('is not read by another user, nor after a logout', () => {
    signedIn('ada');
    keepLastSeen('ada', '/cart', seen(2));
    signedIn('ngozi');
    expect(lastSeenAt('/cart')).toBeUndefined();
    signedIn('ada');
    stored.delete('token');
    expect(lastSeenAt('/cart')).toBeUndefined();
  });

  it('of another user is removed when a user’s own page is kept', () => {
    keepLastSeen('ada', '/cart', seen(2));
    keepLastSeen('ngozi', '/user/profile', { name: 'Ngozi' });
    expect(JSON.parse(stored.get(LAST_SEEN_KEY) ?? '')).toEqual({
      owner: 'ngozi',
      pages: { '/user/profile': { name: 'Ngozi' } },
    });
  });

  it('without content is removed, and other pages stay', () => {
    signedIn('ada');
    keepLastSeen('ada', '/cart', seen(2));
    keepLastSeen('ada', '/user/profile', { name: 'Ada' });
    keepLastSeen('ada', '/cart', null);
    expect(lastSeenAt('/cart')).toBeUndefined();
    expect(lastSeenAt('/user/profile')).toEqual({ name: 'Ada' });
  });

  it.each(['{', 'null', '7', '{"owner":"ada"}'])('replaces damaged storage (%s)', (text) => {
    signedIn('ada');
    stored.set(LAST_SEEN_KEY, text);
    keepLastSeen('ada', '/cart', seen(1));
    expect(lastSeenAt('/cart')).toEqual(seen(1));
  });

  it('is forgotten if storage is full, because it is outdated', () => {
    keepLastSeen('ada', '/cart', seen(1));
    vi.stubGlobal('localStorage', { ...storage, setItem: refuse });
    keepLastSeen('ada', '/cart', seen(2));
    expect(stored.has(LAST_SEEN_KEY)).toBe(false);
  });

  it('needs no storage', () => {
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    expect(() => keepLastSeen('ada', '/cart', seen(1))).not.toThrow();
    expect(() => forgetLastSeen()).not.toThrow();
  });
});

describe('the contents of a cart', () => {
  it('are its lines and sums as texts', () => {
    expect(seen(2)).toMatchObject({
      count: '1',
      unit: ' item',
      subtotal: '₦2,000',
      deliveryFee: '₦5',
      total: '₦2,005',
    });
    expect(seen(2)?.line).toEqual([
      {
        name: 'Hoodie',
        picture: { ground: null, files: [null, null, '/a.jpg'] },
        price: '₦2,000',
        unitPrice: '₦1,000 each',
        sizeChoice: null,
        size: 'M',
        dot: null,
        color: 'Moss',
        quantity: '2',
      },
    ]);
  });

  it('include neither address nor phone number', () => {
    expect(Object.keys(seen(1) ?? {})).toEqual(['count', 'unit', 'line', 'subtotal', 'deliveryFee', 'total']);
  });

  it('show a choice of sizes, a color, and a price that is unknown', () => {
    const { product } = item(2);
    const cover = { src: '/a.jpg', srcset: '/a.avif 4w', width: 4, height: 5, ground: '#ffffff', alt: '' };
    const sizes = [
      { id: 'p1', size: 'M', quantity: 1 },
      { id: 'p2', size: 'L', quantity: 1 },
    ];
    const items = [{ ...item(2), product: { ...product, price: null, cover, sizes, colorHex: '#646850' } }];
    expect(cartFilling({ items, subtotal: null, deliveryFee: 5, total: null })?.line).toEqual([
      expect.objectContaining({
        picture: { ground: '#ffffff', files: ['/a.avif 4w', null, '/a.jpg'] },
        price: 'Price unavailable',
        unitPrice: null,
        sizeChoice: 'M',
        size: null,
        dot: { ground: '#646850', files: [] },
      }),
    ]);
  });

  it('are missing for an empty cart', () => {
    expect(cartFilling({ items: [], subtotal: 0, deliveryFee: 5, total: 0 })).toBeNull();
  });
});

describe('the cart of a signed-in user', () => {
  const ada = {
    userId: 'ada',
    firstName: 'Ada',
    lastName: 'Obi',
    email: 'a@b.co',
    gender: null,
    avatar: null,
    createdAt: null,
    userType: 'Customer',
  } as const;

  function start(answer: () => Promise<{ items: CartItem[] }>) {
    const session = createActor(
      sessionMachine.provide({
        actors: { revokeToken: portOf(async () => null) },
        actions: { saveSession: () => {}, clearSession: () => {} },
      }),
      { input: { stored: { user: ada, token: 'secret' } } },
    ).start();
    signedIn('ada');
    const cart = createActor(
      cartMachine.provide({
        actors: {
          getCart: portOf(answer),
          addToCart: portOf(() => new Promise<never>(() => {})),
        },
      }),
      { input: { signedIn: true } },
    ).start();
    const stop = keepCart({ cart, session });
    return { session, cart, stop };
  }
  const kept = () => stored.has(LAST_SEEN_KEY);

  it('is kept once the server has confirmed it, without unconfirmed changes', async () => {
    const { cart } = start(async () => ({ items: [item(2)] }));
    expect(kept()).toBe(false);
    await vi.waitFor(() => expect(lastSeenAt('/cart')).toEqual(seen(2)));
    cart.send({ type: 'quantity.stepped', productId: 'p1', by: 1 });
    expect(lastSeenAt('/cart')).toEqual(seen(2));
  });

  it('is not kept if it fails to load', async () => {
    const { cart } = start(() => Promise.reject(new Error('offline')));
    await vi.waitFor(() => expect(cart.getSnapshot().matches({ signedIn: { lines: 'failed' } })).toBe(true));
    expect(kept()).toBe(false);
  });

  it.each([
    ['logs out', { type: 'session.ended' }],
    ['is refused', { type: 'session.expired' }],
    ['logs out in another tab', { type: 'storage.changed', session: null }],
    [
      'becomes another user',
      { type: 'storage.changed', session: { user: { ...ada, userId: 'ngozi' }, token: 'other' } },
    ],
  ] as const)('is forgotten when the user %s', async (_title, event) => {
    const { session } = start(async () => ({ items: [item(2)] }));
    await vi.waitFor(() => expect(kept()).toBe(true));
    session.send(event as never);
    expect(kept()).toBe(false);
  });

  it('stays beside the profile, which is kept only for the user of the session', async () => {
    const { session } = start(async () => ({ items: [item(2)] }));
    await vi.waitFor(() => expect(kept()).toBe(true));
    keepProfile({ ...ada, userId: 'ngozi' }, 3);
    expect(lastSeenAt('/user/profile')).toBeUndefined();
    keepProfile({ ...ada }, 3);
    expect(lastSeenAt('/user/profile')).toEqual(profileFilling(ada, 3));
    expect(profileFilling(ada, 3)).toEqual({
      ...{ name: 'Ada Obi', initials: 'AO', email: 'a@b.co', gender: 'Not given', created: 'Not known' },
      totalOrders: '3',
    });
    expect(lastSeenAt('/cart')).toEqual(seen(2));
    session.send({ type: 'session.ended' });
    stored.delete('token');
    keepProfile({ ...ada }, 3);
    expect(kept()).toBe(false);
  });

  it('is no longer kept once stopped', async () => {
    const { cart, stop } = start(async () => ({ items: [item(2)] }));
    stop();
    await vi.waitFor(() => expect(cart.getSnapshot().matches({ signedIn: { lines: 'ready' } })).toBe(true));
    expect(kept()).toBe(false);
  });
});
