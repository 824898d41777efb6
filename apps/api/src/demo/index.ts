import { sql } from 'drizzle-orm';
import { demoDir } from '../paths.ts';
import type { Services } from '../services.ts';
import { seedCatalogue } from './catalogue.ts';
import { seedMessages } from './messages.ts';
import { seedNotifications } from './notifications.ts';
import { seedOrders } from './orders.ts';
import { seedPeople } from './people.ts';
import { seededRandom } from './random.ts';

export { demoAccounts } from './people.ts';

/** Any number that no other advisory lock of this database uses. */
const SEED_LOCK = 728_001;

/**
 * Puts the demo catalogue, accounts, orders, messages and notifications into the database, in one transaction. What is already there is left
 * alone, so that a second start changes nothing; processes that start together seed one after the other.
 * @param dir where catalogue.json and pictures.json are
 */
export async function seedDemo(services: Services, dir: string = demoDir): Promise<void> {
  const now = services.now();
  const random = seededRandom(20_210);
  await services.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`);
    await seedCatalogue(tx, dir, now, random);
    const people = await seedPeople(tx, now);
    if (!people) return;
    const past = await seedOrders(tx, services, people, now, random);
    const messages = await seedMessages(tx, people.admin, now);
    await seedNotifications(tx, past, messages, now);
  });
}
