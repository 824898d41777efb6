import { count, desc, eq, inArray, sql } from 'drizzle-orm';
import { presentUser } from '../accounts/presentUser.ts';
import { orders, users } from '../db/schema.ts';
import type { Handler } from '../http/handler.ts';
import { toNaira } from '../money.ts';
import { pageOf } from '../paging.ts';

/** Customers, newest first. Orders of any state are counted; money only where it was paid and not owed back. */
export const getAdminUsers: Handler<'getAdminUsers'> = ({ query }, { services }) =>
  services.db.read(async (tx) => {
    const isCustomer = eq(users.userType, 'Customer');
    const [counted] = await tx.select({ total: count() }).from(users).where(isCustomer);
    const totalUsers = counted?.total ?? 0;
    const { page, totalPages, offset } = pageOf(totalUsers, query.limit, query.page);

    const rows = await tx
      .select()
      .from(users)
      .where(isCustomer)
      .orderBy(desc(users.createdAt), desc(users.id))
      .limit(query.limit)
      .offset(offset);
    // Of the shown users alone: a join before the page is cut would add up every order of the shop.
    const sums = await tx
      .select({
        userId: orders.userId,
        orders: count(),
        spentKobo: sql`coalesce(sum(${orders.totalKobo}) filter (where ${orders.paymentStatus} = 'paid'), 0)`.mapWith(
          Number,
        ),
      })
      .from(orders)
      .where(
        inArray(
          orders.userId,
          rows.map(({ id }) => id),
        ),
      )
      .groupBy(orders.userId);
    const sumOf = new Map(sums.map((sum) => [sum.userId, sum]));

    return {
      users: rows.map((row) => ({
        ...presentUser(row),
        status: row.status,
        lastSeen: row.lastSeenAt?.toISOString() ?? null,
        orders: sumOf.get(row.id)?.orders ?? 0,
        netSpent: toNaira(sumOf.get(row.id)?.spentKobo ?? 0),
      })),
      totalUsers,
      currentPage: page,
      totalPages,
    };
  });
