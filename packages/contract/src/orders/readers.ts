import { picture, price } from '../catalogue/readers.ts';
import type { CallAnswerReader } from '../reading/answerReader.ts';
import type { CallResponse, Order } from '../reading/answers.ts';
import { nullable, time } from '../reading/furtherReaders.ts';
import { messageIfAny } from '../reading/messages.ts';
import { pagination } from '../reading/pages.ts';
import { additive, address, amount, count, list, object, oneOf, or, type Reader, text } from '../reading/reader.ts';
import type { OrderItem } from './entities.ts';
import { orderStatuses, paymentStatuses } from './values.ts';

const product = object<OrderItem['product']>({
  id: additive(text),
  name: or(text, 'Unnamed product'),
  size: or(text, ''),
  color: or(text, ''),
  colorHex: additive(text),
  sku: additive(text),
  salesCoverPicture: or(address, ''),
  cover: additive(picture),
});

/** The product of a line when the backend no longer has the real one. */
const DELETED = { name: 'No longer available', size: '', color: '', salesCoverPicture: '' };

const orderItem = object<OrderItem>({
  // Only distinguishes the lines of an order.
  id: (value, at) => or(text, at.path)(value, at),
  quantity: count,
  price: additive(amount),
  product: (value, at) => (value === null ? or(product, DELETED)(value, at) : product(value, at)),
});

export const orderFields = {
  id: text,
  status: oneOf(orderStatuses),
  totalPrice: price,
  orderItems: list(orderItem),
  number: additive(text),
  subtotal: additive(amount),
  deliveryFee: additive(amount),
  deliveryAddress: additive(text),
  phoneNumber: additive(text),
  createdAt: additive(time),
  expiresAt: additive(nullable(time)),
  heldUntil: additive(nullable(time)),
  refundDue: additive(amount),
  refunded: additive(amount),
};

/** Reads an order, or a type that extends it. Without a payment status, a completed order counts as paid. */
export function orderWith<T extends Order>(
  fields: { [Key in keyof Omit<T, 'paymentStatus'>]-?: Reader<T[Key]> },
): Reader<T> {
  const read = object<Omit<T, 'paymentStatus'> & { paymentStatus: Order['paymentStatus'] | null }>({
    ...fields,
    paymentStatus: or(oneOf(paymentStatuses), null),
    // The compiler cannot add a field to those of an unknown `T`.
  } as never);
  return (value, at) => {
    const order = read(value, at) as T & { paymentStatus: Order['paymentStatus'] | null };
    return { ...order, paymentStatus: order.paymentStatus ?? (order.status === 'SUCCESS' ? 'paid' : 'unpaid') };
  };
}

export const order = orderWith<Order>(orderFields);
const orders = list(order);

/** A list of orders, or an object with the list. */
const ownOrders: Reader<Order[]> = (value, at) => {
  if (typeof value !== 'object' || value === null || !('orders' in value)) return orders(value, at);
  at.onAdapted({ path: at.path, how: 'the list stands in the field “orders”' });
  return orders(value.orders, { ...at, path: 'orders' });
};

/** An order in a field of its own, or alone. */
const oneOrder: Reader<{ order: Order }> = (value, at) => {
  if (typeof value !== 'object' || value === null || !('orderItems' in value)) {
    return object<{ order: Order }>({ order })(value, at);
  }
  at.onAdapted({ path: at.path, how: 'the order stands in no field “order”' });
  return { order: order(value, at) };
};

/** The cancelled order's id, alone or in a field. */
const cancellation: CallAnswerReader<CallResponse<'cancelOrder'>> = (answer, at, { params }) => {
  const isId = typeof answer === 'string' || typeof answer === 'number';
  return object<CallResponse<'cancelOrder'>>({
    message: messageIfAny('Order deleted successfully.'),
    orderId: additive(text, String(params?.id ?? '')),
  })(isId ? { orderId: String(answer) } : answer, at);
};

export const orderReaders = {
  getOrderHistory: object<CallResponse<'getOrderHistory'>>({ orders, pagination }),
  getOrders: ownOrders,
  placeOrder: object<CallResponse<'placeOrder'>>({
    message: messageIfAny('Your order is placed.'),
    order: additive(order, null),
  }),
  getOrder: oneOrder,
  cancelOrder: cancellation,
};
