/** Rows on a page of each list of the back office. */
export const adminPageSizes = {
  dashboardOrders: 3,
  orders: 10,
  products: 10,
  users: 8,
  transactions: 10,
  messages: 20,
  notifications: 20,
  mails: 10,
  restock: 10,
  sizeGuides: 10,
  auditLog: 20,
} as const;
