import { sql } from 'drizzle-orm';
import { hashPassword } from '../../apps/api/src/accounts/passwordHash.ts';
import type { Database } from '../../apps/api/src/db/database.ts';
import { seedCatalogue } from '../../apps/api/src/demo/catalogue.ts';
import { seededRandom } from '../../apps/api/src/demo/random.ts';
import { demoDir } from '../../apps/api/src/paths.ts';

export const PASSWORD = 'bench-passphrase-of-nobody';
export const emailOf = (shopper: number): string => `shopper${shopper}@example.test`;
/** The bearer token of a shopper's session. */
export const tokenOf = (shopper: number): string => String(shopper).padStart(43, 'a');

/**
 * Fills a migrated database with exactly that many products: the demo catalogue, and styles of five sizes in four
 * colors with the texts and pictures of its cards. Adds shoppers (numbered from 0) who are signed in and have two
 * products in their carts.
 */
export async function fillShop(db: Database, products: number, shoppers: number): Promise<void> {
  const passwordHash = await hashPassword(PASSWORD);
  await db.autocommit(async (tx) => {
    await seedCatalogue(tx, demoDir, new Date(), seededRandom(1));
    await tx.execute(sql`delete from products where position >= ${products}`);
    const counted = await tx.execute<{ all: number; cards: number }>(
      sql`select count(*)::integer as all, count(*) filter (where is_card)::integer as cards from products`,
    );
    const { all = 0, cards = 0 } = counted.rows[0] ?? {};
    // The triggers would update the products that are not cards one by one, and split texts into words that are known.
    await tx.execute(sql`alter table products disable trigger keep_cards_inserted, disable trigger record_inserted`);
    await tx.execute(sql`
      insert into products (name, description, price_kobo, size, color, color_hex, category, quantity, pictures,
        search_text, position, created_at, style_id, is_card)
      select name, description, price_kobo + 100 * (style % 5000), (array['S', 'M', 'L', 'XL', 'XXL'])[1 + n % 5],
        colors.color, colors.color_hex, category, quantity, pictures, search_text, 10000 + n,
        created_at - n * interval '1 second', md5(style::text)::uuid, n % 5 = 0
      from generate_series(0, ${products - all - 1}::integer) as n
        cross join lateral (select n / 20 as style) as numbers
        join products on position = style % ${cards}::integer
        join (
          select color, color_hex, row_number() over (order by color) - 1 as place, count(*) over () as total
          from (select distinct on (color_key) color, color_hex from products order by color_key, position) as named
        ) as colors on place = (style + n / 5 % 4) % total`);
    await tx.execute(sql`alter table products enable trigger keep_cards_inserted, enable trigger record_inserted`);
    await tx.execute(sql`update products set quantity = 1000000 where position < ${cards}`);
    await tx.execute(sql`
      insert into users (email, password_hash, first_name, last_name, email_verified_at, last_seen_at, search_text)
      select 'shopper' || n || '@example.test', ${passwordHash}, 'Ada', 'Obi', now(), now(), 'ada obi'
      from generate_series(0, ${shoppers - 1}::integer) as n`);
    await tx.execute(sql`
      insert into sessions (token_hash, user_id, expires_at)
      select encode(sha256(convert_to(lpad(substr(split_part(email, '@', 1), 8), 43, 'a'), 'UTF8')), 'hex'), id,
        now() + interval '30 days'
      from users where email like 'shopper%'`);
    await tx.execute(sql`
      insert into cart_lines (user_id, product_id, quantity)
      select users.id, products.id, 1 from users join products
        on position = substr(split_part(email, '@', 1), 8)::integer % ${cards}::integer
        or position = (substr(split_part(email, '@', 1), 8)::integer + 7) % ${cards}::integer
      where email like 'shopper%'`);
    await tx.execute(sql`vacuum analyze`);
  });
}
