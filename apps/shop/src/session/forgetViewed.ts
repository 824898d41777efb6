/** Under which this device keeps what was viewed on it: see viewedProducts.ts, which loads later. */
export const VIEWED_KEY = 'abs.viewed';

/** Forgets what was viewed, when the owner of an account logs out. */
export function forgetViewed(): void {
  try {
    localStorage.removeItem(VIEWED_KEY);
  } catch {
    // Nothing was stored.
  }
}
