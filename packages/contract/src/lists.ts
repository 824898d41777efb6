/** The sort orders of lists, the default first, and their filters. */

/** 'featured' is the shop's own order. */
export const productSorts = ['featured', 'newest', 'price-asc', 'price-desc', 'name'] as const;
export type ProductSort = (typeof productSorts)[number];

/** Orders of the admin area that still need the shop, or all. */
export const adminOrderFilters = ['new', 'all'] as const;
export const adminOrderSorts = ['newest', 'oldest', 'total-asc', 'total-desc'] as const;
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
export const transactionSorts = ['newest', 'oldest', 'amount-asc', 'amount-desc'] as const;
export const readFilters = ['all', 'unread'] as const;
export type AdminOrderFilter = (typeof adminOrderFilters)[number];
export type AdminOrderSort = (typeof adminOrderSorts)[number];
export type AdminProductSort = (typeof adminProductSorts)[number];
export type AdminUserSort = (typeof adminUserSorts)[number];
export type TransactionSort = (typeof transactionSorts)[number];
export type ReadFilter = (typeof readFilters)[number];
