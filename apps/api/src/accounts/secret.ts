import { createHmac } from 'node:crypto';
import type { Tx } from '../db/database.ts';
import { getOrCreateSecret } from '../secrets.ts';
import type { Services } from '../services.ts';

const NAME = 'oneTimeCodes';

/**
 * The key of stored one-time codes. SECRET_KEY when it is set: a copy of the database is then useless for finding
 * codes. Otherwise a random key in the database, so that every API process on it has the same without a setting; a
 * code's ten minutes bound what a stolen copy is good for.
 */
export async function codeKey(tx: Tx, { config }: Pick<Services, 'config'>): Promise<Buffer> {
  if (config.secretKey) return createHmac('sha256', config.secretKey).update(NAME).digest();
  return Buffer.from(await getOrCreateSecret(tx, NAME), 'base64');
}
