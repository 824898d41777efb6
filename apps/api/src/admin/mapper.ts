import { type Fulfilment, limits } from '@abs/contract';
import type { AdminOrder, AdminProduct, AdminUser } from '@abs/contract/entities';
import { nameOf, toUser, type UserRow } from '../accounts/mapper.ts';
import { toProduct } from '../catalogue/mapper.ts';
import type { products } from '../db/schema.ts';
import { toNaira } from '../money.ts';
import { type OrderLineRow, type OrderRow, toOrder } from '../orders/mapper.ts';

export type ProductRow = typeof products.$inferSelect;

/** A product as the admin lists carry it. */
export function toAdminProduct(row: ProductRow): AdminProduct {
  return {
    ...toProduct(row),
    sales: row.soldCount,
    isLowStock: row.quantity <= limits.LOW_STOCK,
    isDeleted: row.deletedAt !== null,
    createdAt: row.createdAt.toISOString(),
  };
}

/** A single product, with all its pictures. */
export const toAdminProductDetail = (row: ProductRow): AdminProduct => ({
  ...toAdminProduct(row),
  pictures: row.pictures,
});

/** What has become of an order in the shop's hands. */
export function fulfilmentOf({ status, clearedAt }: Pick<OrderRow, 'status' | 'clearedAt'>): Fulfilment {
  if (status === 'CANCELLED') return 'canceled';
  return clearedAt ? 'cleared' : 'pending';
}

/** An order with its customer. */
export function toAdminOrder(row: OrderRow, lines: readonly OrderLineRow[], customer: UserRow): AdminOrder {
  return {
    ...toOrder(row, lines),
    fulfilment: fulfilmentOf(row),
    isDisputed: row.isDisputed,
    customer: { userId: customer.id, name: nameOf(customer), email: customer.email },
  };
}

/** A customer with what the shop knows of them. */
export function toAdminUser(row: UserRow): AdminUser {
  return {
    ...toUser(row),
    status: row.status,
    lastSeen: row.lastSeenAt?.toISOString() ?? null,
    orders: row.orderCount,
    netSpent: toNaira(row.spentKobo),
  };
}
