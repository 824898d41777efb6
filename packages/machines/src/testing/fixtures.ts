import { CallError, type ContactMessage } from '@abs/contract';
import type { CartItem, Order, Product, User, UserCredentials } from '@abs/contract/entities';

export const ada: User = {
  userId: 'u1',
  firstName: 'Ada',
  lastName: 'Obi',
  email: 'ada@example.com',
  gender: 'Female',
  avatar: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  userType: 'Customer',
};

export const adasCredentials: UserCredentials = { ...ada, token: 'token-1' };

export function aProduct(over: Partial<Product> = {}): Product {
  return {
    id: 'p1',
    name: 'Hoodie',
    price: 1000,
    size: 'M',
    color: 'black',
    salesCoverPicture: '/media/p1.avif',
    subImages: ['/media/p1-back.avif'],
    description: 'A warm hoodie.',
    quantity: 10,
    ...over,
  };
}

export function aLine(productId = 'p1', quantity = 1, over: Partial<CartItem> = {}): CartItem {
  const { subImages: _images, description: _text, ...product } = aProduct({ id: productId });
  return {
    id: `line-of-${productId}`,
    productId,
    product,
    quantity,
    createdAt: '2026-01-01T00:00:00.000Z',
    ...over,
  };
}

export function anOrder(over: Partial<Order> = {}): Order {
  return {
    id: 'o1',
    status: 'PENDING',
    paymentStatus: 'unpaid',
    totalPrice: 1005,
    orderItems: [],
    createdAt: '2026-01-01T00:00:00.000Z',
    ...over,
  };
}

export function aMessage(over: Partial<ContactMessage> = {}): ContactMessage {
  return {
    id: 'm1',
    name: 'Ife Ade',
    email: 'ife@example.com',
    text: 'Do you ship to Jos?',
    createdAt: '2026-01-01T00:00:00.000Z',
    isRead: false,
    replies: [],
    ...over,
  };
}

/** No answer: the request may or may not have reached the server. */
export const offline = new CallError('Network Error', { code: 'offline' });
export const notFound = new CallError('Not found', { status: 404, code: 'not_found' });
/** The server does not have the call. */
export const notOffered = new CallError('Not offered', { status: 404, code: 'not_offered' });
export const serverError = new CallError('Something went wrong', { status: 500, code: 'internal' });

/** A way to fail of each kind that machines tell apart. */
export const everyFailure = [
  offline,
  notFound,
  notOffered,
  serverError,
  new CallError('Somebody was quicker', { status: 409, code: 'order_status_conflict' }),
  new CallError('Please wait', { status: 429, code: 'rate_limited', retryAfter: 40 }),
];
