/** Storage key of the products viewed on this device: see viewedProducts.ts, which loads later. */
export const VIEWED_KEY = 'abs.viewed';

/** Forgets the viewed products when a user logs out. */
export function forgetViewed(): void {
  try {
    localStorage.removeItem(VIEWED_KEY);
  } catch {
    // Nothing was stored.
  }
}
