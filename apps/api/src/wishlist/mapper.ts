import type { WishlistItem } from '@abs/contract/entities';
import { toProduct } from '../catalogue/mapper.ts';
import { toCard } from '../catalogue/variants.ts';
import type { AllFields } from '../http/allFields.ts';
import type { WishlistRow } from './queries.ts';

/** An item with its current product, or with the saved one, sold out, once nothing of its color is on sale. */
export function toWishlistItem({ keptId, keptAt, isAvailable, variants, ...row }: WishlistRow): WishlistItem {
  const product =
    isAvailable && variants ? toCard({ ...row, variants }) : { ...toProduct({ ...row, quantity: 0 }), sizes: [] };
  return {
    productId: keptId,
    product,
    isAvailable,
    createdAt: new Date(keptAt).toISOString(),
  } satisfies AllFields<WishlistItem>;
}
