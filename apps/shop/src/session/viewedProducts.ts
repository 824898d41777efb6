import type { ViewedProduct } from '@abs/ui/shop/RecentlyViewed';
import { VIEWED_KEY } from './forgetViewed.ts';
import { isStoredProduct } from './savedProducts.ts';

/** How many viewed products this device keeps, the latest first. They never leave the device. */
const KEPT = 12;

/** The stored products that can be read. */
export function viewedProducts(): ViewedProduct[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(VIEWED_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isStoredProduct).slice(0, KEPT) : [];
  } catch {
    return [];
  }
}

function store(products: readonly ViewedProduct[]): ViewedProduct[] {
  const kept = products.slice(0, KEPT);
  try {
    if (kept.length === 0) localStorage.removeItem(VIEWED_KEY);
    else localStorage.setItem(VIEWED_KEY, JSON.stringify(kept));
  } catch {
    // Private windows may refuse storage: nothing is remembered then.
  }
  return kept;
}

/** Puts a product first; a stored one moves up. @returns all of them */
export function rememberViewed({ id, name, color, salesCoverPicture, cover }: ViewedProduct): ViewedProduct[] {
  const others = viewedProducts().filter((other) => other.id !== id);
  return store([{ id, name, color, salesCoverPicture, ...(cover && { cover }) }, ...others]);
}

/** Forgets a product that no longer exists. @returns the others */
export const removeViewed = (id: string): ViewedProduct[] => store(viewedProducts().filter((other) => other.id !== id));
