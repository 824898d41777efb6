import { createHmac, randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { serverSecrets } from '../db/schema.ts';
import type { Services } from '../services.ts';

const NAME = 'oneTimeCodes';

/**
 * The key of stored one-time codes. SECRET_KEY when it is set: a copy of the database is then useless for finding
 * codes. Otherwise a random key in the database, so that every API process on it has the same without a setting; a
 * code's ten minutes bound what a stolen copy is good for.
 */
export async function codeKey(tx: Tx, { config }: Pick<Services, 'config'>): Promise<Buffer> {
  if (config.secretKey) return createHmac('sha256', config.secretKey).update(NAME).digest();

  const find = () => tx.select().from(serverSecrets).where(eq(serverSecrets.name, NAME));
  let [secret] = await find();
  if (!secret) {
    await tx
      .insert(serverSecrets)
      .values({ name: NAME, value: randomBytes(32).toString('base64') })
      .onConflictDoNothing();
    [secret] = await find();
  }
  if (!secret) throw new Error('The key of one-time codes could not be stored.');
  return Buffer.from(secret.value, 'base64');
}
