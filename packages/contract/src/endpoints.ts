/**
 * Method, path and credential of every call, without schemas: all that a browser needs to send one.
 * Paths are relative to /api/v1; `{name}` is a path parameter. `calls.ts` adds the schemas, call by call.
 */

/** 'customer' is anyone signed in, 'admin' a user whose userType is 'Admin', 'provider' a signed payment webhook. */
export type Auth = 'none' | 'customer' | 'admin' | 'provider';
export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';
export type Endpoint = {
  method: Method;
  path: `/${string}`;
  auth: Auth;
  /** Takes an Idempotency-Key. */
  idempotent?: true;
  /** The body is multipart/form-data with one file in the field `file`. */
  upload?: true;
  /** The answer is not JSON, but a text of this type. */
  answers?: 'text/csv';
};

export const API_BASE_PATH = '/api/v1';

export const endpoints = {
  signup: { method: 'POST', path: '/signup', auth: 'none' },
  login: { method: 'POST', path: '/login', auth: 'none' },
  logout: { method: 'POST', path: '/logout', auth: 'customer' },
  completeProfile: { method: 'POST', path: '/complete-profile-registration/{id}', auth: 'customer' },
  verifyEmail: { method: 'POST', path: '/verify-email', auth: 'none' },
  verifyEmailAccount: { method: 'POST', path: '/verify-email-account', auth: 'none' },
  requestOtp: { method: 'POST', path: '/request-otp', auth: 'none' },
  forgotPassword: { method: 'POST', path: '/forgot-password', auth: 'none' },
  resetPassword: { method: 'POST', path: '/reset-password', auth: 'none' },
  getProfile: { method: 'GET', path: '/user/profile', auth: 'customer' },
  getOrderHistory: { method: 'GET', path: '/user/orders', auth: 'customer' },
  createProduct: { method: 'POST', path: '/create-products', auth: 'admin' },
  getProducts: { method: 'GET', path: '/products', auth: 'none' },
  getProduct: { method: 'GET', path: '/products/{id}', auth: 'none' },
  searchProducts: { method: 'GET', path: '/search-query', auth: 'none' },
  addToCart: { method: 'POST', path: '/cart', auth: 'customer' },
  getCart: { method: 'GET', path: '/cart', auth: 'customer' },
  deleteCartProduct: { method: 'DELETE', path: '/delete-cart-product/{id}', auth: 'customer' },
  deleteCartItem: { method: 'DELETE', path: '/cart/item/{id}', auth: 'customer' },
  getOrders: { method: 'GET', path: '/get-orders', auth: 'customer' },
  placeOrder: { method: 'POST', path: '/orders', auth: 'customer', idempotent: true },
  getOrder: { method: 'GET', path: '/orders/{id}', auth: 'customer' },
  deleteOrder: { method: 'DELETE', path: '/orders/{id}', auth: 'customer' },
  makePayment: { method: 'POST', path: '/make-payment', auth: 'customer', idempotent: true },
  verifyPayment: { method: 'GET', path: '/payments/verify/{reference}', auth: 'customer' },
  receivePaymentEvent: { method: 'POST', path: '/payments/webhook', auth: 'provider' },
  sendContactMessage: { method: 'POST', path: '/contact', auth: 'none' },
  subscribeToNewsletter: { method: 'POST', path: '/newsletter', auth: 'none' },
  getOverviewStats: { method: 'GET', path: '/overview/stats', auth: 'admin' },
  getAdminUsers: { method: 'GET', path: '/admin/users', auth: 'admin' },
  getAdminTransactions: { method: 'GET', path: '/admin/transactions', auth: 'admin' },
  exportTransactions: { method: 'GET', path: '/admin/transactions.csv', auth: 'admin', answers: 'text/csv' },
  getSales: { method: 'GET', path: '/overview/sales', auth: 'admin' },
  getAdminCounts: { method: 'GET', path: '/admin/counts', auth: 'admin' },
  getAdminOrders: { method: 'GET', path: '/admin/orders', auth: 'admin' },
  getAdminOrder: { method: 'GET', path: '/admin/orders/{id}', auth: 'admin' },
  setOrderStatus: { method: 'POST', path: '/admin/orders/{id}/status', auth: 'admin' },
  getAdminProducts: { method: 'GET', path: '/admin/products', auth: 'admin' },
  getAdminProduct: { method: 'GET', path: '/admin/products/{id}', auth: 'admin' },
  updateProduct: { method: 'PATCH', path: '/admin/products/{id}', auth: 'admin' },
  deleteProduct: { method: 'DELETE', path: '/admin/products/{id}', auth: 'admin' },
  restoreProduct: { method: 'POST', path: '/admin/products/{id}/restore', auth: 'admin' },
  uploadPicture: { method: 'POST', path: '/admin/pictures', auth: 'admin', upload: true },
  setUserStatus: { method: 'POST', path: '/admin/users/{id}/status', auth: 'admin' },
  getMessages: { method: 'GET', path: '/admin/messages', auth: 'admin' },
  getMessage: { method: 'GET', path: '/admin/messages/{id}', auth: 'admin' },
  setMessageRead: { method: 'POST', path: '/admin/messages/{id}/read', auth: 'admin' },
  replyToMessage: { method: 'POST', path: '/admin/messages/{id}/reply', auth: 'admin', idempotent: true },
  getNotifications: { method: 'GET', path: '/admin/notifications', auth: 'admin' },
  markNotificationsRead: { method: 'POST', path: '/admin/notifications/read', auth: 'admin' },
  getAuditLog: { method: 'GET', path: '/admin/audit', auth: 'admin' },
} as const satisfies Record<string, Endpoint>;

export type CallName = keyof typeof endpoints;
