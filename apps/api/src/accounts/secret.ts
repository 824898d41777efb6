import { createHmac } from 'node:crypto';
import type { Tx } from '../db/database.ts';
import { getOrCreateSecret } from '../secrets.ts';
import type { Services } from '../services.ts';

const NAME = 'oneTimeCodes';

/**
 * The key for the hashes of one-time codes. If SECRET_KEY is set, the key is derived from it, and a copy of the
 * database does not reveal codes. Otherwise it is a random key in the database, which all API processes share without a
 * setting; the codes in a stolen copy expire after ten minutes.
 */
export async function codeKey(tx: Tx, { config }: Pick<Services, 'config'>): Promise<Buffer> {
  if (config.secretKey) return createHmac('sha256', config.secretKey).update(NAME).digest();
  return Buffer.from(await getOrCreateSecret(tx, NAME), 'base64');
}
