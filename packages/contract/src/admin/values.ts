import { paymentStatuses } from '../orders/values.ts';

export const userStatuses = ['active', 'blocked', 'deactivated'] as const;
export type UserStatus = (typeof userStatuses)[number];

export const notificationKinds = [
  'newOrder',
  'orderPaid',
  'orderCancelled',
  'refundDue',
  'refunded',
  'disputed',
  'lowStock',
  'newMessage',
  'mailUndelivered',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** The orders in the admin area that the shop still has to handle, or all orders. */
export const adminOrderFilters = ['new', 'all'] as const;
export type AdminOrderFilter = (typeof adminOrderFilters)[number];

/** The payments that admins can list orders by. 'refundDue' includes orders that stay paid, 'disputed' is additional. */
export const adminOrderPayments = [...paymentStatuses, 'disputed'] as const;
export type AdminOrderPayment = (typeof adminOrderPayments)[number];

export const adminOrderSorts = ['newest', 'oldest', 'total-asc', 'total-desc'] as const;
export type AdminOrderSort = (typeof adminOrderSorts)[number];

export const adminProductSorts = [
  'newest',
  'oldest',
  'name-asc',
  'name-desc',
  'price-asc',
  'price-desc',
  'sales-asc',
  'sales-desc',
  'quantity-asc',
  'quantity-desc',
] as const;
export type AdminProductSort = (typeof adminProductSorts)[number];

export const adminUserSorts = [
  'newest',
  'oldest',
  'name-asc',
  'name-desc',
  'seen-asc',
  'seen-desc',
  'orders-asc',
  'orders-desc',
  'spent-asc',
  'spent-desc',
] as const;
export type AdminUserSort = (typeof adminUserSorts)[number];

export const transactionSorts = ['newest', 'oldest', 'amount-asc', 'amount-desc'] as const;
export type TransactionSort = (typeof transactionSorts)[number];

export const readFilters = ['all', 'unread'] as const;
export type ReadFilter = (typeof readFilters)[number];

export const adminSizeGuideSorts = ['name-asc', 'name-desc', 'newest', 'oldest'] as const;
export type AdminSizeGuideSort = (typeof adminSizeGuideSorts)[number];

/** Sorts of the restock demand: by how many people wait, and since when the first one has waited. */
export const adminRestockSorts = ['waiting-desc', 'waiting-asc', 'since-asc', 'since-desc'] as const;
export type AdminRestockSort = (typeof adminRestockSorts)[number];
