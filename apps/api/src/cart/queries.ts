import type { Cart, CartItem } from '@abs/contract/entities';
import { asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { defaultFirst, toSavedAddresses } from '../addresses/queries.ts';
import { ApiError } from '../apiError.ts';
import { type VariantRow, variantsColumn } from '../catalogue/variants.ts';
import type { Tx } from '../db/database.ts';
import { cartLines, orders, products, savedAddresses, users } from '../db/schema.ts';
import { toKobo, toNaira } from '../money.ts';
import type { Services } from '../services.ts';
import { toCartItem } from './mapper.ts';

/** Also used for another customer's line, so that its existence is not revealed. */
export const noSuchLine = () => new ApiError('not_found', 'This item is not in your cart');

// The alias that the SQL of the variants uses.
const product = alias(products, 'product');

const columns = {
  id: cartLines.id,
  productId: cartLines.productId,
  quantity: cartLines.quantity,
  createdAt: cartLines.createdAt,
  name: product.name,
  priceKobo: product.priceKobo,
  size: product.size,
  color: product.color,
  colorHex: product.colorHex,
  pictures: product.pictures,
  stock: product.quantity,
  deletedAt: product.deletedAt,
  colorKey: product.colorKey,
  variants: sql<VariantRow[] | null>`${sql.raw(variantsColumn('false'))}`,
};

/** The cart's lines that match, oldest first, with the products as they are now. */
export async function cartItems(tx: Tx, where: SQL | undefined): Promise<CartItem[]> {
  const rows = await tx
    .select(columns)
    .from(cartLines)
    .innerJoin(product, eq(product.id, cartLines.productId))
    .where(where)
    .orderBy(asc(cartLines.createdAt), asc(cartLines.id));
  return rows.map(toCartItem);
}

/** The user's cart, the current total of an order, the saved addresses, and the delivery details to begin with: the default address, or those last used. */
export async function loadCart(tx: Tx, { config }: Pick<Services, 'config'>, userId: string): Promise<Cart> {
  const items = await cartItems(tx, eq(cartLines.userId, userId));
  const lastOrder = tx
    .select({ phoneNumber: orders.phoneNumber })
    .from(orders)
    .where(eq(orders.userId, userId))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(1);
  const owner = await tx
    .select({ lastAddress: users.deliveryAddress, saved: savedAddresses })
    .from(users)
    .leftJoin(savedAddresses, eq(savedAddresses.userId, users.id))
    .where(eq(users.id, userId))
    .orderBy(...defaultFirst);
  const addresses = toSavedAddresses(owner.flatMap(({ saved }) => saved ?? []));
  const [preferred] = addresses;
  const [last] = await lastOrder;
  const subtotalKobo = items.reduce((sum, { product, quantity }) => sum + toKobo(product.price) * quantity, 0);
  return {
    items,
    deliveryFee: toNaira(config.deliveryFeeKobo),
    deliveryAddress: preferred?.deliveryAddress ?? owner[0]?.lastAddress ?? null,
    phoneNumber: preferred?.phoneNumber ?? last?.phoneNumber ?? null,
    addresses,
    total: items.length === 0 ? 0 : toNaira(subtotalKobo + config.deliveryFeeKobo),
  };
}
