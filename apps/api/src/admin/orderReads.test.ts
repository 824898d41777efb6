import { fulfilments, limits } from '@abs/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../db/database.ts';
import { orders } from '../db/schema.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';
import { rowsOf } from '../testing/totals.ts';
import { pageOfIds, type Sort } from './list.ts';
import { listingOf, type OrderChoice } from './orderFilters.ts';

/** Orders of one status and payment, which have successive totals: most are far from both ends of a list by total. */
const BLOCK = 3_000;
const LIMIT = 12;
/** So many are read to count them. */
const COUNTED = limits.ADMIN_SEARCH_CAP + 1;

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
  await db.autocommit(async (tx) => {
    await tx.execute(sql`
      with customer as (
        insert into users (email, password_hash, search_text) values ('ada@abs.test', 'none', 'ada') returning id)
      insert into orders (user_id, number, status, payment_status, subtotal_kobo, delivery_fee_kobo, total_kobo,
        delivery_address, phone_number, created_at, expires_at, cleared_at, search_text)
      select customer.id, 'ABS-' || n, case status when 0 then 'CANCELLED' else 'SUCCESS' end,
        (array['unpaid', 'paid', 'refundDue', 'refunded'])[1 + payment], n, 0, n,
        'Surulere', '08031234567', now() - n * interval '1 hour', now(), case status when 1 then now() end, 'ada'
      from customer, generate_series(0, ${12 * BLOCK - 1}::integer) as n,
        lateral (select n / ${3 * BLOCK}::integer as payment) as blocks,
        lateral (select (n / ${BLOCK}::integer + payment) % 3 as status) as thirds`);
    await tx.execute(sql`vacuum analyze orders`);
  });
});
afterAll(() => db.close());

/** How many rows of the table, not of an index alone, are read for the ids of one page. */
async function rowsReadFor(choice: OrderChoice, sort: Sort): Promise<number> {
  return db.transaction(async (tx) => {
    const list = { table: orders, id: orders.id, sort, searchText: orders.searchText, search: '' };
    const { ids } = await pageOfIds(tx, { ...list, ...listingOf(choice), page: 1, limit: LIMIT });
    expect(ids).toHaveLength(LIMIT);
    const [row] = await rowsOf<{ read: number }>(
      tx,
      `select (seq_tup_read + idx_tup_fetch)::integer as read from pg_stat_xact_user_tables where relname = 'orders'`,
    );
    return row?.read ?? Number.NaN;
  });
}

const keys = [orders.totalKobo, orders.createdAt];
const directions = ['asc', 'desc'] as const;
const sorts = keys.flatMap((key) => directions.map((direction) => ({ key, direction })));
const payments = ['unpaid', 'paid', 'refunded'] as const;

test.each(fulfilments)('a page of %s orders with one payment is read from an index', async (status) => {
  for (const payment of payments) {
    for (const sort of sorts) expect(await rowsReadFor({ status, payment }, sort)).toBeLessThan(3 * LIMIT);
  }
});

test('a page of some days is read from an index', async () => {
  const days = { from: '2020-01-01', to: new Date(Date.now() - 700 * 24 * 60 * 60_000).toISOString().slice(0, 10) };
  for (const choice of [{}, ...fulfilments.map((status) => ({ status })), { payment: 'refunded' } as const]) {
    for (const sort of sorts) expect(await rowsReadFor({ ...choice, ...days }, sort)).toBeLessThan(COUNTED + 3 * LIMIT);
  }
});
