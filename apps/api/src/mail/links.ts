import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Tx } from '../db/database.ts';
import { getOrCreateSecret } from '../secrets.ts';
import type { Services } from '../services.ts';

const paths = {
  confirm: '/newsletter/confirm',
  unsubscribe: '/newsletter/unsubscribe',
  restockUnsubscribe: '/restock/unsubscribe',
} as const;

/** Purpose of a link. A token is valid for one purpose only. */
export type MailLink = keyof typeof paths;

export const linkPath = (link: MailLink): string => paths[link];

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Stored in the database rather than derived from SECRET_KEY, so that old links survive a change of that setting. */
const linkKey = async (tx: Tx) => Buffer.from(await getOrCreateSecret(tx, 'newsletterLinks'), 'base64');

/** The URL of a link for an address. */
export type LinkTo = (link: MailLink, email: string) => string;

/**
 * Prepares links. A token is the encrypted and authenticated email address: it does not expire, needs no row in the database,
 * and does not reveal the address in logs of proxies.
 */
export async function prepareLinks(tx: Tx, { config }: Pick<Services, 'config'>): Promise<LinkTo> {
  const key = await linkKey(tx);
  return (link, email) => {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv(CIPHER, key, iv, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(link));
    const encrypted = Buffer.concat([cipher.update(email, 'utf8'), cipher.final()]);
    const token = Buffer.concat([iv, encrypted, cipher.getAuthTag()]).toString('base64url');
    return `${config.publicUrl}${linkPath(link)}?token=${token}`;
  };
}

/** @returns the email address in a token; null when the token is invalid */
export async function readToken(tx: Tx, link: MailLink, token: string): Promise<string | null> {
  const bytes = Buffer.from(token, 'base64url');
  // The decoder ignores invalid characters, so compare with the canonical encoding.
  if (bytes.length <= IV_BYTES + TAG_BYTES || bytes.toString('base64url') !== token) return null;
  const decipher = createDecipheriv(CIPHER, await linkKey(tx), bytes.subarray(0, IV_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAAD(Buffer.from(link)).setAuthTag(bytes.subarray(-TAG_BYTES));
  try {
    return decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    // Authentication failed: the token was changed, or belongs to the other link.
    return null;
  }
}
