import { and, count, eq, gte, isNotNull, lt, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { readCounter } from '../db/counters.ts';
import type { Tx } from '../db/database.ts';
import { orders, users } from '../db/schema.ts';
import type { Handler } from '../http/handler.ts';

const PERIOD_MS = 30 * 24 * 60 * 60_000;

const isVerifiedCustomer = and(eq(users.userType, 'Customer'), isNotNull(users.emailVerifiedAt));

/**
 * A sale is a paid order, at the time of its payment; users are customers, not admins. User growth counts verified
 * accounts only, because unverified accounts of the month before are already deleted.
 */
export const getOverviewStats: Handler<'getOverviewStats'> = (_input, { services }) =>
  services.db.autocommit(async (tx) => {
    const now = services.now();
    return {
      totalUsers: await readCounter(tx, 'users'),
      userGrowth: await growthOf(tx, users, isVerifiedCustomer, users.createdAt, now),
      totalProducts: await readCounter(tx, 'products'),
      totalSales: await readCounter(tx, 'sales'),
      salesGrowth: await growthOf(tx, orders, eq(orders.paymentStatus, 'paid'), orders.paidAt, now),
    };
  });

async function growthOf(
  tx: Tx,
  table: PgTable,
  condition: SQL | undefined,
  time: PgColumn,
  now: Date,
): Promise<number> {
  const recent = new Date(now.getTime() - PERIOD_MS);
  const before = new Date(recent.getTime() - PERIOD_MS);
  const countOf = async (...period: SQL[]) => {
    const [row] = await tx
      .select({ rows: count() })
      .from(table)
      .where(and(condition, ...period));
    return row?.rows ?? 0;
  };
  return growth(await countOf(gte(time, before), lt(time, recent)), await countOf(gte(time, recent)));
}

/** Growth in per cent with one decimal. Growth from zero counts as 100. */
export function growth(before: number, now: number): number {
  if (before === 0) return now === 0 ? 0 : 100;
  return Math.round(((now - before) / before) * 1000) / 10;
}
