import { randomUUID } from 'node:crypto';
import { unknownLike } from './catalogue.ts';
import type { Probe } from './check.ts';
import { NotTried, need } from './findings.ts';
import type { Order } from './reader.ts';
import { NO_CUSTOMER, NO_PRODUCT, type Run } from './run.ts';

export const DELIVERY = { deliveryAddress: '12 Allen Avenue, Ikeja, Lagos', phoneNumber: '08012345678' };
const AN_ORDER = 'an order that should have been refused';
const NO_ORDER = 'No order could be placed.';

const tokenOf = (run: Run) => need(run.customer?.token, NO_CUSTOMER);

async function ordersOf(run: Run, probe: Probe): Promise<Order[]> {
  return probe.read('getOrders', { token: tokenOf(run) });
}

/** Fills the cart with one piece. @throws {NotTried} when the cart is not empty */
async function fillCart(run: Run, probe: Probe): Promise<void> {
  const { id: productId } = need(run.product, NO_PRODUCT);
  const { items } = await probe.read('getCart', { token: tokenOf(run) });
  if (items.length > 0) throw new NotTried('The customer’s cart is not empty, and is left alone.');
  await probe.read('addToCart', { body: { productId, quantity: 1 }, token: tokenOf(run) });
}

/** Places an order of one piece. @returns the order from the list of orders */
export async function placeOne(run: Run, probe: Probe): Promise<Order> {
  const before = new Set((await ordersOf(run, probe)).map(({ id }) => id));
  await fillCart(run, probe);
  await probe.read('placeOrder', { body: DELIVERY, token: tokenOf(run) });
  const added = (await ordersOf(run, probe)).filter(({ id }) => !before.has(id));
  const [order] = added;
  probe.expect(
    added.length === 1 && order !== undefined,
    'The list of orders then has one more.',
    `${added.length} more`,
  );
  const placed = need(order, NO_ORDER);
  run.recorder.leave(nameOf(placed.id));
  return placed;
}

export const nameOf = (orderId: string): string => `order ${orderId}`;

/** Removes an order that was deleted or cancelled from the list of remaining data. */
export function forget(run: Run, orderId: string): void {
  run.recorder.forget(nameOf(orderId));
}

/**
 * Tries orders that must be refused, then places an order and reads it.
 * @returns the order, for cancellation; `tryPayment` places one of its own
 */
export async function tryOrders(run: Run): Promise<Order | undefined> {
  const { check } = run;
  await check('placeOrder', 'refuses an empty cart', async (probe) => {
    const { items } = await probe.read('getCart', { token: tokenOf(run) });
    if (items.length > 0) throw new NotTried('The customer’s cart is not empty.');
    const input = { body: DELIVERY, token: tokenOf(run) };
    await probe.refused('placeOrder', input, { spec: 'An empty cart cannot be ordered.', leaves: AN_ORDER });
  });
  await check('placeOrder', 'refuses a missing address and a wrong phone number', async (probe) => {
    const token = tokenOf(run);
    await fillCart(run, probe);
    const spec = 'The address is not empty, and the phone number has 10 to 15 digits.';
    try {
      for (const wrong of [{ deliveryAddress: '' }, { phoneNumber: '' }, { phoneNumber: '12345' }]) {
        await probe.refused('placeOrder', { body: { ...DELIVERY, ...wrong }, token }, { spec, leaves: AN_ORDER });
      }
    } finally {
      await probe.send('deleteCartProduct', { params: { id: need(run.product, NO_PRODUCT).id }, token });
    }
  });
  const order = await check('placeOrder', 'makes an order of the cart', async (probe) => {
    const placed = await placeOne(run, probe);
    const { items } = await probe.read('getCart', { token: tokenOf(run) });
    probe.expect(items.length === 0, 'The cart is empty once it is ordered.');
    return placed;
  });
  await check('getOrders', 'has the order, waiting for payment', async (probe) => {
    const { id } = need(order, NO_ORDER);
    const product = need(run.product, NO_PRODUCT);
    const found = (await ordersOf(run, probe)).find((one) => one.id === id);
    probe.expect(found?.status === 'PENDING', 'A new order is PENDING.');
    probe.expect(found?.paymentStatus === 'unpaid', 'A new order is not paid.');
    const [item] = found?.orderItems ?? [];
    probe.expect(item?.product.name === product.name && item.quantity === 1, 'Its items are what was in the cart.');
    probe.expect(
      (found?.totalPrice ?? 0) >= (product.price ?? 0),
      'totalPrice is the price of all items, and the delivery fee.',
      `totalPrice ${found?.totalPrice} for a product of ${product.price}`,
    );
  });
  await check('getOrder', 'answers one order', async (probe) => {
    const { id, totalPrice } = need(order, NO_ORDER);
    const { order: found } = await probe.read('getOrder', { params: { id }, token: tokenOf(run) });
    probe.expect(found.id === id && found.totalPrice === totalPrice, 'The order is the one of the list.');
  });
  await check('getOrder', 'answers 404 for an order that does not exist', async (probe) => {
    const params = { id: unknownLike(need(order, NO_ORDER).id) };
    const spec = 'A missing order is refused with 404.';
    await probe.refused('getOrder', { params, token: tokenOf(run) }, { spec, statuses: [404] });
  });
  return order;
}

/** Confirms the same checkout twice, as after a lost answer. */
export async function tryRepeatedConfirm(run: Run): Promise<void> {
  // The basic contract does not have it, so only backends that announce it are tested.
  if (!run.client.features.has('idempotency-key')) return;
  await run.check('placeOrder', 'takes a repeated confirm as one (Idempotency-Key)', async (probe) => {
    const token = tokenOf(run);
    const before = new Set((await ordersOf(run, probe)).map(({ id }) => id));
    await fillCart(run, probe);
    const input = { body: DELIVERY, token, headers: { 'idempotency-key': randomUUID() } };
    await probe.read('placeOrder', input);
    await probe.read('placeOrder', input);
    const added = (await ordersOf(run, probe)).filter(({ id }) => !before.has(id));
    for (const { id } of added) {
      run.recorder.leave(nameOf(id));
      await cancelQuietly(run, probe, id);
    }
    probe.expect(added.length === 1, 'The same key makes one order.', `${added.length} orders`);
  });
}

async function cancelQuietly(run: Run, probe: Probe, id: string): Promise<void> {
  const { status } = await probe.send('cancelOrder', { params: { id }, token: tokenOf(run) });
  if (status < 300) forget(run, id);
}

/** Cancels an order that waits for payment. */
export async function tryCancellation(run: Run, order: Order | undefined): Promise<void> {
  const { check } = run;
  await check('cancelOrder', 'cancels an order that waits for payment', async (probe) => {
    const { id } = need(order, NO_ORDER);
    await probe.read('cancelOrder', { params: { id }, token: tokenOf(run) });
    const found = (await ordersOf(run, probe)).find((one) => one.id === id);
    probe.expect(found === undefined || found.status === 'CANCELLED', 'The order is then removed, or CANCELLED.');
    forget(run, id);
    const again = await probe.send('cancelOrder', { params: { id }, token: tokenOf(run) });
    probe.expect(again.status < 500, 'Cancelling it again is refused, or changes nothing.');
  });
}
