import { limits, type Product } from '@abs/contract';
import type { LookUpAnswer, SavedProduct, WishlistContext, WishlistProduct } from './wishlistTypes.ts';

/** Whether an item is the heart of a product: under the id that was saved, or that of its card now. */
const isOf =
  (id: string) =>
  ({ productId, product }: SavedProduct): boolean =>
    productId === id || product.id === id;

type Shown = Pick<WishlistContext, 'items' | 'deviceItems' | 'hearts'>;

/** The items as they are shown: what hearts have added or removed counts before the server has it. */
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

/** The items with one more, first. */
export const withItem = (items: readonly SavedProduct[], item: SavedProduct): SavedProduct[] => [
  item,
  ...withoutProduct(withoutProduct(items, item.productId), item.product.id),
];

export const withoutProduct = (items: readonly SavedProduct[], productId: string): SavedProduct[] =>
  items.filter((item) => !isOf(productId)(item));

export const isDeviceFull = (items: readonly SavedProduct[]): boolean => items.length >= limits.WISHLIST_DEVICE_MAX;

/** What a device keeps, with what the server knows of it. What the answer leaves out is not on sale any more. */
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

/** What a wishlist keeps of a product, as lists or its own page have it. All sizes of its color are one heart: that of its card. */
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
