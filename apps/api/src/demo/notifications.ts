import type { OrderEventKind } from '@abs/contract';
import { limits } from '@abs/contract';
import { and, isNotNull, lte } from 'drizzle-orm';
import { nameOf } from '../accounts/mapper.ts';
import { newMessageNotice } from '../contact/newMessageNotice.ts';
import type { Tx } from '../db/database.ts';
import { type contactMessages, notifications, products } from '../db/schema.ts';
import { type Notice, noticeSearchText } from '../notifications/notify.ts';
import { lowStockNotices, newOrderNotice, orderCancelledNotice, orderPaidNotice } from '../orders/orderNotices.ts';
import type { PastOrder } from './orders.ts';
import { DAY, HOUR } from './random.ts';

/** Notifications reach back this far; those older than a day and a half are read. */
const NOTICE_AGE_MS = 14 * DAY;
const READ = 1.5 * DAY;

type PastNotice = { notice: Notice; at: Date };

/** Adds the notifications that admins would have got in the past. */
export async function seedNotifications(
  tx: Tx,
  past: readonly PastOrder[],
  messages: readonly (typeof contactMessages.$inferSelect)[],
  now: Date,
): Promise<void> {
  // One size of each color is enough for a list.
  const low = await tx
    .select()
    .from(products)
    .where(and(isNotNull(products.slug), products.isCard, lte(products.quantity, limits.LOW_STOCK)))
    .orderBy(products.position);
  const pastNotices: PastNotice[] = [
    ...past.flatMap(ofOrder),
    ...messages.map((message) => ({ notice: newMessageNotice(message), at: message.createdAt })),
    ...low.flatMap(ofStock(now)),
  ]
    .filter(({ at }) => now.getTime() - at.getTime() < NOTICE_AGE_MS)
    .sort((a, b) => a.at.getTime() - b.at.getTime());
  if (pastNotices.length === 0) return;
  await tx.insert(notifications).values(
    pastNotices.map(({ notice, at }) => ({
      ...notice,
      searchText: noticeSearchText(notice),
      createdAt: at,
      readAt: now.getTime() - at.getTime() > READ ? new Date(at.getTime() + HOUR) : null,
    })),
  );
}

function ofOrder({ story: { user, cancelledBy }, order, lines, events }: PastOrder): PastNotice[] {
  const name = nameOf(user);
  const notices: Partial<Record<OrderEventKind, () => Notice>> = {
    placed: () => newOrderNotice(order, lines, name),
    paid: () => orderPaidNotice(order, lines, name),
    expired: () => orderCancelledNotice(order, lines, name, 'expired'),
    // Admins need no notification of actions by admins.
    ...(cancelledBy === 'customer' && { cancelled: () => orderCancelledNotice(order, lines, name, 'customer') }),
  };
  return events.flatMap(({ kind, at }) => {
    const notice = notices[kind]?.();
    return notice ? [{ notice, at }] : [];
  });
}

/** Notices as if the last pieces had been sold one by one over the last days. */
const ofStock =
  (now: Date) =>
  (product: typeof products.$inferSelect, index: number): PastNotice[] => {
    const before = new Map([[product.id, { ...product, quantity: limits.LOW_STOCK + 1 }]]);
    const piece = { productId: product.id, quantity: limits.LOW_STOCK + 1 - product.quantity };
    const at = new Date(now.getTime() - (7 + 13 * index) * HOUR);
    return lowStockNotices([piece], before).map((notice) => ({ notice, at }));
  };
