import { changeAddresses } from '../app/retrySuffix.ts';

/**
 * Loads the code of cart and orders, which a guest's first page does without: after the page, or once it is needed. After
 * a failure, the next call loads it again.
 */
export async function loadShopping(): Promise<void> {
  try {
    await import('./shopping.ts');
  } catch (error) {
    changeAddresses();
    throw error;
  }
}
