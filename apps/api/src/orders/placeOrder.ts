import { randomUUID } from 'node:crypto';
import { limits } from '@abs/contract';
import type { Order } from '@abs/contract/entities';
import { asc, eq, inArray } from 'drizzle-orm';
import { nameOf } from '../accounts/mapper.ts';
import { addressWrite } from '../addresses/queries.ts';
import { ApiError } from '../apiError.ts';
import { loadCart } from '../cart/queries.ts';
import type { Tx } from '../db/database.ts';
import { cartLines, orderLines, orders, users } from '../db/schema.ts';
import { writeTogether } from '../db/writeTogether.ts';
import { hitWrite, limitOf } from '../limits/rateLimit.ts';
import { noticeWrites } from '../notifications/notify.ts';
import { refusals } from '../refusals.ts';
import type { Services } from '../services.ts';
import { firstHold } from './hold.ts';
import { orderPlacedMail } from './mails.ts';
import { toOrder } from './mapper.ts';
import { orderEventWrite } from './orderEvents.ts';
import { checkOrderLimits } from './orderLimits.ts';
import { lowStockNotices, newOrderNotice } from './orderNotices.ts';
import { nextOrderNumber, orderSearchText } from './orderText.ts';
import { lockProducts, shortageOf, stockMove } from './stock.ts';

type Delivery = { deliveryAddress: string; phoneNumber: string };
/** `saveAddress`: whether it also becomes one of the customer's saved addresses, if there is room. */
type ChosenDelivery = Delivery & { saveAddress?: boolean | undefined };

/**
 * Turns the user's cart into a pending order: takes the stock, copies the products as they are now, empties the cart,
 * saves the address for next time, notifies the admins and puts a mail in the outbox; all of it or nothing.
 * @param expectedTotalKobo total that the customer agreed to pay, delivery fee included; undefined accepts any total
 * @throws ApiError cart_empty, quantity_limit, too_many_pending_orders, rate_limited; out_of_stock and price_changed,
 *   which carry the current cart
 */
export async function placeOrder(
  tx: Tx,
  services: Services,
  user: { id: string; email: string },
  { saveAddress = false, ...delivery }: ChosenDelivery,
  expectedTotalKobo?: number | undefined,
): Promise<Order> {
  // Locked, so that a second checkout of the same cart waits here and then finds it empty.
  const cart = await tx
    .select()
    .from(cartLines)
    .where(eq(cartLines.userId, user.id))
    .orderBy(asc(cartLines.createdAt), asc(cartLines.id))
    // One line more than allowed is enough to refuse the order.
    .limit(limits.ORDER_LINES_MAX + 1)
    .for('update');
  if (cart.length === 0) throw new ApiError(...refusals.cartEmpty);

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
    const { name, size, color, colorHex, sku, priceKobo } = product;
    return { productId, position, quantity, priceKobo, name, size, color, colorHex, sku, cover };
  });

  const subtotalKobo = lines.reduce((sum, line) => sum + line.priceKobo * line.quantity, 0);
  const deliveryFeeKobo = services.config.deliveryFeeKobo;
  const totalKobo = subtotalKobo + deliveryFeeKobo;
  // Checked while the products are locked, so that no price can change before the order is written.
  if (expectedTotalKobo !== undefined && expectedTotalKobo !== totalKobo) {
    throw new ApiError(...refusals.priceChanged, {
      cart: await loadCart(tx, services, user.id),
    });
  }
  const createdAt = services.now();
  const { customer, number, isMailed } = await updateCustomer(tx, delivery, user.id, createdAt);
  const expiresAt = new Date(createdAt.getTime() + limits.ORDER_LIFETIME_MS);
  const orderId = randomUUID();
  const row = {
    id: orderId,
    number,
    userId: user.id,
    subtotalKobo,
    deliveryFeeKobo,
    totalKobo,
    ...delivery,
    createdAt,
    expiresAt,
    heldUntil: firstHold(createdAt, expiresAt),
    searchText: orderSearchText({ number, ...delivery }, customer, lines),
  };
  const orderedLines = lines.map((line) => ({ ...line, id: randomUUID(), orderId }));
  const notices = [newOrderNotice(row, lines, nameOf(customer)), ...lowStockNotices(lines, products)];
  await writeTogether(tx, [
    stockMove(cart, -1),
    tx.insert(orders).values(row),
    tx.insert(orderLines).values(orderedLines),
    tx.delete(cartLines).where(
      inArray(
        cartLines.id,
        cart.map((line) => line.id),
      ),
    ),
    orderEventWrite(tx, services, orderId, 'placed', user.id),
    ...(saveAddress ? [addressWrite(tx, { ...delivery, userId: user.id, createdAt })] : []),
    ...noticeWrites(tx, services, notices),
    ...(isMailed
      ? [services.mailer.enqueueTogether(tx, orderPlacedMail(services.config, customer.email, row, lines))]
      : []),
  ]);
  return toOrder({ ...NEW_ORDER, ...row }, orderedLines);
}

/** Column defaults of a new order. */
const NEW_ORDER = {
  status: 'PENDING',
  paymentStatus: 'unpaid',
  paidAt: null,
  cancelledAt: null,
  clearedAt: null,
  refundDueKobo: 0,
  refundedKobo: 0,
  isDisputed: false,
} as const;

/**
 * Saves the address for next time, and returns the data for the order's texts: customer, order number, and whether the
 * order is mailed. Order mails per customer and hour are limited, so that a customer who keeps placing and cancelling
 * orders cannot make the shop send mails without end.
 */
async function updateCustomer(tx: Tx, { deliveryAddress }: Delivery, userId: string, now: Date) {
  const limit = limitOf.orderMailsByCustomer(userId);
  const counted = tx.$with('counted').as(hitWrite(tx, limit, now));
  const { email, firstName, lastName } = users;
  const customer = tx.$with('customer').as(
    tx
      .update(users)
      .set({ deliveryAddress })
      .where(eq(users.id, userId))
      .returning({ email, firstName, lastName, number: nextOrderNumber.as('number') }),
  );
  const [row] = await tx
    .with(customer, counted)
    .select({
      email: customer.email,
      firstName: customer.firstName,
      lastName: customer.lastName,
      number: customer.number,
      hits: counted.hits,
    })
    .from(customer)
    .crossJoin(counted);
  if (!row) throw new Error(`Customer ${userId} does not exist`);
  const { number, hits, ...names } = row;
  return { customer: names, number, isMailed: hits <= limit.max };
}
