/**
 * Method, path and credential of every call, without schemas: all that a browser needs to send one.
 * Paths are relative to /api/v1; `{name}` is a path parameter. `calls.ts` adds the schemas, call by call.
 */
import type { Endpoint } from './endpoint.ts';

/** What shoppers call. */
export const shopEndpoints = {
  signup: { method: 'POST', path: '/signup', auth: 'none' },
  login: { method: 'POST', path: '/login', auth: 'none' },
  logout: { method: 'POST', path: '/logout', auth: 'customer', additive: true },
  logoutEverywhere: { method: 'POST', path: '/logout-everywhere', auth: 'customer', additive: true },
  completeProfile: { method: 'POST', path: '/complete-profile-registration/{id}', auth: 'customer' },
  verifyEmail: { method: 'POST', path: '/verify-email', auth: 'none' },
  verifyEmailAccount: { method: 'POST', path: '/verify-email-account', auth: 'none' },
  requestOtp: { method: 'POST', path: '/request-otp', auth: 'none' },
  forgotPassword: { method: 'POST', path: '/forgot-password', auth: 'none' },
  resetPassword: { method: 'POST', path: '/reset-password', auth: 'none' },
  getProfile: { method: 'GET', path: '/user/profile', auth: 'customer' },
  getOrderHistory: { method: 'GET', path: '/user/orders', auth: 'customer', additive: true },
  getProducts: { method: 'GET', path: '/products', auth: 'none', queries: ['page', 'limit'] },
  getProduct: { method: 'GET', path: '/products/{id}', auth: 'none' },
  searchProducts: { method: 'GET', path: '/search-query', auth: 'none', queries: ['query', 'page', 'limit'] },
  addToCart: { method: 'POST', path: '/cart', auth: 'customer' },
  getCart: { method: 'GET', path: '/cart', auth: 'customer' },
  deleteCartProduct: { method: 'DELETE', path: '/delete-cart-product/{id}', auth: 'customer' },
  deleteCartItem: { method: 'DELETE', path: '/cart/item/{id}', auth: 'customer' },
  getOrders: { method: 'GET', path: '/get-orders', auth: 'customer', queries: [] },
  placeOrder: { method: 'POST', path: '/orders', auth: 'customer', idempotent: true },
  getOrder: { method: 'GET', path: '/orders/{id}', auth: 'customer' },
  deleteOrder: { method: 'DELETE', path: '/orders/{id}', auth: 'customer' },
  makePayment: { method: 'POST', path: '/make-payment', auth: 'customer', idempotent: true },
  verifyPayment: { method: 'GET', path: '/payments/verify/{reference}', auth: 'customer', additive: true },
  receivePaymentEvent: { method: 'POST', path: '/payments/webhook', auth: 'provider', additive: true },
  sendContactMessage: { method: 'POST', path: '/contact', auth: 'none', additive: true },
  subscribeToNewsletter: { method: 'POST', path: '/newsletter', auth: 'none', additive: true },
} as const satisfies Record<string, Endpoint>;
