import { createMemoryHistory } from 'history';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createOverlayHistory, overlaysAt } from './overlayHistory.ts';
import { createPageRouter } from './pageRouter.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const settled = () => vi.advanceTimersByTimeAsync(5);

/** A shop of two pages, opened at the second. `open` opens an overlay, which closes on Back if `mayClose` is true. */
async function shop(entries: Parameters<typeof createMemoryHistory>[0] = { initialEntries: ['/', '/cart'] }) {
  const history = createMemoryHistory(entries);
  const { go } = history;
  // Asynchronous, as in browsers.
  history.go = (by) => void setTimeout(() => go(by), 2);
  const router = createPageRouter([{ path: '*', element: null }], { history });
  const overlays = createOverlayHistory(router);
  overlays.start();
  const open = (mayClose = true) => {
    const overlay = { isOpen: true, leave: () => {} };
    const leave = overlays.enter(() => {
      if (mayClose) overlay.isOpen = false;
      return mayClose;
    });
    overlay.leave = () => {
      overlay.isOpen = false;
      leave();
    };
    return overlay;
  };
  await settled();
  const place = () => `${router.state.location.pathname} ${overlaysAt(router.state.location)}`;
  const back = async () => {
    void router.navigate(-1);
    await settled();
  };
  return { router, open, place, back };
}

describe('overlays in the history', () => {
  it('closes the overlay on Back, and leaves the page on the next Back', async () => {
    const { open, place, back } = await shop();
    const dialog = open();
    await settled();
    expect(place()).toBe('/cart 1');
    await back();
    expect(dialog.isOpen).toBe(false);
    expect(place()).toBe('/cart 0');
    await back();
    expect(place()).toBe('/ 0');
  });

  it('leaves no entry behind when the overlay is closed by its button', async () => {
    const { open, place, back } = await shop();
    open().leave();
    await settled();
    const dialog = open();
    await settled();
    dialog.leave();
    await settled();
    expect(place()).toBe('/cart 0');
    await back();
    expect(place()).toBe('/ 0');
  });

  it('closes one overlay at a time, the upper one first', async () => {
    const { open, place, back } = await shop();
    const lower = open();
    const upper = open();
    await settled();
    expect(place()).toBe('/cart 2');
    await back();
    expect([lower.isOpen, upper.isOpen]).toEqual([true, false]);
    await back();
    expect(lower.isOpen).toBe(false);
    expect(place()).toBe('/cart 0');
  });

  it('keeps the entry when one overlay replaces another', async () => {
    const { open, place, back } = await shop();
    const first = open();
    await settled();
    first.leave();
    const second = open();
    await settled();
    expect(place()).toBe('/cart 1');
    await back();
    expect(second.isOpen).toBe(false);
    expect(place()).toBe('/cart 0');
  });

  it('keeps an overlay open that refuses to close', async () => {
    const { open, place, back } = await shop();
    const order = open(false);
    await settled();
    await back();
    expect(order.isOpen).toBe(true);
    expect(place()).toBe('/cart 1');
  });

  it('follows a link in the overlay, and returns to the page on Back', async () => {
    const { router, open, place, back } = await shop();
    const menu = open();
    await settled();
    menu.leave();
    await router.navigate('/shop');
    await settled();
    expect(place()).toBe('/shop 0');
    await back();
    expect(place()).toBe('/cart 0');
  });

  it.each([
    ['before', 0],
    ['while', 1],
  ] as const)('keeps a choice made on the page %s the entry of a closed overlay is left', async (_, ticks) => {
    const { router, open, place, back } = await shop();
    const guide = open();
    await settled();
    guide.leave();
    if (ticks > 0) await vi.advanceTimersByTimeAsync(ticks);
    const { state } = router.state.location;
    await router.navigate('/cart?size=M', { replace: true, state });
    await settled();
    expect([place(), router.state.location.search]).toEqual(['/cart 0', '?size=M']);
    await back();
    expect(place()).toBe('/ 0');
  });

  it('leaves an entry without an overlay after a reload', async () => {
    const entries = ['/', '/cart', { pathname: '/cart', state: { overlays: 1 } }];
    const { place, back } = await shop({ initialEntries: entries });
    expect(place()).toBe('/cart 0');
    await back();
    expect(place()).toBe('/ 0');
  });
});
