import { type Fulfilment, limits } from '@abs/contract';
import type {
  AdminOrder,
  AdminProduct,
  AdminUser,
  AuditEntry,
  ContactMessage,
  Notification,
  SecurityEvent,
} from '@abs/contract/entities';
import { nameOf, toUser, type UserRow, userTypeOf } from '../accounts/mapper.ts';
import { toProduct } from '../catalogue/mapper.ts';
import type {
  auditLog,
  contactMessages,
  messageReplies,
  notifications,
  products,
  securityEvents,
} from '../db/schema.ts';
import { reachable } from '../mail/mailbox.ts';
import { toNaira } from '../money.ts';
import { type OrderLineRow, type OrderRow, toOrder } from '../orders/mapper.ts';

export type ProductRow = typeof products.$inferSelect;

/** A product in the format of the admin lists. */
export function toAdminProduct(row: ProductRow): AdminProduct {
  return {
    ...toProduct(row),
    sales: row.soldCount,
    isLowStock: row.quantity <= limits.LOW_STOCK,
    isDeleted: row.deletedAt !== null,
    createdAt: row.createdAt.toISOString(),
    sku: row.sku ?? undefined,
  };
}

/** A single product, with all its pictures. */
export const toAdminProductDetail = (row: ProductRow): AdminProduct => ({
  ...toAdminProduct(row),
  pictures: row.pictures,
});

/** The fulfilment status of an order. */
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
    customer: { userId: customer.id, name: nameOf(customer), email: reachable(customer.email) },
  };
}

/** A customer with status, last visit, orders and spending. */
export function toAdminUser(row: UserRow): AdminUser {
  return {
    ...toUser(row),
    status: row.status,
    lastSeen: row.lastSeenAt?.toISOString() ?? null,
    orders: row.orderCount,
    netSpent: toNaira(row.spentKobo),
  };
}

/** A message of the contact form with its replies, each with its author. */
export function toContactMessage(
  row: typeof contactMessages.$inferSelect,
  replies: readonly { reply: typeof messageReplies.$inferSelect; by: UserRow }[],
): ContactMessage {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    text: row.message,
    createdAt: row.createdAt.toISOString(),
    isRead: row.readAt !== null,
    replies: replies.map(({ reply, by }) => ({
      id: reply.id,
      text: reply.text,
      by: nameOf(by),
      createdAt: reply.createdAt.toISOString(),
    })),
  };
}

export function toNotification(row: typeof notifications.$inferSelect): Notification {
  return {
    id: row.id,
    kind: row.kind,
    title: row.title,
    detail: row.detail,
    createdAt: row.createdAt.toISOString(),
    isRead: row.readAt !== null,
    subjectId: row.subjectId,
    ...(row.cover && { cover: row.cover }),
  };
}

/** An entry of the audit log. */
export function toAuditEntry(row: typeof auditLog.$inferSelect, author: UserRow): AuditEntry {
  return {
    id: row.id,
    at: row.createdAt.toISOString(),
    by: { userId: author.id, name: nameOf(author) },
    action: row.action,
    subject: { kind: row.subjectKind, id: row.subjectId, name: row.subjectName },
    before: row.before,
    after: row.after,
  };
}

/** A security event of an account; `user` is null if the e-mail address has no account. */
export function toSecurityEvent(row: typeof securityEvents.$inferSelect, user: UserRow | null): SecurityEvent {
  return {
    id: row.id,
    kind: row.kind,
    email: row.email,
    user: user && { userId: user.id, name: nameOf(user), userType: userTypeOf(user) },
    address: row.address,
    count: row.count,
    at: row.lastAt.toISOString(),
  };
}
