import { sql } from 'drizzle-orm';
import { openSession } from '../../apps/api/src/accounts/sessions.ts';
import type { Database } from '../../apps/api/src/db/database.ts';
import { users } from '../../apps/api/src/db/schema.ts';

/** Search words: one customer has the rare name, every tenth the common one; every e-mail address has 'example'. */
export const words = { rare: 'oluwadamilola', common: 'chinedu', everywhere: 'example' };

/** The orders are for the first products of the shop, because few of many are sold often. */
const SOLD_PRODUCTS = 40;

/**
 * Fills a database that has products with `rows` customers, orders (of one or two lines) and payments each, spread over
 * two years, and with one admin. Its bulk statements run the same triggers as any other write.
 * @returns the admin's bearer token
 */
export async function fillOrders(db: Database, rows: number): Promise<string> {
  await db.autocommit(async (tx) => {
    await tx.execute(sql`
      insert into users (email, password_hash, first_name, last_name, status, email_verified_at, created_at, last_seen_at, search_text)
      select email, 'none', first, last,
        case when n % 50 = 1 then 'blocked' when n % 100 = 2 then 'deactivated' else 'active' end,
        created_at, created_at,
        case when n % 10 = 3 then null else created_at + random() * (now() - created_at) end,
        lower(first || ' ' || last || ' ' || replace(replace(email, '.', ''), '@', ''))
      from generate_series(1, ${rows}::integer) as n,
        lateral (select case when n = 7 then 'Oluwadamilola' else
            (array['Chinedu', 'Ada', 'Tunde', 'Halima', 'Emeka', 'Bisi', 'Musa', 'Ngozi', 'Kelechi', 'Zainab'])[1 + n % 10] end as first,
          (array['Obi', 'Bakare', 'Eze', 'Sani', 'Nwosu', 'Alabi', 'Bello'])[1 + n % 7] as last) as named,
        lateral (select lower(first || '.' || last || n || '@example.test') as email,
          now() - interval '730 days' * random() as created_at) as made`);

    await tx.execute(sql`
      insert into orders (user_id, number, status, payment_status, refund_due_kobo, is_disputed, subtotal_kobo,
        delivery_fee_kobo, total_kobo, delivery_address, phone_number, created_at, expires_at, paid_at, cancelled_at,
        cleared_at, search_text)
      select customer.id, number, status,
        case when status = 'SUCCESS' then 'paid' when n % 80 = 1 then 'refundDue' when n % 80 = 9 then 'refunded' else 'unpaid' end,
        case when n % 80 = 1 then price + 500 else 0 end, n % 80 = 3, price, 500, price + 500,
        '14 Bode Thomas Street, Surulere', '08031234567', made_at, now() + interval '1 day',
        case status when 'SUCCESS' then made_at + interval '4 minutes' end,
        case status when 'CANCELLED' then made_at + interval '1 hour' end,
        case when status = 'SUCCESS' and n % 20 > 1 then made_at + interval '1 day' end,
        lower(replace(number, '-', '')) || ' ' || customer.search_text || ' ' || lower(product.name) || ' 08031234567'
      from (select id, search_text, row_number() over (order by random()) as n from users where password_hash = 'none') as customer
        cross join lateral (select 'ABS-' || (10000 + n) as number, now() - interval '730 days' * random() as made_at,
          case when n % 8 = 1 then 'CANCELLED' when n % 16 = 2 then 'PENDING' else 'SUCCESS' end as status) as made
        join (select name, price_kobo as price, position from products) as product on product.position = n % ${SOLD_PRODUCTS}`);
    await tx.execute(sql`select setval('order_numbers', ${10_000 + rows + 1})`);

    await tx.execute(sql`
      insert into order_lines (order_id, product_id, position, quantity, price_kobo, name, size, color, cover)
      select orders.id, products.id, line, 1, products.price_kobo, products.name, products.size, products.color, products.pictures -> 0
      from (select id, substr(number, 5)::integer as n from orders) as orders
        cross join lateral generate_series(0, n % 2) as line
        join products on products.position = (n + line) % ${SOLD_PRODUCTS}`);

    await tx.execute(sql`
      insert into order_events (order_id, kind, by_user_id, created_at)
      select id, 'placed', user_id, created_at from orders`);

    await tx.execute(sql`
      insert into payments (reference, order_id, user_id, amount_kobo, status, created_at, settled_at, search_text)
      select 'abs-' || orders.id, orders.id, user_id, total_kobo,
        case orders.status when 'SUCCESS' then 'paid' when 'PENDING' then 'failed' else 'abandoned' end,
        orders.created_at + interval '1 minute', orders.created_at + interval '2 minutes',
        lower(replace(number, '-', '')) || ' ' || users.search_text
      from orders join users on users.id = user_id`);
  });

  return db.transaction(async (tx) => {
    const [admin] = await tx
      .insert(users)
      .values({ email: 'admin@example.test', passwordHash: 'none', userType: 'Admin', searchText: 'admin' })
      .returning();
    if (!admin) throw new Error('The admin was not added');
    return openSession(tx, admin, { device: null }, new Date());
  });
}
