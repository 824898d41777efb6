import { createMemoryHistory } from 'history';
import { describe, expect, it } from 'vitest';
import type { LoadedRoute, PageRoute } from '../pages/loadPages.ts';
import { createPageRouter, type PageRouter } from './pageRouter.ts';
import type { ScrollMemory } from './scrollMemory.ts';

const page = (path: string): PageRoute => ({ path, element: path });

/** A page whose code arrives when `arrive` is called. */
function latePage(path: string) {
  const { promise, resolve } = Promise.withResolvers<LoadedRoute>();
  return { route: { path, load: () => promise }, arrive: () => resolve({ Component: () => null }) };
}

const start = (children: PageRoute[], entry = '/', scroll?: ScrollMemory) =>
  createPageRouter([{ children: [page('/'), page('shop'), page('*'), ...children] }], {
    history: createMemoryHistory({ initialEntries: [entry] }),
    ...(scroll && { scroll }),
  });

const placeOf = ({ state }: PageRouter) => `${state.location.pathname}${state.location.search}${state.location.hash}`;

describe('pageRouter', () => {
  it('goes immediately to a page whose code is loaded', () => {
    const router = start([]);
    router.navigate('/shop?page=2#grid', { state: { from: 'home' } });
    expect([placeOf(router), router.state.navigationType, router.state.location.state]).toEqual([
      '/shop?page=2#grid',
      'PUSH',
      { from: 'home' },
    ]);
  });

  it('passes on whether a navigation must render synchronously', () => {
    const router = start([]);
    const moments: boolean[] = [];
    router.subscribe((_state, flushSync) => moments.push(flushSync));
    router.navigate('/shop', { flushSync: true });
    router.navigate('/');
    expect(moments).toEqual([true, false]);
  });

  it('resolves a URL without a path against the current page', () => {
    const router = start([], '/shop?page=2');
    router.navigate('?sort=name');
    expect(placeOf(router)).toBe('/shop?sort=name');
    router.navigate('.', { replace: true, state: null });
    expect(placeOf(router)).toBe('/shop');
  });

  it('stays on the page until the code of the next one has loaded', async () => {
    const cart = latePage('cart');
    const router = start([cart.route]);
    router.navigate('/cart');
    expect([placeOf(router), router.state.next?.pathname]).toEqual(['/', '/cart']);
    cart.arrive();
    await expect.poll(() => placeOf(router)).toBe('/cart');
    expect(router.state.next).toBeNull();
  });

  it('drops a page that arrives after another navigation', async () => {
    const [cart, orders] = [latePage('cart'), latePage('order')];
    const router = start([cart.route, orders.route]);
    const shown: string[] = [];
    router.subscribe(() => shown.push(placeOf(router)));
    router.navigate('/cart');
    router.navigate('/order');
    cart.arrive();
    orders.arrive();
    await expect.poll(() => placeOf(router)).toBe('/order');
    expect(shown).not.toContain('/cart');
    router.navigate(-1);
    expect(placeOf(router)).toBe('/');
  });

  it('replaces an entry of the history', () => {
    const router = start([]);
    router.navigate('/shop');
    router.navigate('/shop?page=2', { replace: true });
    router.navigate(-1);
    expect([placeOf(router), router.state.navigationType]).toEqual(['/', 'POP']);
  });

  it('is ready once the code of its first page has loaded', async () => {
    const cart = latePage('cart');
    const router = start([cart.route], '/cart');
    expect(router.state.isReady).toBe(false);
    cart.arrive();
    await expect.poll(() => router.state.isReady).toBe(true);
  });

  it('loads routes once, on the first navigation to one of them, and then their pages', async () => {
    let loads = 0;
    const orders = latePage('orders');
    orders.arrive();
    const load = async () => {
      loads += 1;
      return { path: 'admin', children: [orders.route] };
    };
    const router = start([{ path: 'admin/*', load }]);
    router.navigate('/shop');
    expect(loads).toBe(0);
    router.navigate('/admin/orders');
    await expect.poll(() => placeOf(router)).toBe('/admin/orders');
    router.navigate('/shop');
    router.navigate('/admin/orders');
    expect([placeOf(router), loads]).toEqual(['/admin/orders', 1]);
  });

  it('ends its work when it is stopped', async () => {
    const cart = latePage('cart');
    const router = start([cart.route]);
    router.navigate('/cart');
    router.stop();
    cart.arrive();
    await Promise.resolve();
    expect(placeOf(router)).toBe('/');
  });

  it.each(['//evil.example/shop', '/\\\\evil.example/shop', { pathname: '//evil.example/shop' }])(
    'never leads to another site: %j',
    (to) => {
      const router = start([]);
      router.navigate(to);
      expect(new URL(placeOf(router), 'http://shop.example').host).toBe('shop.example');
    },
  );

  it('keeps the scroll position of the page that it leaves', () => {
    const moves: unknown[] = [];
    const router = start([], '/', {
      leave: ({ pathname }) => moves.push(pathname),
      arrive: (keeps) => moves.push(keeps),
      restore: () => {},
      stop: () => {},
    });
    router.navigate('/shop', { preventScrollReset: true });
    router.navigate(-1);
    expect(moves).toEqual(['/', true, '/shop', undefined]);
  });
});
