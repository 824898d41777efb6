import { CallError, noFilters, type PaymentOutcome } from '@abs/contract';
import { carouselMachine } from '../../carousel/index.ts';
import { cartMachine } from '../../cart/index.ts';
import { checkoutMachine, shownCartOf } from '../../checkout/index.ts';
import { collectionMachine } from '../../collection/index.ts';
import { contactMachine } from '../../contact/index.ts';
import { facetsMachine } from '../../facets/index.ts';
import { newsletterMachine } from '../../newsletter/index.ts';
import { orderDetailMachine } from '../../orderDetail/index.ts';
import { ordersMachine } from '../../orders/index.ts';
import { paymentReturnMachine } from '../../paymentReturn/index.ts';
import { productDetailMachine } from '../../productDetail/index.ts';
import { restockLinkMachine } from '../../restockLink/index.ts';
import { restockRequestMachine } from '../../restockRequest/index.ts';
import { searchMachine } from '../../search/index.ts';
import { sharedWishlistMachine } from '../../sharedWishlist/index.ts';
import { sizeGuideMachine } from '../../sizeGuide/index.ts';
import { wishlistMachine } from '../../wishlist/index.ts';
import { aCollection, ada, aLine, anOrder, aProduct, aSizeGuide, aStyle, everyFailure } from '../fixtures.ts';
import { modelOf } from '../model.ts';

const { email } = ada;
const answer = { message: 'ok' };
const createKey = () => 'key';
const order = anOrder();
const paymentPage = 'https://pay.example/r1';
const paymentAt = (authorization_url: string) => ({
  orderId: order.id,
  data: { status: true, message: 'ok', data: { authorization_url, access_code: 'a', reference: 'r1' } },
});
const payments = [paymentAt(paymentPage), paymentAt('https://elsewhere.example')];
const isAllowedPaymentUrl = (_: unknown, { url }: { url: string }) => url === paymentPage;

export const carousel = modelOf(carouselMachine, {
  inputs: [{ length: 2 }],
  events: [
    { type: 'next.pressed' },
    { type: 'previous.pressed' },
    { type: 'play.toggled' },
    { type: 'hold.began' },
    { type: 'hold.ended' },
    { type: 'motion.reduced' },
  ],
  answers: {},
});

const productsPage = (page: number, totalPages: number, products = [aProduct()]) => ({
  products,
  page,
  totalPages,
  totalProducts: totalPages,
});

export const productDetail = modelOf(productDetailMachine, {
  inputs: [{ productId: 'p1' }, { productId: 'Moss-M' }],
  events: [
    { type: 'product.opened', productId: 'p2' },
    { type: 'product.opened', productId: 'Moss-S', size: 'S' },
    { type: 'product.opened', productId: 'Clay-M' },
    { type: 'size.chosen', size: 'S' },
    { type: 'size.recalled', size: 'M' },
    { type: 'color.chosen', productId: 'Clay-M' },
    { type: 'color.chosen', productId: 'Moss-M' },
    { type: 'refresh.requested' },
    { type: 'quantity.stepped', by: 1 },
    { type: 'picture.selected', index: 1 },
    { type: 'addToCart.pressed' },
    { type: 'orderNow.pressed' },
    // Leads from a chosen size to a color without this size.
    { type: 'size.chosen', size: 'XL' },
  ],
  answers: {
    getProduct: [
      { product: aProduct(), relatedProducts: [] },
      { product: aStyle(), relatedProducts: [] },
    ],
  },
  key: ({ product, productId, size }) => [product?.id, productId, size],
});

export const search = modelOf(searchMachine, {
  inputs: [{}, { search: 'hoodie' }],
  events: [
    { type: 'search.opened' },
    { type: 'search.closed' },
    { type: 'text.changed', text: 'hoodie ' },
    { type: 'text.changed', text: 'hoodie' },
    { type: 'text.changed', text: '' },
    { type: 'retry.requested' },
  ],
  answers: { searchProducts: [productsPage(1, 1), productsPage(1, 0, [])] },
});

const counted = { totalProducts: 3, facets: undefined };
const chosen = { ...noFilters, inStock: true };

export const facets = modelOf(facetsMachine, {
  inputs: [undefined],
  events: [
    { type: 'filters.opened', search: '', filters: noFilters, ...counted },
    { type: 'filters.changed', filters: chosen },
    { type: 'filters.cleared' },
    { type: 'filters.confirmed' },
    { type: 'filters.closed' },
    { type: 'retry.requested' },
  ],
  answers: { countProducts: [counted] },
});

export const cart = modelOf(cartMachine, {
  inputs: [{ signedIn: false }, { signedIn: true }],
  events: [
    { type: 'session.opened' },
    { type: 'session.closed' },
    { type: 'order.placed' },
    { type: 'refresh.requested' },
    { type: 'product.added', productId: 'p1', quantity: 1 },
    { type: 'quantity.stepped', productId: 'p1', by: 1 },
    { type: 'variant.chosen', productId: 'p1', variantId: 'p2' },
    { type: 'delete.requested', productId: 'p1' },
    { type: 'delete.confirmed' },
    { type: 'delete.cancelled' },
  ],
  answers: {
    getCart: [{ items: [aLine()] }, { items: [] }],
    addToCart: [{ productId: 'p1', quantity: 1, item: aLine() }],
    changeVariant: [{ productId: 'p2', quantity: 1, item: aLine('p2') }],
    deleteItem: [{ message: 'ok', itemId: 'line-of-p1' }],
  },
  key: ({ items, isStale, queues, chosenProductId }) => [items.length, isStale, queues, chosenProductId],
});

/** The order of one line of the cart. */
const orderOfCart = anOrder({ orderItems: [{ id: 'i1', quantity: 1, product: aLine().product }] });
const seenCart = shownCartOf({ items: [aLine()], total: 1005 });
const changedCart = { items: [aLine('p1', 2)], total: 2005 };
/** The cart of a backend that does not compare the expected total. */
const basicCart = shownCartOf({ items: [aLine()] });
const delivery = { deliveryAddress: '1 Broad Street', phoneNumber: '+234 801 234 5678' };

export const checkout = modelOf(checkoutMachine.provide({ guards: { isAllowedPaymentUrl } }), {
  inputs: [{ createKey }, { createKey, open: true }],
  events: [
    { type: 'checkout.opened', deliveryAddress: '1 Broad Street', cart: seenCart },
    { type: 'delivery.drafted', values: { phoneNumber: '0802' } },
    { type: 'delivery.confirmed', values: delivery, cart: seenCart },
    { type: 'delivery.confirmed', values: { phoneNumber: '' }, cart: seenCart },
    { type: 'delivery.cancelled' },
    { type: 'changes.accepted' },
    { type: 'order.payRequested', orderId: order.id },
    { type: 'checkout.closed' },
    // Last, so that ordinary journeys do not use these unusual events.
    { type: 'checkout.opened', deliveryAddress: '1 Broad Street', cart: basicCart },
    { type: 'checkout.opened', deliveryAddress: '1 Broad Street', cart: shownCartOf(changedCart) },
    { type: 'delivery.confirmed', values: delivery, cart: shownCartOf(changedCart) },
  ],
  answers: {
    getCart: [{ items: [aLine()] }, { items: [aLine('p1', 2)] }],
    placeOrder: [{ order: orderOfCart }, {}],
    getOrders: [[orderOfCart], []],
    makePayment: payments,
  },
  refusals: {
    placeOrder: [
      new CallError('Your cart is empty.', { status: 409, code: 'cart_empty' }),
      ...everyFailure,
      new CallError('Your cart has changed.', { status: 409, code: 'price_changed', cart: changedCart }),
    ],
    makePayment: [new CallError('It is cancelled.', { status: 409, code: 'order_not_pending' }), ...everyFailure],
  },
  key: ({ values, errors, shownCart, currentCart, attempt, repeats, orderId }) => [
    values.phoneNumber === '',
    errors.phoneNumber !== undefined,
    [shownCart?.total, shownCart?.takesExpectedTotal, currentCart?.total],
    [attempt?.expectedTotal, repeats],
    orderId,
  ],
});

const ended = (status: PaymentOutcome, over = order) => ({
  reference: 'r1',
  orderId: over.id,
  status,
  message: `It is ${status}`,
  order: over,
});

export const paymentReturn = modelOf(paymentReturnMachine.provide({ guards: { isAllowedPaymentUrl } }), {
  inputs: [
    { reference: null, createKey },
    { reference: 'r1', createKey },
  ],
  events: [{ type: 'check.requested' }, { type: 'retry.requested' }],
  answers: {
    verifyPayment: [
      ended('pending'),
      ended('paid'),
      ended('failed'),
      ended('abandoned'),
      ended('paid', anOrder({ paymentStatus: 'refundDue' })),
    ],
    makePayment: payments,
  },
});

export const orders = modelOf(ordersMachine, {
  inputs: [{ signedIn: false }, { signedIn: true }],
  events: [
    { type: 'session.opened' },
    { type: 'session.closed' },
    { type: 'orders.changed' },
    { type: 'refresh.requested' },
    { type: 'cancel.requested', orderId: order.id },
    { type: 'cancel.confirmed' },
    { type: 'cancel.dismissed' },
  ],
  answers: { getOrders: [[order], []], cancelOrder: [{ message: 'ok', orderId: order.id }] },
});

export const orderDetail = modelOf(orderDetailMachine, {
  inputs: [{ orderId: order.id }],
  events: [{ type: 'refresh.requested' }],
  answers: { getOrder: [{ order }] },
});

export const newsletter = modelOf(newsletterMachine, {
  inputs: [{}],
  events: [
    { type: 'form.submitted', values: { email } },
    { type: 'form.submitted', values: { email: 'ada' } },
  ],
  answers: { subscribe: [answer, { ...answer, confirmBy: 'mail' }] },
});

export const contact = modelOf(contactMachine, {
  inputs: [{}],
  events: [
    { type: 'form.submitted', values: { name: 'Ada Obi', email, message: 'Do you ship to Jos?' } },
    { type: 'form.submitted', values: { message: '' } },
    { type: 'write.another' },
  ],
  answers: { sendContactMessage: [answer] },
});

export const restockRequest = modelOf(restockRequestMachine, {
  inputs: [{ productId: 'p1' }],
  events: [
    { type: 'form.submitted', values: { email } },
    { type: 'form.submitted', values: { email: 'ada' } },
  ],
  answers: { requestMail: [answer] },
});

export const restockLink = modelOf(restockLinkMachine, {
  inputs: [{ action: 'confirm', token: 'a-token' }],
  events: [{ type: 'refresh.requested' }],
  answers: { followLink: [answer] },
  refusals: [...everyFailure, new CallError('Expired', { status: 400, code: 'invalid_code' })],
});

export const sizeGuide = modelOf(sizeGuideMachine, {
  inputs: [{ category: 'hoodie' }],
  events: [{ type: 'refresh.requested' }],
  answers: { getSizeGuide: [{ sizeGuide: aSizeGuide() }] },
});

const saved = { productId: 'p1', product: aProduct(), isAvailable: true };
const kept = { ...saved, createdAt: '2026-01-01T00:00:00.000Z' };

export const wishlist = modelOf(wishlistMachine, {
  inputs: [
    { signedIn: false, deviceItems: [] },
    { signedIn: true, deviceItems: [saved] },
  ],
  events: [
    { type: 'session.opened' },
    { type: 'session.closed', reason: 'logout' },
    { type: 'session.closed', reason: 'expired' },
    { type: 'heart.toggled', product: aProduct() },
    { type: 'device.changed', items: [] },
    { type: 'refresh.requested' },
    { type: 'share.requested' },
    { type: 'end.requested' },
    { type: 'end.confirmed' },
    { type: 'end.cancelled' },
  ],
  answers: {
    lookUpWishlist: [{ items: [saved] }, { items: [] }],
    joinWishlist: [{ wishlist: { items: [kept], shareToken: null }, unknown: [], refused: 1 }],
    getWishlist: [
      { items: [kept], shareToken: 'abc' },
      { items: [], shareToken: null },
    ],
    saveHeart: [{ item: kept }],
    removeHeart: [answer],
    shareWishlist: [{ token: 'abc' }],
    endWishlistShare: [answer],
  },
  key: ({ items, deviceItems, hearts, shareToken, isStale }) => [
    items.length,
    deviceItems.length,
    Object.keys(hearts),
    shareToken,
    isStale,
  ],
});

export const sharedWishlist = modelOf(sharedWishlistMachine, {
  inputs: [{ token: 'abc' }],
  events: [{ type: 'refresh.requested' }],
  answers: { getSharedWishlist: [{ products: [aProduct()] }] },
});

export const collection = modelOf(collectionMachine, {
  inputs: [{ slug: 'rain' }],
  events: [{ type: 'refresh.requested' }],
  answers: {
    getCollection: [
      { collection: aCollection(), isOver: false },
      { collection: aCollection(), isOver: true },
    ],
  },
});
