import { type AdminUserSort, isolate } from '@abs/contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { nameOf } from '../accounts/mapper.ts';
import { revokeSessions } from '../accounts/sessions.ts';
import { ApiError } from '../apiError.ts';
import { users } from '../db/schema.ts';
import type { Handler } from '../http/handler.ts';
import { isUuid } from '../ids.ts';
import { refusals } from '../refusals.ts';
import { recordChange } from './audit.ts';
import { inOrderOf, pageOfIds, type Sort } from './list.ts';
import { toAdminUser } from './mapper.ts';

const isCustomer = eq(users.userType, 'Customer');

/**
 * Each key has an index with the same expression in db/schema/accounts.ts. Customers who were never seen count as seen
 * longest ago.
 */
const keys = {
  created: users.createdAt,
  name: sql`(left(${users.searchText}, 100) collate "C")`,
  seen: sql`(coalesce(${users.lastSeenAt}, '-infinity'))`,
  orders: users.orderCount,
  spent: users.spentKobo,
};

const sorts: Record<AdminUserSort, Sort> = {
  newest: { key: keys.created, direction: 'desc' },
  oldest: { key: keys.created, direction: 'asc' },
  'name-asc': { key: keys.name, direction: 'asc' },
  'name-desc': { key: keys.name, direction: 'desc' },
  'seen-asc': { key: keys.seen, direction: 'asc' },
  'seen-desc': { key: keys.seen, direction: 'desc' },
  'orders-asc': { key: keys.orders, direction: 'asc' },
  'orders-desc': { key: keys.orders, direction: 'desc' },
  'spent-asc': { key: keys.spent, direction: 'asc' },
  'spent-desc': { key: keys.spent, direction: 'desc' },
};

/** Lists customers. Counts orders of any status, but only money that was paid and is not due for refund. */
export const getAdminUsers: Handler<'getAdminUsers'> = ({ query }, { services }) =>
  services.db.autocommit(async (tx) => {
    const { status, sort, ...rest } = query;
    const { ids, pagination } = await pageOfIds(tx, {
      table: users,
      id: users.id,
      sort: sorts[sort],
      where: and(isCustomer, status && eq(users.status, status)),
      counters: [status ? `users:${status}` : 'users'],
      searchText: users.searchText,
      ...rest,
    });
    const rows = ids.length === 0 ? [] : await tx.select().from(users).where(inArray(users.id, ids));
    const { total, page, totalPages } = pagination;
    return {
      users: inOrderOf(ids, rows).map(toAdminUser),
      totalUsers: total,
      currentPage: page,
      totalPages,
      pagination,
    };
  });

const successTexts = {
  blocked: 'is blocked and logged out everywhere.',
  deactivated: 'is deactivated and logged out everywhere.',
  active: 'can log in again.',
};

/**
 * Blocks, deactivates or restores a customer; the first two end every session of the account in the same transaction.
 * Admins are not found, so that they cannot be locked out by mistake.
 */
export const setUserStatus: Handler<'setUserStatus'> = async (
  { params, body: { status } },
  { services, user: admin },
) => {
  const notFound = () => new ApiError(...refusals.notFound('Customer'));
  if (!isUuid(params.id)) throw notFound();
  const changed = await services.db.transaction(async (tx) => {
    const which = and(eq(users.id, params.id), isCustomer);
    const [before] = await tx.select().from(users).where(which).for('no key update');
    if (!before) throw notFound();
    if (before.status === status) return before;
    await tx.update(users).set({ status }).where(which);
    if (status !== 'active') await revokeSessions(tx, before.id);
    await recordChange(tx, services, admin, {
      action: 'setUserStatus',
      subject: { kind: 'user', id: before.id, name: nameOf(before) },
      before: { status: before.status },
      after: { status },
    });
    return { ...before, status };
  });
  return { message: `${isolate(nameOf(changed))} ${successTexts[status]}`, user: toAdminUser(changed) };
};
