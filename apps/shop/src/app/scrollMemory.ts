import type { Location } from 'history';
import { recall, remember } from '../session/tabStorage.ts';

/** Storage key of the scroll positions, in pixels by key of their history entry. */
const KEY = 'scrollPositions';

/**
 * The key of a saved scroll position. The first page of every full load has the key 'default', so the URL replaces it.
 */
const keyOf = ({ key, pathname, search }: Location) => (key === 'default' ? pathname + search : key);

export interface ScrollMemory {
  /** Keeps the position of a page before another replaces it. */
  leave(from: Location): void;
  /** Before another page is shown. @param keepsPosition whether a page without a saved position starts at the present one */
  arrive(keepsPosition?: boolean): void;
  /** Scrolls a page that has been shown to its saved position, its hash or its start. */
  restore(to: Location): void;
  stop(): void;
}

/** The element that a hash names. */
function elementOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/**
 * Restores scroll positions in place of the browser, which does it before the shop shows the page.
 * @param isHydrated whether the first page came from the server: visitors may have scrolled it before the script ran
 */
export function createScrollMemory(isHydrated = false): ScrollMemory {
  const positions = (recall(KEY) ?? {}) as Record<string, number>;
  let shown: Location | undefined;
  let keeps = isHydrated;
  const listeners = new AbortController();
  const takeOver = () => {
    window.history.scrollRestoration = 'manual';
  };
  takeOver();
  window.addEventListener('pageshow', takeOver, listeners);
  const letGo = () => {
    if (shown) positions[keyOf(shown)] = window.scrollY;
    remember(KEY, positions);
    // After a reload, the server's page is there before the shop's script.
    window.history.scrollRestoration = 'auto';
  };
  window.addEventListener('pagehide', letGo, listeners);
  return {
    leave(from) {
      positions[keyOf(from)] = window.scrollY;
    },
    arrive(keepsPosition = false) {
      keeps = keepsPosition;
    },
    restore(to) {
      const isFirst = shown === undefined;
      shown = to;
      if (isFirst && isHydrated && window.scrollY > 0) return;
      const saved = positions[keyOf(to)];
      const target = saved === undefined && to.hash ? elementOf(to.hash) : null;
      if (target) target.scrollIntoView();
      else if (saved !== undefined || !keeps) window.scrollTo(0, saved ?? 0);
    },
    stop: () => listeners.abort(),
  };
}
