import type { SalesDay } from '@abs/contract';
import { and, count, eq, gte, sql, sum } from 'drizzle-orm';
import { orders } from '../db/schema.ts';
import type { Handler } from '../http/handler.ts';
import { toNaira } from '../money.ts';
import { lagosDay, startOfLagosDay } from './lagosDay.ts';

const DAY = 24 * 60 * 60_000;

/** Paid orders and their revenue by calendar day of the payment in Lagos. A day without a sale has zeros. */
export const getSales: Handler<'getSales'> = async ({ query }, { services }) => {
  const today = startOfLagosDay(services.now());
  const days = Array.from({ length: query.days }, (_, index) =>
    lagosDay(new Date(today.getTime() - (query.days - 1 - index) * DAY)),
  );
  const first = new Date(today.getTime() - (query.days - 1) * DAY);
  const date = sql<string>`to_char(${orders.paidAt} at time zone 'Africa/Lagos', 'YYYY-MM-DD')`;
  const rows = await services.db.autocommit((tx) =>
    tx
      .select({ date, sales: count(), kobo: sum(sql`${orders.totalKobo} - ${orders.refundedKobo}`).mapWith(Number) })
      .from(orders)
      .where(and(eq(orders.paymentStatus, 'paid'), gte(orders.paidAt, first)))
      .groupBy(date),
  );
  const found = new Map(rows.map((row) => [row.date, row]));
  return {
    days: days.map((day): SalesDay => {
      const row = found.get(day);
      return { date: day, sales: row?.sales ?? 0, revenue: toNaira(row?.kobo ?? 0) };
    }),
  };
};
