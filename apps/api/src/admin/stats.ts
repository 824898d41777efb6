import { and, count, eq, gte, isNull, lt, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Tx } from '../db/database.ts';
import { orders, products, users } from '../db/schema.ts';
import type { Handler } from '../http/handler.ts';

const PERIOD_MS = 30 * 24 * 60 * 60_000;

/** A sale is a paid order, at the time of its payment; users are customers, not admins. */
export const getOverviewStats: Handler<'getOverviewStats'> = (_input, { services }) =>
  services.db.read(async (tx) => {
    const isSale = eq(orders.paymentStatus, 'paid');
    const isCustomer = eq(users.userType, 'Customer');
    const now = services.now();
    return {
      totalUsers: await countOf(tx, users, isCustomer),
      userGrowth: await growthOf(tx, users, isCustomer, users.createdAt, now),
      totalProducts: await countOf(tx, products, isNull(products.deletedAt)),
      totalSales: await countOf(tx, orders, isSale),
      salesGrowth: await growthOf(tx, orders, isSale, orders.paidAt, now),
    };
  });

async function countOf(tx: Tx, table: PgTable, condition: SQL | undefined): Promise<number> {
  const [row] = await tx.select({ rows: count() }).from(table).where(condition);
  return row?.rows ?? 0;
}

async function growthOf(tx: Tx, table: PgTable, condition: SQL, time: PgColumn, now: Date): Promise<number> {
  const recent = new Date(now.getTime() - PERIOD_MS);
  const before = new Date(recent.getTime() - PERIOD_MS);
  return growth(
    await countOf(tx, table, and(condition, gte(time, before), lt(time, recent))),
    await countOf(tx, table, and(condition, gte(time, recent))),
  );
}

/** Per cent with one decimal. From nothing to something counts as 100. */
export function growth(before: number, now: number): number {
  if (before === 0) return now === 0 ? 0 : 100;
  return Math.round(((now - before) / before) * 1000) / 10;
}
