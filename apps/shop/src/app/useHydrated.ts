import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Whether the page is React's by now. False while a page from the server is taken over, whose first rendering must be the
 * server's: it knows nothing of what this browser has stored.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
