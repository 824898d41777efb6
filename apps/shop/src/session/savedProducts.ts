import { limits } from '@abs/contract';
import type { SavedProduct, WishlistProduct } from '@abs/machines';
import type { ViewedProduct } from '@abs/ui/shop/RecentlyViewed';

/** Storage key of a guest's wishlist on this device. */
const KEY = 'abs.wishlist';

type Fields = Record<string, unknown>;

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const hasTexts = (value: Fields, ...names: string[]) => names.every((name) => typeof value[name] === 'string');

/**
 * Whether a stored value has the fields that a card needs. Other code, or an older version of the shop, may have
 * written it.
 */
export function isStoredProduct(value: unknown): value is Fields & ViewedProduct {
  return (
    isObject(value) &&
    hasTexts(value, 'id', 'name', 'color', 'salesCoverPicture') &&
    (value.cover === undefined || (isObject(value.cover) && hasTexts(value.cover, 'src', 'srcset', 'ground', 'alt')))
  );
}

const isSize = (value: unknown) =>
  isObject(value) && hasTexts(value, 'id', 'size') && typeof value.quantity === 'number';

const isColor = (value: unknown) =>
  isObject(value) &&
  hasTexts(value, 'id', 'color') &&
  typeof value.quantity === 'number' &&
  (value.colorHex === undefined || typeof value.colorHex === 'string');

const isListOf = (value: unknown, isItem: (item: unknown) => boolean) =>
  value === undefined || (Array.isArray(value) && value.every(isItem));

const isWishlistProduct = (value: unknown): value is WishlistProduct & Fields =>
  isStoredProduct(value) &&
  hasTexts(value, 'size') &&
  (value.price === null || typeof value.price === 'number') &&
  typeof value.quantity === 'number' &&
  isListOf(value.sizes, isSize) &&
  isListOf(value.colors, isColor);

const isSavedProduct = (value: unknown): value is SavedProduct & Fields =>
  isObject(value) && hasTexts(value, 'productId') && isWishlistProduct(value.product);

/** The stored products that can be read. */
export function savedProducts(): SavedProduct[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    if (!Array.isArray(stored)) return [];
    return stored
      .filter(isSavedProduct)
      .slice(0, limits.WISHLIST_DEVICE_MAX)
      .map(({ productId, product, isAvailable }) => ({ productId, product, isAvailable: isAvailable !== false }));
  } catch {
    return [];
  }
}

export function storeSavedProducts(items: readonly SavedProduct[]): void {
  try {
    if (items.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(items));
  } catch {
    // Private windows may refuse storage: the list then lasts as long as the page.
  }
}

/** Calls back with the stored products after another tab has changed them. @returns a function that stops this */
export function onSavedProductsStored(callback: (items: SavedProduct[]) => void): () => void {
  const listener = ({ key }: StorageEvent) => {
    // A null key means that all of storage was cleared.
    if (key === KEY || key === null) callback(savedProducts());
  };
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}
