import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Tx } from './db/database.ts';
import { serverSecrets } from './db/schema.ts';

/** Purposes of this database's random secrets. */
export type SecretName = 'oneTimeCodes' | 'paymentSandbox' | 'demoPassword' | 'newsletterLinks';

/** The secret of that name; undefined if it does not exist yet. */
export async function findSecret(tx: Tx, name: SecretName): Promise<string | undefined> {
  const [secret] = await tx.select().from(serverSecrets).where(eq(serverSecrets.name, name));
  return secret?.value;
}

/** 256 random bits in base64, created on first use and shared by all processes on this database. */
export async function getOrCreateSecret(tx: Tx, name: SecretName): Promise<string> {
  const found = await findSecret(tx, name);
  if (found) return found;
  await tx
    .insert(serverSecrets)
    .values({ name, value: randomBytes(32).toString('base64') })
    .onConflictDoNothing();
  const made = await findSecret(tx, name);
  if (!made) throw new Error(`The secret ${name} could not be stored.`);
  return made;
}
