import { readCounter } from '../db/counters.ts';
import type { Handler } from '../http/handler.ts';
import { findOperatorWarnings } from '../operator/warnings.ts';
import { twoFactorReminder } from '../twoFactor/reminder.ts';

/** Counts of unread and new items for the admins' badges, and operator warnings. */
export const getAdminCounts: Handler<'getAdminCounts'> = (_input, { services, user }) =>
  services.db.autocommit(async (tx) => ({
    unreadMessages: await readCounter(tx, 'contact_messages:unread'),
    unreadNotifications: await readCounter(tx, 'notifications:unread'),
    newOrders: await readCounter(tx, 'orders:new'),
    warnings: [...(await findOperatorWarnings(tx, services)), ...(await twoFactorReminder(tx, services, user.id))],
  }));
