import { limits, type Picture } from '@abs/contract';
import type { CartItem } from '@abs/contract/entities';
import { toSizes, type VariantRow } from '../catalogue/variants.ts';
import type { AllFields } from '../http/allFields.ts';
import { toNaira } from '../money.ts';

export type CartItemRow = {
  id: string;
  productId: string;
  quantity: number;
  createdAt: Date;
  name: string;
  priceKobo: number;
  size: string;
  color: string;
  colorHex: string | null;
  pictures: Picture[];
  stock: number;
  deletedAt: Date | null;
  colorKey: string;
  /** Variants of its style that are on sale; null when there are none. */
  variants: VariantRow[] | null;
};

/** A line of a cart with its product as it is now. */
export function toCartItem(row: CartItemRow): CartItem {
  return {
    id: row.id,
    productId: row.productId,
    quantity: row.quantity,
    createdAt: row.createdAt.toISOString(),
    product: {
      id: row.productId,
      name: row.name,
      price: toNaira(row.priceKobo),
      size: row.size,
      color: row.color,
      colorHex: row.colorHex ?? undefined,
      salesCoverPicture: row.pictures[0]?.src ?? '',
      cover: row.pictures[0],
      quantity: row.deletedAt ? 0 : row.stock,
      maxPerOrder: limits.UNPAID_PIECES_MAX,
      sizes: toSizes(row.variants ?? [], row.colorKey),
    } satisfies AllFields<CartItem['product']>,
  };
}
