import { createContext, useContext, useEffect, useEffectEvent } from 'react';

/** The app's history, as far as what lies over a page needs it. */
export interface OverlayHistory {
  /**
   * Something was opened over the page: from now on Back closes it first.
   * @param close called by Back; answers false when it may not be closed now
   * @returns what to call once it is closed by other means
   */
  enter: (close: () => boolean) => () => void;
}

const Context = createContext<OverlayHistory | null>(null);

/** Lends the app's history to everything that opens over a page. Without one, Back leaves the page. */
export const OverlayHistoryProvider = Context.Provider;

/**
 * Lets the browser's Back button close what lies over the page.
 * @param close answers false when it may not be closed now
 */
export function useBackToClose(open: boolean, close: () => boolean): void {
  const history = useContext(Context);
  const closeByBack = useEffectEvent(close);
  useEffect(() => {
    if (open && history) return history.enter(() => closeByBack());
  }, [open, history]);
}
