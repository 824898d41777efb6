import { limits } from '@abs/contract';
import type { CartItem } from '@abs/contract/entities';
import { asc, eq, type SQL } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { cartLines, products } from '../db/schema.ts';
import type { AllFields } from '../http/allFields.ts';
import { toNaira } from '../money.ts';

const columns = {
  id: cartLines.id,
  productId: cartLines.productId,
  quantity: cartLines.quantity,
  createdAt: cartLines.createdAt,
  name: products.name,
  priceKobo: products.priceKobo,
  size: products.size,
  color: products.color,
  colorHex: products.colorHex,
  pictures: products.pictures,
  stock: products.quantity,
  deletedAt: products.deletedAt,
};

/** The cart's lines that match, oldest first, with the products as they are now. */
export async function cartItems(tx: Tx, where: SQL | undefined): Promise<CartItem[]> {
  const rows = await tx
    .select(columns)
    .from(cartLines)
    .innerJoin(products, eq(products.id, cartLines.productId))
    .where(where)
    .orderBy(asc(cartLines.createdAt), asc(cartLines.id));
  return rows.map((row) => ({
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
    } satisfies AllFields<CartItem['product']>,
  }));
}
