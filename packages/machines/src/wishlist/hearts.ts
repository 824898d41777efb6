import { limits, type Product } from '@abs/contract';
import type { LookUpAnswer, SavedProduct, WishlistContext, WishlistProduct } from './wishlistTypes.ts';

/** Whether an item is the heart of a product, by its saved id or by the current id of its card. */
const isOf =
  (id: string) =>
  ({ productId, product }: SavedProduct): boolean =>
    productId === id || product.id === id;

type Shown = Pick<WishlistContext, 'items' | 'deviceItems' | 'hearts'>;

/** The items to show, including hearts that were pressed but are not on the server yet. */
export function shownItems({ items, deviceItems, hearts }: Shown): SavedProduct[] {
  const known = [...deviceItems.filter(({ product }) => !items.some(isOf(product.id))), ...items];
  const added = Object.values(hearts).filter(({ product, isSaved }) => isSaved && !known.some(isOf(product.id)));
  const removed = Object.values(hearts).filter(({ isSaved }) => !isSaved);
  return [
    ...added.map(({ product }) => savedProduct(product)).reverse(),
    ...known.filter((item) => !removed.some(({ product }) => isOf(product.id)(item))),
  ];
}

/** Whether the heart of a product is shown as pressed. */
export const isSaved = (shown: Shown, productId: string): boolean =>
  shown.hearts[productId]?.isSaved ?? [...shown.items, ...shown.deviceItems].some(isOf(productId));

export const savedProduct = (product: WishlistProduct): SavedProduct => ({
  productId: product.id,
  product,
  isAvailable: true,
});

/** The items with another one at the start. */
export const withItem = (items: readonly SavedProduct[], item: SavedProduct): SavedProduct[] => [
  item,
  ...withoutProduct(withoutProduct(items, item.productId), item.product.id),
];

export const withoutProduct = (items: readonly SavedProduct[], productId: string): SavedProduct[] =>
  items.filter((item) => !isOf(productId)(item));

export const isDeviceFull = (items: readonly SavedProduct[]): boolean => items.length >= limits.WISHLIST_DEVICE_MAX;

/** The items on a device, updated with the server's answer. Items that the answer leaves out are no longer on sale. */
export function lookedUp(items: readonly SavedProduct[], answer: LookUpAnswer): SavedProduct[] {
  const found = new Map(answer.items.map(({ productId, product }) => [productId, product]));
  return items.map((item) => {
    const product = found.get(item.productId);
    return product
      ? { productId: item.productId, product: wishlistProduct(product), isAvailable: true }
      : { ...item, isAvailable: false };
  });
}

const isSame = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

/** The part of a product that a wishlist keeps. All sizes of a color share one heart: that of the color's card. */
export function wishlistProduct({ variants = [], colors = [], ...product }: WishlistProduct & Partial<Product>) {
  const { id, name, price, size, color, salesCoverPicture, cover, quantity } = product;
  const ofColor = variants.filter((variant) => isSame(variant.color, color));
  const sizes =
    product.sizes ??
    (ofColor.length > 0 ? ofColor.map(({ id, size, quantity }) => ({ id, size, quantity })) : undefined);
  return {
    id: colors.find((option) => isSame(option.color, color))?.id ?? id,
    ...{ name, price, size, color, salesCoverPicture, quantity },
    ...(cover && { cover }),
    ...(sizes && { sizes }),
    ...(colors.length > 0 && { colors }),
  } satisfies WishlistProduct;
}
