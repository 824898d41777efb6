import { eq, inArray } from 'drizzle-orm';
import { hashPassword, verifyPassword } from '../accounts/passwordHash.ts';
import type { Config } from '../config.ts';
import type { Tx } from '../db/database.ts';
import { sessions, users } from '../db/schema.ts';
import { findSecret, getOrCreateSecret } from '../secrets.ts';

/** The README makes it public. */
const PUBLIC_PASSWORD = 'abs-demo-pass';

/** 96 bits cannot be guessed, and are few enough letters to type. */
const ofSecret = (secret: string) => Buffer.from(secret, 'base64').subarray(0, 12).toString('base64url');

/**
 * The password of all demo accounts: the public one, or a random one per database if other machines can reach the shop.
 */
export async function findDemoPassword(tx: Tx, { demoPassword }: Pick<Config, 'demoPassword'>): Promise<string> {
  return demoPassword === 'public' ? PUBLIC_PASSWORD : ofSecret(await getOrCreateSecret(tx, 'demoPassword'));
}

/**
 * Changes demo accounts with the other password to this one and ends their sessions, because other machines may now be
 * able to reach the shop. An account whose owner has chosen a password keeps it.
 */
export async function changeDemoPassword(tx: Tx, wanted: string): Promise<void> {
  const secret = await findSecret(tx, 'demoPassword');
  const others = [PUBLIC_PASSWORD, secret && ofSecret(secret)].filter((one) => one && one !== wanted) as string[];
  if (others.length === 0) return;
  const demoUsers = await tx
    .select({ id: users.id, passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.isDemo, true));
  // New demo accounts share one hash, which is verified only once.
  for (const [oldHash, group] of Map.groupBy(demoUsers, ({ passwordHash }) => passwordHash)) {
    const verified = await Promise.all(others.map((other) => verifyPassword(other, oldHash)));
    if (!verified.includes(true)) continue;
    const ids = group.map(({ id }) => id);
    await tx
      .update(users)
      .set({ passwordHash: await hashPassword(wanted) })
      .where(inArray(users.id, ids));
    await tx.delete(sessions).where(inArray(sessions.userId, ids));
  }
}
