import { UNSAFE_createMemoryHistory as createMemoryHistory, type RouteObject } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { createPageRouter } from './pageRouter.ts';

const page = (path: string): RouteObject => ({ path, element: path });

/** A page whose code arrives when `arrive` is called. */
function latePage(path: string) {
  const { promise, resolve } = Promise.withResolvers<{ Component: () => null }>();
  return { route: { path, lazy: () => promise }, arrive: () => resolve({ Component: () => null }) };
}

function start(children: RouteObject[], entry = '/', load?: () => Promise<RouteObject[]>) {
  const root = { id: 'root', errorElement: 'failed', children: [page('/'), page('shop'), page('*'), ...children] };
  const router = createPageRouter([root], {
    history: createMemoryHistory({ initialEntries: [entry] }),
    ...(load && { lateRoutes: { parentId: 'root', has: (path) => path.startsWith('/admin'), load } }),
  });
  return router.initialize();
}

const placeOf = ({ state }: ReturnType<typeof start>) =>
  `${state.location.pathname}${state.location.search}${state.location.hash}`;

describe('pageRouter', () => {
  it('goes immediately to a page whose code is loaded', () => {
    const router = start([]);
    void router.navigate('/shop?page=2#grid', { state: { from: 'home' } });
    expect([placeOf(router), router.state.historyAction, router.state.location.state]).toEqual([
      '/shop?page=2#grid',
      'PUSH',
      { from: 'home' },
    ]);
  });

  it('passes on whether a navigation must render synchronously', () => {
    const router = start([]);
    const moments: boolean[] = [];
    router.subscribe((_state, { flushSync }) => moments.push(flushSync));
    void router.navigate('/shop', { flushSync: true });
    void router.navigate('/');
    expect(moments).toEqual([true, false]);
  });

  it('resolves a URL without a path against the current page', async () => {
    const router = start([], '/shop?page=2');
    await router.navigate('?sort=name');
    expect(placeOf(router)).toBe('/shop?sort=name');
    await router.navigate('.', { replace: true, state: null });
    expect(placeOf(router)).toBe('/shop');
  });

  it('stays on the page until the code of the next one has loaded', async () => {
    const cart = latePage('cart');
    const router = start([cart.route]);
    const arrival = router.navigate('/cart');
    expect([placeOf(router), router.state.navigation.location?.pathname]).toEqual(['/', '/cart']);
    cart.arrive();
    await arrival;
    expect([placeOf(router), router.state.navigation.state]).toEqual(['/cart', 'idle']);
  });

  it('drops a page that arrives after another navigation', async () => {
    const cart = latePage('cart');
    const router = start([cart.route]);
    const arrival = router.navigate('/cart');
    await router.navigate('/shop');
    cart.arrive();
    await arrival;
    expect(placeOf(router)).toBe('/shop');
    await router.navigate(-1);
    expect(placeOf(router)).toBe('/');
  });

  it('replaces an entry of the history', async () => {
    const router = start([]);
    await router.navigate('/shop');
    await router.navigate('/shop?page=2', { replace: true });
    await router.navigate(-1);
    expect([placeOf(router), router.state.historyAction]).toEqual(['/', 'POP']);
  });

  it('is initialized once the code of its first page has loaded, and notifies a later subscriber', async () => {
    const cart = latePage('cart');
    const router = start([cart.route], '/cart');
    expect([router.state.initialized, router.state.renderFallback]).toEqual([false, true]);
    cart.arrive();
    await expect.poll(() => router.state.initialized).toBe(true);
    const seen: string[] = [];
    router.subscribe(({ location }) => seen.push(location.pathname));
    expect(seen).toEqual(['/cart']);
  });

  it('does not change the given routes', async () => {
    const cart = latePage('cart');
    cart.arrive();
    const router = start([cart.route]);
    await router.navigate('/cart');
    expect(cart.route).not.toHaveProperty('Component');
  });

  it('loads late routes once, on the first navigation to one', async () => {
    let loads = 0;
    const router = start([], '/', async () => {
      loads += 1;
      return [{ path: 'admin', children: [page('orders')] }];
    });
    await router.navigate('/shop');
    expect(loads).toBe(0);
    await router.navigate('/admin/orders');
    expect(router.state.matches.at(-1)?.pathname).toBe('/admin/orders');
    await router.navigate('/shop');
    await router.navigate('/admin/orders');
    expect(loads).toBe(1);
  });

  it('shows why late routes did not load, and loads them again', async () => {
    let fails = true;
    const router = start([], '/', async () => {
      if (fails) throw new Error('offline');
      return [page('admin')];
    });
    await router.navigate('/admin');
    expect(router.state.errors).toEqual({ root: new Error('offline') });
    fails = false;
    await router.navigate('/admin', { replace: true });
    expect([router.state.errors, router.state.matches.at(-1)?.pathname]).toEqual([null, '/admin']);
  });

  it.each(['//evil.example/shop', '/\\\\evil.example/shop', { pathname: '//evil.example/shop' }])(
    'never leads to another site: %j',
    async (to) => {
      const router = start([]);
      await router.navigate(to);
      expect(new URL(placeOf(router), 'http://shop.example').host).toBe('shop.example');
    },
  );

  it('restores the scroll position of each history entry', async () => {
    const router = start([]);
    let y = 0;
    router.enableScrollRestoration(
      {},
      () => y,
      ({ key }) => key,
    );
    y = 300;
    await router.navigate('/shop');
    expect(router.state.restoreScrollPosition).toBeNull();
    y = 40;
    await router.navigate(-1);
    expect(router.state.restoreScrollPosition).toBe(300);
    await router.navigate('/shop', { preventScrollReset: true });
    expect(router.state.preventScrollReset).toBe(true);
  });
});
