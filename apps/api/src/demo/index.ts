import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { users } from '../db/schema.ts';
import { demoDir } from '../paths.ts';
import type { Services } from '../services.ts';
import { seedCatalogue } from './catalogue.ts';
import { seedMessages } from './messages.ts';
import { seedNotifications } from './notifications.ts';
import { seedOrders } from './orders.ts';
import { changeDemoPassword, findDemoPassword } from './password.ts';
import { seedPeople } from './people.ts';
import { seededRandom } from './random.ts';
import { seedSizeGuides } from './sizeGuides.ts';

/** An account for signing in to a seeded shop, printed at start. */
export type DemoAccount = { email: string; password: string; role: string };

const shown = [
  { email: 'admin@abs.test', role: 'Admin' },
  { email: 'ada@abs.test', role: 'Customer' },
];

/** Any number that no other advisory lock of this database uses. */
const SEED_LOCK = 728_001;

/**
 * Adds the demo catalogue, accounts, orders, messages and notifications to the database, in one transaction. Existing
 * data is left alone, so that a second start changes nothing; processes that start concurrently seed one after the
 * other. A database with real accounts belongs to a real shop and gets no demo data, regardless of the settings.
 * @param dir the folder of catalogue.json, pictures.json and sizeGuides.json
 * @returns the accounts to sign in with; none in a real shop's database
 */
export async function seedDemo(services: Services, dir: string = demoDir): Promise<DemoAccount[]> {
  const now = services.now();
  const random = seededRandom(20_210);
  return services.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`);
    const password = await findDemoPassword(tx, services.config);
    if (!(await hasRealAccounts(tx))) {
      await seedCatalogue(tx, dir, now, random);
      await seedSizeGuides(tx, dir);
      const people = await seedPeople(tx, now, password);
      if (people) {
        const past = await seedOrders(tx, services, people, now, random);
        const messages = await seedMessages(tx, people.admin, now);
        await seedNotifications(tx, past, messages, now);
      }
    }
    await changeDemoPassword(tx, password);
    const seeded = await tx.select({ email: users.email }).from(users).where(eq(users.isDemo, true));
    const emails = new Set(seeded.map(({ email }) => email));
    return shown.filter(({ email }) => emails.has(email)).map((account) => ({ ...account, password }));
  });
}

/** Whether the database has real accounts. Orders need no check, because each belongs to an account. */
async function hasRealAccounts(tx: Tx): Promise<boolean> {
  const [real] = await tx.select({ id: users.id }).from(users).where(eq(users.isDemo, false)).limit(1);
  return real !== undefined;
}

/** Whether the database has accounts of an earlier start with demo data. */
export async function hasDemoAccounts(tx: Tx): Promise<boolean> {
  const [demo] = await tx.select({ id: users.id }).from(users).where(eq(users.isDemo, true)).limit(1);
  return demo !== undefined;
}
