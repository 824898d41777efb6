import { limits } from '@abs/contract';
import { count, eq } from 'drizzle-orm';
import { ApiError } from '../apiError.ts';
import { orders, users } from '../db/schema.ts';
import type { Handler } from '../http/handler.ts';
import { refusals } from '../refusals.ts';
import { toUser, userSearchText } from './mapper.ts';
import { findPendingEmail, findUser } from './queries.ts';

export const completeProfile: Handler<'completeProfile'> = async ({ params, body }, { services, user }) => {
  if (params.id !== user.id) throw new ApiError('forbidden', 'You can only complete your own profile.');
  const { firstName, lastName, gender } = body;
  const searchText = userSearchText({ firstName, lastName, email: user.email });
  const [row] = await services.db.autocommit((tx) =>
    tx.update(users).set({ firstName, lastName, gender, searchText }).where(eq(users.id, user.id)).returning(),
  );
  if (!row) throw new ApiError(...refusals.loginNeeded);
  return { message: 'You have created your ABS profile.', data: toUser(row) };
};

/** Returns the user and the number of orders of any status. A separate call returns the orders. */
export const getProfile: Handler<'getProfile'> = async ({ query }, { services, user }) =>
  services.db.autocommit(async (tx) => {
    const row = await findUser(tx, user.id);
    if (!row) throw new ApiError(...refusals.loginNeeded);
    const [counted] = await tx.select({ total: count() }).from(orders).where(eq(orders.userId, user.id));
    const total = counted?.total ?? 0;
    const limit = limits.ORDERS_PER_PAGE;
    const totalPages = Math.ceil(total / limit);
    const page = Math.min(query.page, Math.max(1, totalPages));
    return {
      user: toUser(row),
      pagination: { page, limit, total, totalPages },
      settings:
        row.userType === 'Admin'
          ? ['email', 'password', 'devices', 'data', 'twoFactor']
          : ['email', 'password', 'addresses', 'devices', 'data', 'deletion'],
      pendingEmail: await findPendingEmail(tx, user.id, services.now()),
    };
  });
