import {
  type AdminCollection,
  type AdminCollectionDetail,
  type AdminSizeGuide,
  CallError,
  type ContactMessage,
} from '@abs/contract';
import type {
  CartItem,
  Collection,
  Order,
  Product,
  SizeGuide,
  User,
  UserCredentials,
  Variant,
} from '@abs/contract/entities';

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

export function aSizeGuide(over: Partial<SizeGuide> = {}): SizeGuide {
  return {
    name: 'Hoodies',
    category: 'hoodie',
    sizes: [
      { size: 'M', measurements: { chest: 58, length: 70 } },
      { size: 'L', measurements: { chest: 61, length: 72 } },
    ],
    ...over,
  };
}

export function aCollection(over: Partial<Collection> = {}): Collection {
  return { slug: 'rain', kind: 'collection', title: 'Rain', text: 'For wet days.', count: 2, ...over };
}

export function anAdminSizeGuide(over: Partial<AdminSizeGuide> = {}): AdminSizeGuide {
  return { ...aSizeGuide(), id: 'g1', isForCategory: true, styles: [], version: 3, ...over };
}

export function anAdminCollection(over: Partial<AdminCollection> = {}): AdminCollection {
  return { ...aCollection(), id: 'c2', startsAt: null, endsAt: null, isVisible: true, version: 3, ...over };
}

export function anAdminCollectionDetail(over: Partial<AdminCollectionDetail> = {}): AdminCollectionDetail {
  return { ...anAdminCollection(), items: [{ styleId: 's1', name: 'Palm Hoodie', isOnSale: true }], ...over };
}

const colorHexes: Readonly<Record<string, string>> = { Moss: '#3d4a35', Clay: '#a2553c' };

/** One of the variants of `aStyle`, such as `Moss-M`. */
export function aVariant(color: string, size: string, over: Partial<Variant> = {}): Variant {
  const cover = { src: `/media/${color}.jpg`, srcset: '', width: 4, height: 5, ground: '#ffffff', alt: `In ${color}` };
  return {
    id: `${color}-${size}`,
    size,
    color,
    colorHex: colorHexes[color],
    quantity: 10,
    price: 1000,
    cover,
    ...over,
  };
}

/** Moss in S, M and L, of which L is sold out; Clay in M, L and XL, of which XL costs more. */
export const variants: readonly Variant[] = [
  aVariant('Moss', 'S', { quantity: 2 }),
  aVariant('Moss', 'M'),
  aVariant('Clay', 'M', { quantity: 3 }),
  aVariant('Moss', 'L', { quantity: 0 }),
  aVariant('Clay', 'L'),
  aVariant('Clay', 'XL', { price: 1200 }),
];

/** A product as the page of one of its variants loads it. */
export function aStyle(id = 'Moss-M', over: Partial<Product> = {}): Product {
  const variant = variants.find((other) => other.id === id);
  if (!variant) throw new Error(`No variant ${id}`);
  const { cover, ...own } = variant;
  const subImages = [`/media/${own.color}-back.jpg`];
  const salesCoverPicture = cover?.src ?? '';
  return aProduct({ ...own, cover, salesCoverPicture, subImages, styleId: 'style', variants: [...variants], ...over });
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

/** One failure of each kind that machines distinguish. */
export const everyFailure = [
  offline,
  notFound,
  notOffered,
  serverError,
  new CallError('Somebody was quicker', { status: 409, code: 'order_status_conflict' }),
  new CallError('Please wait', { status: 429, code: 'rate_limited', retryAfter: 40 }),
];
