import { limits } from '@abs/contract';
import type { Order } from '@abs/contract/entities';
import { asc, eq, inArray } from 'drizzle-orm';
import { nameOf } from '../accounts/mapper.ts';
import { ApiError } from '../apiError.ts';
import { loadCart } from '../cart/queries.ts';
import type { Tx } from '../db/database.ts';
import { cartLines, orderLines, orders, users } from '../db/schema.ts';
import { notify } from '../notifications/notify.ts';
import type { Services } from '../services.ts';
import { mailOrderPlaced } from './announceOrder.ts';
import { holdFrom } from './hold.ts';
import { toOrder } from './mapper.ts';
import { recordOrderEvent } from './orderEvents.ts';
import { checkOrderLimits } from './orderLimits.ts';
import { lowStockNotices, newOrderNotice } from './orderNotices.ts';
import { nextOrderNumbers, orderSearchText } from './orderText.ts';
import { lockProducts, moveStock, shortageOf } from './stock.ts';

export type Delivery = { deliveryAddress: string; phoneNumber: string };

/**
 * Turns the user's cart into a pending order: stock is taken, products are written down as they are now, the cart is
 * emptied, the address kept for next time, the admins notified and a mail put in the outbox; all of it or nothing.
 * @param expectedTotalKobo what the customer agreed to pay, delivery fee included; undefined: whatever it costs
 * @throws ApiError cart_empty, quantity_limit, too_many_pending_orders, rate_limited; out_of_stock and price_changed, which
 *   carry the cart as it is now
 */
export async function placeOrder(
  tx: Tx,
  services: Services,
  user: { id: string; email: string },
  delivery: Delivery,
  expectedTotalKobo?: number | undefined,
): Promise<Order> {
  // Locked, so that a second checkout of the same cart waits here and then finds it empty.
  const cart = await tx
    .select()
    .from(cartLines)
    .where(eq(cartLines.userId, user.id))
    .orderBy(asc(cartLines.createdAt), asc(cartLines.id))
    .for('update');
  if (cart.length === 0) throw new ApiError('cart_empty', 'Your cart is empty.');

  await checkOrderLimits(tx, services, user.id, cart);

  const products = await lockProducts(tx, cart);
  const shortage = shortageOf(products, cart);
  if (shortage) {
    throw new ApiError('out_of_stock', shortage.message, {
      fields: shortage.left,
      cart: await loadCart(tx, services, user.id),
    });
  }
  const lines = cart.map(({ productId, quantity }, position) => {
    const product = products.get(productId);
    const cover = product?.pictures[0];
    if (!product || !cover) throw new Error(`Product ${productId} does not exist or has no picture`);
    const { name, size, color, priceKobo } = product;
    return { productId, position, quantity, priceKobo, name, size, color, cover };
  });

  const subtotalKobo = lines.reduce((sum, line) => sum + line.priceKobo * line.quantity, 0);
  const deliveryFeeKobo = services.config.deliveryFeeKobo;
  const totalKobo = subtotalKobo + deliveryFeeKobo;
  // Judged on locked products, before anything is written: no price can change between this and the order.
  if (expectedTotalKobo !== undefined && expectedTotalKobo !== totalKobo) {
    throw new ApiError('price_changed', 'Your cart has changed. Check the new total before you confirm.', {
      cart: await loadCart(tx, services, user.id),
    });
  }
  await moveStock(tx, cart, -1);

  const [customer] = await tx
    .update(users)
    .set({ deliveryAddress: delivery.deliveryAddress })
    .where(eq(users.id, user.id))
    .returning();
  if (!customer) throw new Error(`Customer ${user.id} does not exist`);
  const [number] = await nextOrderNumbers(tx, 1);
  if (number === undefined) throw new Error('There was no order number');
  const createdAt = services.now();
  const expiresAt = new Date(createdAt.getTime() + limits.ORDER_LIFETIME_MS);
  const [order] = await tx
    .insert(orders)
    .values({
      number,
      userId: user.id,
      subtotalKobo,
      deliveryFeeKobo,
      totalKobo,
      ...delivery,
      createdAt,
      expiresAt,
      heldUntil: holdFrom(createdAt, expiresAt),
      searchText: orderSearchText(number, customer, lines),
    })
    .returning();
  if (!order) throw new Error('The order was not written');
  const orderId = order.id;
  const written = await tx
    .insert(orderLines)
    .values(lines.map((line) => ({ ...line, orderId })))
    .returning();

  await tx.delete(cartLines).where(
    inArray(
      cartLines.id,
      cart.map((line) => line.id),
    ),
  );
  await recordOrderEvent(tx, services, orderId, 'placed', user.id);
  await notify(tx, services, [newOrderNotice(order, lines, nameOf(customer)), ...lowStockNotices(lines, products)]);
  await mailOrderPlaced(tx, services, customer, order, lines);
  return toOrder(
    order,
    written.toSorted((a, b) => a.position - b.position),
  );
}
