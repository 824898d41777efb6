import { nameOf, type UserRow } from '../accounts/mapper.ts';
import type { Tx } from '../db/database.ts';
import { hit, limitOf, uncount } from '../limits/rateLimit.ts';
import { notify, withdrawNotice } from '../notifications/notify.ts';
import type { Services } from '../services.ts';
import { orderCancelledMail } from './mails.ts';
import type { OrderLineRow, OrderRow } from './mapper.ts';
import { orderCancelledNotice } from './orderNotices.ts';

/**
 * Notifies the owner and, unless the shop cancelled the order, the admins. If the owner cancels while the order's mail
 * is unsent and its notice unread, withdraws both and notifies no one.
 */
export async function announceCancellation(
  tx: Tx,
  services: Services,
  owner: UserRow,
  order: OrderRow,
  lines: readonly OrderLineRow[],
  reason: 'customer' | 'expired' | 'shop',
): Promise<void> {
  const isMailed = await mailOrderCancelled(tx, services, owner, order, lines, reason);
  if (reason === 'shop') return;
  const wasUnread = await withdrawNotice(tx, 'newOrder', order.id);
  if (wasUnread && !isMailed) return;
  await notify(tx, services, [orderCancelledNotice(order, lines, nameOf(owner), reason)]);
}

/** @returns false when the unsent order mail was withdrawn instead, or the owner has reached the mail limit */
async function mailOrderCancelled(
  tx: Tx,
  services: Services,
  owner: UserRow,
  order: OrderRow,
  lines: readonly OrderLineRow[],
  reason: 'customer' | 'expired' | 'shop',
): Promise<boolean> {
  if (reason === 'customer') {
    if (await services.mailer.withdraw(tx, order.id)) {
      await uncount(tx, limitOf.orderMailsByCustomer(owner.id));
      return false;
    }
    if (!(await isMailAllowed(tx, services, owner))) return false;
  }
  await services.mailer.enqueue(tx, orderCancelledMail(services.config, owner.email, order, lines, reason));
  return true;
}

async function isMailAllowed(tx: Tx, services: Services, owner: UserRow): Promise<boolean> {
  return (await hit(tx, limitOf.orderMailsByCustomer(owner.id), services.now())) === null;
}
