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
 * Fills a migrated database with products (the demo catalogue, repeated) and with shoppers (numbered from 0) who are
 * signed in and have two products in their carts.
 */
export async function fillShop(db: Database, products: number, shoppers: number): Promise<void> {
  const passwordHash = await hashPassword(PASSWORD);
  await db.autocommit(async (tx) => {
    await seedCatalogue(tx, demoDir, new Date(), seededRandom(1));
    await tx.execute(sql`delete from products where position >= ${products}`);
    const [{ count: originals } = { count: 0 }] = rowsOf<{ count: number }>(
      await tx.execute(sql`select count(*)::integer as count from products`),
    );
    await tx.execute(sql`
      insert into products (name, description, price_kobo, size, color, color_hex, category, quantity, pictures,
        search_text, position, created_at)
      select name, description, price_kobo + 100 * (n % 5000), size, color, color_hex, category, quantity, pictures,
        search_text, n, created_at - n * interval '1 second'
      from generate_series(${originals}::integer, ${products - 1}::integer) as n
        join products on position = n % ${originals}::integer`);
    await tx.execute(sql`update products set quantity = 1000000 where position < ${originals}`);
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
        on position = substr(split_part(email, '@', 1), 8)::integer % ${originals}::integer
        or position = (substr(split_part(email, '@', 1), 8)::integer + 7) % ${originals}::integer
      where email like 'shopper%'`);
    await tx.execute(sql`vacuum analyze`);
  });
}

/** Both drivers return an object with the rows of a statement. */
const rowsOf = <Row>(result: unknown): Row[] => (result as { rows: Row[] }).rows;
