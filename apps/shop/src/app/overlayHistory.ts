import type { OverlayHistory } from '@abs/ui/components/OverlayHistory';
import type { Location } from 'react-router-dom';
import { stateField } from './locationState.ts';
import type { PageRouter } from './pageRouter.ts';

type Router = Pick<PageRouter, 'navigate' | 'state' | 'subscribe'>;

type Overlay = {
  close: () => boolean;
  /** Whether it has a history entry; 'lost' once a navigation has left that entry. */
  entry: 'none' | 'pushed' | 'lost';
};

/** How many overlays are open in a history entry. */
export function overlaysAt({ state }: Pick<Location, 'state'>): number {
  return Number(stateField(state, 'overlays') ?? 0);
}

const addressOf = ({ pathname, search, hash }: Location) => pathname + search + hash;

/**
 * Gives each overlay its own history entry with the page's URL, so that Back closes the overlay and keeps the page. If
 * an overlay is closed by other means, a step back leaves its entry. An entry without an overlay, for example after a
 * reload or after following a link in the overlay, is left in the same way, so that shoppers never see it.
 */
export function createOverlayHistory(router: Router): OverlayHistory & { start: () => () => void } {
  let overlays: Overlay[] = [];
  let seen = router.state.location;
  /** A step back is under way. Browsers perform it asynchronously. */
  let leaving = false;
  /** A navigation during the step back, or in the entry that it leaves. The step back undoes it, so it is repeated. */
  let overtakenBy: { location: Omit<Location, 'key'>; replace: boolean } | null = null;
  /** The URLs below the entries of overlays, by the number of overlays. */
  const addressesBelow: string[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const pushed = () => overlays.filter(({ entry }) => entry === 'pushed');

  function settle(): void {
    const { location, next, isReady } = router.state;
    if (leaving || !isReady || next !== null) return;
    const here = overlaysAt(location);
    const opened = overlays.find(({ entry }) => entry === 'none');
    if (here > pushed().length && !opened) {
      const below = addressesBelow[pushed().length];
      // A choice on the page has changed the URL before the entry of a closed overlay was left.
      if (below !== undefined && below !== addressOf(location)) overtakenBy = { location, replace: true };
      leaving = true;
      router.navigate(pushed().length - here);
      return;
    }
    if (!opened) return;
    opened.entry = 'pushed';
    // After a reload its entry may already exist.
    if (here >= pushed().length) {
      settleSoon();
      return;
    }
    addressesBelow[here] = addressOf(location);
    const { pathname, search, hash, state } = location;
    router.navigate(
      { pathname, search, hash },
      { state: { ...state, overlays: here + 1 }, preventScrollReset: true, replace: false },
    );
  }

  /** Deferred, because closing one overlay and opening another, or closing and navigating, happen together. */
  function settleSoon(): void {
    clearTimeout(timer);
    timer = setTimeout(settle);
  }

  function closeAbove(here: number): void {
    for (const overlay of pushed().slice(here).reverse()) {
      // An overlay that refuses to close gets another entry.
      overlay.entry = 'none';
      if (overlay.close()) overlays = overlays.filter((other) => other !== overlay);
    }
  }

  /** Repeats a navigation that the step back has undone. */
  function follow({ location: target, replace }: NonNullable<typeof overtakenBy>, here: Location): void {
    const { state } = target;
    const isOnPage = overlaysAt(target) > 0;
    router.navigate(target, {
      state: isOnPage ? { ...state, overlays: overlaysAt(here) } : state,
      replace,
      preventScrollReset: isOnPage,
    });
  }

  function onChange({ location, navigationType, next }: Router['state']): void {
    if (leaving && next && next.pathname !== location.pathname) {
      overtakenBy = { location: next, replace: false };
    }
    if (location !== seen) {
      seen = location;
      if (leaving && navigationType === 'POP') {
        leaving = false;
        const target = overtakenBy;
        overtakenBy = null;
        if (target) {
          follow(target, location);
          return;
        }
      } else if (leaving) {
        overtakenBy = { location, replace: navigationType === 'REPLACE' };
      }
      const here = overlaysAt(location);
      if (here < pushed().length) {
        if (navigationType === 'POP') closeAbove(here);
        else for (const overlay of pushed().slice(here)) overlay.entry = 'lost';
      }
    }
    settleSoon();
  }

  return {
    enter: (close) => {
      const overlay: Overlay = { close, entry: 'none' };
      overlays.push(overlay);
      settleSoon();
      return () => {
        overlays = overlays.filter((other) => other !== overlay);
        settleSoon();
      };
    },
    start: () => {
      seen = router.state.location;
      settleSoon();
      const stop = router.subscribe(onChange);
      return () => {
        clearTimeout(timer);
        stop();
      };
    },
  };
}
