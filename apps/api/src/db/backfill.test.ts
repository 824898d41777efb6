import { readdirSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { fillSearchTexts } from '../jobs/fillSearchTexts.ts';
import { migrationsDir } from '../paths.ts';
import { createPostgresDatabase } from '../testing/testDatabase.ts';
import { rowsOf, totals } from '../testing/totals.ts';
import { readCounter } from './counters.ts';
import type { Tx } from './database.ts';
import { insideOf, migrate } from './migrate.ts';
import { createDatabase } from './unitOfWork.ts';

/** How many migrations the shop had before it had an admin area. */
const BEFORE_ADMIN = 3;

/** One for all tests, because starting one takes seconds. */
let pglite: PGlite | undefined;
afterAll(() => pglite?.close());

/** One connection to an empty database of the tested kind. */
async function openEmpty(): Promise<{ db: Tx; close(): Promise<void> }> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) {
    pglite ??= await PGlite.create({ extensions: { pg_trgm } });
    const client = pglite;
    return {
      db: drizzlePglite(client, { casing: 'snake_case' }),
      close: async () => void (await client.exec('drop schema public, drizzle cascade; create schema public')),
    };
  }
  const { url, drop } = await createPostgresDatabase(server);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return {
    db: drizzlePostgres(client, { casing: 'snake_case' }),
    close: async () => {
      await client.end();
      await drop();
    },
  };
}

const asDatabase = (db: Tx, close: () => Promise<void>) =>
  createDatabase({
    dialect: 'postgres',
    db,
    named: () => Promise.reject(new Error('No named statement runs here.')),
    transaction: (work) => db.transaction(work),
    ping: async () => {},
    close,
  });

/** How many migrations a shop had before the one with this name. */
function migrationsBefore(name: string): number {
  const files = readdirSync(migrationsDir).filter((file) => file.endsWith('.sql'));
  return files.sort().findIndex((file) => file.slice(5) === `${name}.sql`);
}

async function migrateTo(db: Tx, howMany: number): Promise<void> {
  const { dialect, session } = insideOf(db);
  const config = { migrationsFolder: migrationsDir };
  await dialect.migrate(readMigrationFiles(config).slice(0, howMany), session, config);
}

test('an existing shop gets its totals, histories and search texts', async () => {
  const { db, close } = await openEmpty();
  try {
    await migrateTo(db, BEFORE_ADMIN);
    await db.execute(sql`
      insert into users (id, email, password_hash, first_name, last_name, status, user_type) values
        ('00000000-0000-4000-8000-00000000000a', 'ada@abs.test', 'x', 'Ada', 'Òbí', 'active', 'Customer'),
        ('00000000-0000-4000-8000-00000000000b', 'bola@abs.test', 'x', null, null, 'blocked', 'Customer'),
        ('00000000-0000-4000-8000-00000000000c', 'admin@abs.test', 'x', null, null, 'active', 'Admin')`);
    await db.execute(sql`
      insert into products (id, name, description, price_kobo, size, color, quantity, pictures, search_text, position)
      values ('00000000-0000-4000-8000-0000000000f0', 'Ikoyi T Shirt', 'A shirt.', 100, 'M', 'Navy', 5, '[]', 'x', 0)`);
    await db.execute(sql`
      insert into orders (id, number, user_id, status, payment_status, subtotal_kobo, delivery_fee_kobo, total_kobo,
        delivery_address, phone_number, created_at, expires_at, paid_at, cancelled_at)
      select ('00000000-0000-4000-8000-00000000000' || n)::uuid, 'ABS-1000' || n, '00000000-0000-4000-8000-00000000000a',
        status, payment, 100 * n, 0, 100 * n, 'Lagos', '08012345678', '2026-01-01', '2026-01-02', paid::timestamptz, cancelled::timestamptz
      from (values
        (1, 'SUCCESS', 'paid', '2026-01-01 01:00Z', null),
        (2, 'PENDING', 'unpaid', null, null),
        (3, 'CANCELLED', 'unpaid', null, '2026-01-01 02:00Z'),
        (4, 'CANCELLED', 'unpaid', null, '2026-01-02 01:00Z'),
        (5, 'CANCELLED', 'refundDue', null, '2026-01-01 02:00Z')) as old (n, status, payment, paid, cancelled)`);
    await db.execute(sql`
      insert into order_lines (order_id, product_id, position, quantity, price_kobo, name, size, color, cover)
      select id, '00000000-0000-4000-8000-0000000000f0', 0, 2, 100, 'Ikoyi T Shirt', 'M', 'Navy', '{}' from orders`);
    await db.execute(sql`
      insert into payments (reference, order_id, user_id, amount_kobo, status, settled_at)
      select 'abs-' || number, id, user_id, total_kobo, case payment_status when 'unpaid' then 'failed' else payment_status end, '2026-01-03'
      from orders where number <> 'ABS-10002'`);
    await db.execute(sql`insert into contact_messages (name, email, message) values ('Ada', 'ada@abs.test', 'Jos?')`);
    await db.execute(
      sql`insert into newsletter_subscribers (email, created_at) values ('ada@abs.test', '2026-01-01Z')`,
    );
    await db.execute(sql`
      insert into otp_codes (user_id, purpose, code_hash, created_at, expires_at)
      select '00000000-0000-4000-8000-00000000000b', 'verifyEmail', 'x', day::timestamptz, day::timestamptz
      from (values ('2026-01-04Z'), ('2026-01-05Z')) as requested (day)`);

    await migrate(db);
    const { kept, real } = await totals(db);
    expect(kept).toEqual(real);
    expect(kept).toMatchObject({
      orders: 5,
      'orders:new': 2,
      sales: 1,
      users: 2,
      'users:blocked': 1,
      'contact_messages:unread': 1,
    });
    expect(kept.customers).toContain('5 for 100');
    expect(kept.sold).toEqual([2]);
    expect(await rowsOf(db, `select number from orders where status = 'PENDING' and held_until = expires_at`)).toEqual([
      { number: 'ABS-10002' },
    ]);
    expect(
      await rowsOf(
        db,
        `select number, string_agg(kind || coalesce(' by ' || email, ''), ', ' order by order_events.created_at, sequence) as history
         from order_events join orders on orders.id = order_id left join users on users.id = by_user_id
         group by number order by number`,
      ),
    ).toEqual([
      { number: 'ABS-10001', history: 'placed by ada@abs.test, paid' },
      { number: 'ABS-10002', history: 'placed by ada@abs.test' },
      { number: 'ABS-10003', history: 'placed by ada@abs.test, cancelled by ada@abs.test' },
      { number: 'ABS-10004', history: 'placed by ada@abs.test, expired' },
      { number: 'ABS-10005', history: 'placed by ada@abs.test, cancelled by ada@abs.test, refundDue' },
    ]);

    expect(
      await rowsOf(db, 'select confirmed_at = created_at as confirmed, mail_due_at from newsletter_subscribers'),
    ).toEqual([{ confirmed: true, mail_due_at: null }]);
    expect(await rowsOf(db, `select email from users where last_code_at = '2026-01-05Z'`)).toEqual([
      { email: 'bola@abs.test' },
    ]);

    await fillSearchTexts({ db: asDatabase(db, close) });
    const texts = (table: string) => rowsOf(db, `select search_text as text from ${table} order by 1`);
    expect(await texts('users')).toEqual([
      { text: 'ada obi adaabstest' },
      { text: 'adminabstest' },
      { text: 'bolaabstest' },
    ]);
    expect((await texts('orders'))[0]).toEqual({ text: 'abs10001 ada obi adaabstest ikoyi tshirt 08012345678' });
    expect(await texts('payments')).toHaveLength(4);
    expect((await texts('payments'))[0]).toEqual({ text: 'abs10001 ada obi adaabstest' });
    expect(await texts('contact_messages')).toEqual([{ text: 'ada adaabstest jos' }]);
    await db.execute(sql`update users set search_text = 'kept' where first_name = 'Ada'`);
    await fillSearchTexts({ db: asDatabase(db, close) });
    expect(await texts('users')).toContainEqual({ text: 'kept' });
  } finally {
    await close();
  }
});

test('orders of an older shop are found by phone number, and counted by status and payment', async () => {
  const { db, close } = await openEmpty();
  try {
    await migrateTo(db, migrationsBefore('order_lists'));
    await db.execute(sql`insert into users (id, email, password_hash)
      values ('00000000-0000-4000-8000-00000000000a', 'ada@abs.test', 'x')`);
    await db.execute(sql`
      insert into orders (number, user_id, status, payment_status, cleared_at, refund_due_kobo, is_disputed, subtotal_kobo,
        delivery_fee_kobo, total_kobo, delivery_address, phone_number, expires_at, search_text)
      select 'ABS-' || n, '00000000-0000-4000-8000-00000000000a', status, payment, cleared::timestamptz, due, disputed, 100, 0, 100,
        'Lagos', '0801234567' || n, '2026-01-02Z', case n when 1 then '' else 'abs' || n end
      from (values
        (1, 'SUCCESS', 'paid', '2026-01-01Z', 0, true),
        (2, 'SUCCESS', 'paid', null, 50, false),
        (3, 'CANCELLED', 'refundDue', null, 100, false),
        (4, 'PENDING', 'unpaid', null, 0, false)) as old (n, status, payment, cleared, due, disputed)`);
    await migrate(db);
    const { kept, real } = await totals(db);
    expect(kept).toEqual(real);
    expect(kept).toMatchObject({
      'orders:new': 2,
      'orders:new:refundDue': 1,
      'orders:cleared:disputed': 1,
      'orders:canceled:refundDue': 1,
    });
    const texts = () => rowsOf(db, 'select search_text as text from orders order by number');
    expect(await texts()).toEqual([
      { text: '' },
      { text: 'abs2 08012345672' },
      { text: 'abs3 08012345673' },
      { text: 'abs4 08012345674' },
    ]);
    await fillSearchTexts({ db: asDatabase(db, close) });
    expect((await texts())[0]).toEqual({ text: 'abs1 adaabstest 08012345671' });
  } finally {
    await close();
  }
});

test('marks only accounts that an earlier version seeded as demo accounts', async () => {
  const { db, close } = await openEmpty();
  try {
    await migrateTo(db, migrationsBefore('demo_accounts'));
    const account = (email: string, created: string, verified: string | null) =>
      db.execute(sql`insert into users (email, password_hash, created_at, email_verified_at)
        values (${email}, 'x', ${created}::timestamptz, ${verified}::timestamptz)`);
    await account('admin@abs.test', '2026-06-01 10:00:00.123Z', '2026-06-01 11:00:00.123Z');
    await account('ada@abs.test', '2026-08-15 10:00:00.123Z', '2026-08-15 11:00:00.123Z');
    // Promoted to admin by command, signed up by a person, and with another address.
    await account('musa.ibrahim@abs.test', '2026-06-01 10:00Z', '2026-11-01 09:30Z');
    await account('seun.alabi@abs.test', '2026-06-01 10:00Z', null);
    await account('owner@shop.example', '2026-06-01 10:00Z', '2026-06-01 11:00Z');
    await migrate(db);
    expect(await rowsOf(db, 'select email from users where is_demo order by email')).toEqual([
      { email: 'ada@abs.test' },
      { email: 'admin@abs.test' },
    ]);
  } finally {
    await close();
  }
});

test('sessions of an older shop get the last use from the time at which they expire', async () => {
  const { db, close } = await openEmpty();
  try {
    await migrateTo(db, migrationsBefore('devices'));
    const session = async (email: string, type: string, created: string, expires: string) => {
      await db.execute(sql`insert into users (email, password_hash, user_type) values (${email}, 'x', ${type})`);
      await db.execute(sql`insert into sessions (token_hash, user_id, created_at, expires_at)
        select email, id, ${created}::timestamptz, ${expires}::timestamptz from users where email = ${email}`);
    };
    await session('ada@abs.test', 'Customer', '2026-11-01 08:00Z', '2026-12-15 09:00Z');
    await session('bola@abs.test', 'Admin', '2026-11-20 08:00Z', '2026-11-20 12:30Z');
    await session('chi@abs.test', 'Customer', '2026-11-19 08:00Z', '2026-11-20 08:00Z');
    await migrate(db);
    const times = "to_char(last_used_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI') as time";
    expect(await rowsOf(db, `select ${times} from sessions order by token_hash`)).toEqual([
      { time: '2026-11-15 09:00' },
      { time: '2026-11-20 11:30' },
      { time: '2026-11-19 08:00' },
    ]);
  } finally {
    await close();
  }
});

test('the demo pictures of an older shop get the current widths, and uploads stay unchanged', async () => {
  const { db, close } = await openEmpty();
  try {
    await migrateTo(db, migrationsBefore('demo_picture_widths'));
    const picture = (base: string) => ({
      src: `${base}-640.jpg`,
      srcset: [320, 640, 1200].map((width) => `${base}-${width}.avif ${width}w`).join(', '),
      ground: '#dad5cb',
      alt: 'White t-shirt, "front"',
    });
    const [front, back, own] = ['/media/demo/tee-front', '/media/demo/tee-back', '/media/uploads/tee'].map(picture);
    await db.execute(sql`
      insert into products (id, name, description, price_kobo, size, color, quantity, pictures, search_text, position)
      values ('00000000-0000-4000-8000-0000000000f0', 'Tee', 'A tee.', 100, 'M', 'White', 5,
        ${JSON.stringify([front, back, own])}::jsonb, 'x', 0)`);
    await db.execute(sql`insert into users (id, email, password_hash)
      values ('00000000-0000-4000-8000-00000000000a', 'ada@abs.test', 'x')`);
    await db.execute(sql`
      insert into orders (id, number, user_id, subtotal_kobo, delivery_fee_kobo, total_kobo, delivery_address,
        phone_number, expires_at, search_text)
      values ('00000000-0000-4000-8000-000000000001', 'ABS-10001', '00000000-0000-4000-8000-00000000000a', 100, 0, 100,
        'Lagos', '08012345678', '2026-01-02', 'x')`);
    await db.execute(sql`
      insert into order_lines (order_id, product_id, position, quantity, price_kobo, name, size, color, cover)
      select '00000000-0000-4000-8000-000000000001', id, 0, 1, 100, 'Tee', 'M', 'White', pictures -> 0 from products`);
    await migrate(db);
    const now = (base: string) => ({
      ...picture(base),
      srcset: [240, 400, 640, 800, 1200].map((width) => `${base}-${width}.avif ${width}w`).join(', '),
      webp: `${base}-640.webp 640w`,
    });
    expect(await rowsOf(db, 'select pictures from products')).toEqual([
      { pictures: [now('/media/demo/tee-front'), now('/media/demo/tee-back'), own] },
    ]);
    expect(await rowsOf(db, 'select cover from order_lines')).toEqual([{ cover: now('/media/demo/tee-front') }]);
  } finally {
    await close();
  }
});

test('each product of an older shop becomes a style of its own, with its card', {
  tags: ['10.7.1'],
}, async () => {
  const { db, close } = await openEmpty();
  try {
    await migrateTo(db, migrationsBefore('styles'));
    await db.execute(sql`
      insert into products (id, name, description, price_kobo, size, color, quantity, pictures, search_text, position)
      values ('00000000-0000-4000-8000-0000000000f0', 'Tee', 'A tee.', 100, 'M', 'White', 5, '[]', 'x', 0),
        ('00000000-0000-4000-8000-0000000000f1', 'Tee', 'A tee.', 100, 'L', 'White', 5, '[]', 'x', 1)`);
    await migrate(db);
    const migrated = await rowsOf<{ style_id: string; is_card: boolean }>(db, 'select style_id, is_card from products');
    expect(migrated.map(({ is_card }) => is_card)).toEqual([true, true]);
    expect(new Set(migrated.map(({ style_id }) => style_id)).size).toBe(2);
    expect([await readCounter(db, 'products'), await readCounter(db, 'cards')]).toEqual([2, 2]);
  } finally {
    await close();
  }
});

test('the lines of earlier orders get the color of their product, unless it has another color by now', async () => {
  const { db, close } = await openEmpty();
  try {
    await migrateTo(db, migrationsBefore('order_colors'));
    await db.execute(sql`
      insert into products (id, name, description, price_kobo, size, color, color_hex, quantity, pictures, search_text,
        position, deleted_at)
      values ('00000000-0000-4000-8000-0000000000f0', 'Tee', 'A tee.', 100, 'M', 'Sky', '#abbac6', 5, '[]', 'x', 0, null),
        ('00000000-0000-4000-8000-0000000000f1', 'Tee', 'A tee.', 100, 'L', 'Moss', '#646850', 5, '[]', 'x', 1, now()),
        ('00000000-0000-4000-8000-0000000000f2', 'Tee', 'A tee.', 100, 'S', 'Brick', null, 5, '[]', 'x', 2, null)`);
    await db.execute(sql`insert into users (id, email, password_hash)
      values ('00000000-0000-4000-8000-00000000000a', 'ada@abs.test', 'x')`);
    await db.execute(sql`
      insert into orders (id, user_id, subtotal_kobo, delivery_fee_kobo, total_kobo, delivery_address, phone_number,
        expires_at)
      values ('00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-00000000000a', 100, 0, 100, 'Lagos',
        '08012345678', '2026-01-02')`);
    await db.execute(sql`
      insert into order_lines (order_id, product_id, position, quantity, price_kobo, name, size, color, cover)
      select '00000000-0000-4000-8000-000000000001', id, line.position, 1, 100, name, size, line.color, '{}'
      from (values (0, 'L', 'Moss'), (1, 'M', 'Sky'), (2, 'M', 'White'), (3, 'S', 'Brick')) as line (position, size, color)
      join products using (size)`);
    await migrate(db);
    expect(await rowsOf(db, 'select color, color_hex from order_lines order by position')).toEqual([
      { color: 'Moss', color_hex: '#646850' },
      { color: 'Sky', color_hex: '#abbac6' },
      { color: 'White', color_hex: null },
      { color: 'Brick', color_hex: null },
    ]);
  } finally {
    await close();
  }
});

test('fills many rows in many steps', async () => {
  const { db, close } = await openEmpty();
  try {
    await migrate(db);
    await db.execute(sql`insert into contact_messages (name, email, message)
      select 'Ada' || n, case when n % 600 = 0 then '-' else 'a@b.test' end, '' from generate_series(1, 1300) as n`);
    await db.execute(sql`update contact_messages set name = '!', email = '?' where name = 'Ada600'`);
    await fillSearchTexts({ db: asDatabase(db, close) });
    // One row has no letters or digits, and does not block the rest.
    expect(await rowsOf(db, `select count(*)::integer as rows from contact_messages where search_text = ''`)).toEqual([
      { rows: 1 },
    ]);
  } finally {
    await close();
  }
});
