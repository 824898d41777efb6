import type { OverlayHistory } from '@abs/ui/components/OverlayHistory';
import type { createBrowserRouter, Location } from 'react-router-dom';
import { stateField } from './locationState.ts';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'navigate' | 'state' | 'subscribe'>;

type Overlay = {
  close: () => boolean;
  /** Whether an entry of the history stands for it. 'lost' once the page went on without it. */
  entry: 'none' | 'pushed' | 'lost';
};

/** How many overlays lie over the page at a place in the history. */
export function overlaysAt({ state }: Pick<Location, 'state'>): number {
  return Number(stateField(state, 'overlays') ?? 0);
}

const addressOf = ({ pathname, search, hash }: Location) => pathname + search + hash;

/**
 * Gives whatever opens over a page an entry of its own in the history, with the page's address, so that Back closes it
 * and the page itself comes next. Closed by other means, its entry is left by a step back. An entry that stands for
 * nothing, as after a reload or after following a link in it, is left in the same way, so that nobody sees it.
 */
export function createOverlayHistory(router: Router): OverlayHistory & { start: () => () => void } {
  let overlays: Overlay[] = [];
  let seen = router.state.location;
  /** A step back is under way: browsers take it later. */
  let leaving = false;
  /** Where somebody went while it was under way, or in the entry that it leaves. It would take them away from there again. */
  let overtakenBy: { location: Location; replace: boolean } | null = null;
  /** The addresses under the entries of overlays, by how many those are. */
  const addressesBelow: string[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const pushed = () => overlays.filter(({ entry }) => entry === 'pushed');

  function settle(): void {
    const { location, navigation, initialized } = router.state;
    if (leaving || !initialized || navigation.state !== 'idle') return;
    const here = overlaysAt(location);
    const opened = overlays.find(({ entry }) => entry === 'none');
    if (here > pushed().length && !opened) {
      const below = addressesBelow[pushed().length];
      // As a choice on the page does that was made before the entry of a closed overlay was left.
      if (below !== undefined && below !== addressOf(location)) overtakenBy = { location, replace: true };
      leaving = true;
      router.navigate(pushed().length - here);
      return;
    }
    if (!opened) return;
    opened.entry = 'pushed';
    // After a reload its entry may be there already.
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

  /** Not at once: closing one and opening another, or closing and going elsewhere, happen together. */
  function settleSoon(): void {
    clearTimeout(timer);
    timer = setTimeout(settle);
  }

  function closeAbove(here: number): void {
    for (const overlay of pushed().slice(here).reverse()) {
      // What may not be closed now gets another entry.
      overlay.entry = 'none';
      if (overlay.close()) overlays = overlays.filter((other) => other !== overlay);
    }
  }

  /** Goes where the step back has taken somebody away from. */
  function follow({ location: target, replace }: NonNullable<typeof overtakenBy>, here: Location): void {
    const { state } = target;
    const isOnPage = overlaysAt(target) > 0;
    router.navigate(target, {
      state: isOnPage ? { ...state, overlays: overlaysAt(here) } : state,
      replace,
      preventScrollReset: isOnPage,
    });
  }

  function onChange({ location, historyAction, navigation }: Router['state']): void {
    if (leaving && navigation.location && navigation.location.pathname !== location.pathname) {
      overtakenBy = { location: navigation.location, replace: false };
    }
    if (location !== seen) {
      seen = location;
      if (leaving && historyAction === 'POP') {
        leaving = false;
        const target = overtakenBy;
        overtakenBy = null;
        if (target) {
          follow(target, location);
          return;
        }
      } else if (leaving) {
        overtakenBy = { location, replace: historyAction === 'REPLACE' };
      }
      const here = overlaysAt(location);
      if (here < pushed().length) {
        if (historyAction === 'POP') closeAbove(here);
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
