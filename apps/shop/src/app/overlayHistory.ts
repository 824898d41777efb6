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
  /** Where somebody went while it was under way. It would take them away from there again. */
  let overtakenBy: Location | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const pushed = () => overlays.filter(({ entry }) => entry === 'pushed');

  function settle(): void {
    const { location, navigation, initialized } = router.state;
    if (leaving || !initialized || navigation.state !== 'idle') return;
    const here = overlaysAt(location);
    const opened = overlays.find(({ entry }) => entry === 'none');
    if (here > pushed().length && !opened) {
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

  function onChange({ location, historyAction, navigation }: Router['state']): void {
    if (leaving && navigation.location && navigation.location.pathname !== location.pathname) {
      overtakenBy = navigation.location;
    }
    if (location !== seen) {
      seen = location;
      if (leaving && historyAction === 'POP') {
        leaving = false;
        const target = overtakenBy;
        overtakenBy = null;
        if (target) {
          router.navigate(target, { state: target.state });
          return;
        }
      } else if (leaving) {
        overtakenBy = location;
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
