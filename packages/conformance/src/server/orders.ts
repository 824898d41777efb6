import { randomUUID } from 'node:crypto';
import { cancelBlock, payBlock } from '@abs/contract';
import { type Call, type CallContext, Refusal, type SignedIn } from './call.ts';
import { findProduct, productAnswer } from './catalogue.ts';
import { createOrder, type Order, type Store } from './store.ts';

function orderAnswer(context: CallContext, { id, status, totalPrice, items }: Order) {
  return {
    id,
    status,
    paymentStatus: status === 'SUCCESS' ? 'paid' : 'unpaid',
    totalPrice,
    orderItems: items.map((item) => {
      const { name, size, color, salesCoverPicture } = productAnswer(context, item.product);
      return { id: item.id, quantity: item.quantity, product: { name, size, color, salesCoverPicture } };
    }),
  };
}

function ownOrder({ store, account }: SignedIn, id: unknown): Order {
  const order = store.orders.find((known) => known.id === String(id) && known.userId === account.userId);
  if (!order) throw new Refusal(404, 'Order not found');
  return order;
}

function refuseIf(block: string | null): void {
  if (block) throw new Refusal(400, `This order is ${block}`);
}

function placeOrder({ store, account, body }: SignedIn) {
  if (!/^\d{10,15}$/.test(String(body.phoneNumber))) throw new Refusal(400, 'Please enter a valid phone number.');
  const lines = account.cart.map(({ productId, quantity }) => ({ product: findProduct(store, productId), quantity }));
  if (lines.length === 0) throw new Refusal(400, 'Your cart is empty.');
  for (const { product, quantity } of lines) {
    if (product.quantity < quantity)
      throw new Refusal(400, `Only ${product.quantity} of ${product.name} left in stock`);
  }
  for (const { product, quantity } of lines) product.quantity -= quantity;
  createOrder(store, account.userId, lines);
  account.cart = [];
  return {};
}

function cancelOrder(context: SignedIn) {
  const order = ownOrder(context, context.params.id);
  refuseIf(cancelBlock(order));
  for (const { productId, quantity } of order.items) findProduct(context.store, productId).quantity += quantity;
  order.status = 'CANCELLED';
  return order.id;
}

function startPayment(context: SignedIn) {
  const order = ownOrder(context, context.body.orderId);
  refuseIf(payBlock(order, null));
  order.reference = randomUUID();
  return {
    orderId: order.id,
    data: { data: { authorization_url: `${context.origin}/pay/${order.reference}` } },
  };
}

/** Ends a payment as its provider would. @returns false for an unknown reference */
export function settlePayment(store: Store, reference: string, isPaid: boolean): boolean {
  const order = store.orders.find((known) => known.reference === reference);
  if (!order) return false;
  if (isPaid && payBlock(order, null) === null) order.status = 'SUCCESS';
  return true;
}

export const orderCalls: Call[] = [
  {
    method: 'GET',
    path: '/get-orders',
    auth: 'customer',
    answer: (context) => {
      const own = context.store.orders.filter(({ userId }) => userId === context.account.userId);
      return own.map((order) => orderAnswer(context, order));
    },
  },
  {
    method: 'POST',
    path: '/orders',
    auth: 'customer',
    body: { deliveryAddress: 'text', phoneNumber: 'text' },
    answer: placeOrder,
  },
  {
    method: 'GET',
    path: '/orders/{id}',
    auth: 'customer',
    answer: (context) => ({ order: orderAnswer(context, ownOrder(context, context.params.id)) }),
  },
  { method: 'DELETE', path: '/orders/{id}', auth: 'customer', answer: cancelOrder },
  { method: 'POST', path: '/make-payment', auth: 'customer', body: { orderId: 'text' }, answer: startPayment },
];
