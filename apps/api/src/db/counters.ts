import type { AdminOrderPayment, Category } from '@abs/contract';
import { inArray, sql } from 'drizzle-orm';
import type { Services } from '../services.ts';
import type { Tx } from './database.ts';
import { counterChanges } from './schema.ts';

type OrderStatusCounter = 'orders:new' | 'orders:cleared' | 'orders:canceled';

/**
 * Totals that triggers keep (migrations 0006, 0016, 0018 and 0027). 'orders:new' counts orders that are neither cleared
 * nor cancelled, and 'orders:<status>:<payment>' those with a payment of admin/orderFilters.ts. 'users' counts
 * customers, 'products' those on sale, 'cards' their styles and colors, 'sales' paid orders, and 'payments:<status>'
 * payments by their status. 'catalogue' counts the changes of products (migration 0015).
 */
export type Counter =
  | 'orders'
  | OrderStatusCounter
  | `${OrderStatusCounter}:${AdminOrderPayment}`
  | 'sales'
  | 'users'
  | `users:${string}`
  | 'payments'
  | `payments:${string}`
  | 'products'
  | `products:${Category}`
  | 'cards'
  | `cards:${Category}`
  | 'catalogue'
  | 'contact_messages'
  | 'contact_messages:unread'
  | 'notifications'
  | 'notifications:unread'
  | 'audit_log'
  | `audit_log:${string}`;

/** The total of one or several counters; 0 if nothing was counted. */
export async function readCounter(tx: Tx, ...names: readonly Counter[]): Promise<number> {
  const [row] = await tx
    .select({ total: sql`coalesce(sum(${counterChanges.change}), 0)`.mapWith(Number) })
    .from(counterChanges)
    .where(inArray(counterChanges.name, [...names]));
  return row?.total ?? 0;
}

/**
 * Adds the changes of each counter up into one row, so that reading stays fast. One statement, so that a reader sees
 * all of it or nothing. Writers only append and never wait, and the second of two concurrent runs finds less to do.
 */
export async function compactCounters({ db }: Pick<Services, 'db'>): Promise<void> {
  await db.transaction((tx) =>
    tx.execute(sql`
      with crowded as (select name from counter_changes group by name having count(*) > 1),
        folded as (delete from counter_changes where name in (select name from crowded) returning name, change)
      insert into counter_changes (name, change) select name, sum(change) from folded group by name`),
  );
}
