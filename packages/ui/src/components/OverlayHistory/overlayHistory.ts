import { createContext, useContext, useEffect, useEffectEvent } from 'react';

/** The part of the app's history that overlays need. */
export interface OverlayHistory {
  /**
   * Called when an overlay opens: from now on Back closes it first.
   * @param close called by Back; returns false if the overlay cannot be closed now
   * @returns a function to call when the overlay was closed in another way
   */
  enter: (close: () => boolean) => () => void;
}

const Context = createContext<OverlayHistory | null>(null);

/** Provides the app's history to every overlay. Without it, Back leaves the page. */
export const OverlayHistoryProvider = Context.Provider;

/**
 * Lets the browser's Back button close an overlay.
 * @param close returns false if the overlay cannot be closed now
 */
export function useBackToClose(open: boolean, close: () => boolean): void {
  const history = useContext(Context);
  const closeByBack = useEffectEvent(close);
  useEffect(() => {
    if (open && history) return history.enter(() => closeByBack());
  }, [open, history]);
}
