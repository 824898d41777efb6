import type { Endpoint } from './endpoints.ts';

/** What the admin area calls; apart, so that shoppers do not load it. */
export const adminEndpoints = {
  createProduct: { method: 'POST', path: '/create-products', auth: 'admin', idempotent: true },
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
