import { changeAddresses } from '../lib/retrySuffix.ts';

/**
 * Loads the code of cart and orders, which a guest's first page does not need: after the page, or on first use. After a
 * failure, the next call tries again.
 */
export async function loadShopping(): Promise<void> {
  try {
    await import('./shopping.ts');
  } catch (error) {
    changeAddresses();
    throw error;
  }
}
