import type { Cart } from '@abs/contract/entities';
import { desc, eq } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { cartLines, orders, users } from '../db/schema.ts';
import { toKobo, toNaira } from '../money.ts';
import type { Services } from '../services.ts';
import { cartItems } from './cartItem.ts';

/** The user's cart, what an order of it would cost now, and the delivery details last used. */
export async function loadCart(tx: Tx, { config }: Pick<Services, 'config'>, userId: string): Promise<Cart> {
  const items = await cartItems(tx, eq(cartLines.userId, userId));
  const lastOrder = tx
    .select({ phoneNumber: orders.phoneNumber })
    .from(orders)
    .where(eq(orders.userId, userId))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(1);
  const [owner] = await tx.select({ deliveryAddress: users.deliveryAddress }).from(users).where(eq(users.id, userId));
  const [last] = await lastOrder;
  const subtotalKobo = items.reduce((sum, { product, quantity }) => sum + toKobo(product.price) * quantity, 0);
  return {
    items,
    deliveryFee: toNaira(config.deliveryFeeKobo),
    deliveryAddress: owner?.deliveryAddress ?? null,
    phoneNumber: last?.phoneNumber ?? null,
    total: items.length === 0 ? 0 : toNaira(subtotalKobo + config.deliveryFeeKobo),
  };
}
