import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Tx } from '../db/database.ts';
import { getOrCreateSecret } from '../secrets.ts';
import type { Services } from '../services.ts';

/** What a link does. The token of one does nothing in the other. */
export type NewsletterLink = 'confirm' | 'unsubscribe';

export const linkPath = (link: NewsletterLink): string => `/newsletter/${link}`;

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Kept in the database and not made of SECRET_KEY, so that links in old newsletters outlive a change of that setting. */
const linkKey = async (tx: Tx) => Buffer.from(await getOrCreateSecret(tx, 'newsletterLinks'), 'base64');

/** The URL of a link for an address. */
export type LinkTo = (link: NewsletterLink, email: string) => string;

/**
 * Prepares links. The token of a link is its address, encrypted and authenticated: it works for as long as there is a
 * list, whatever has become of the entry, and no log or proxy learns the address from it.
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

/** The address of a link's token; null when the shop has made no such link. */
export async function readToken(tx: Tx, link: NewsletterLink, token: string): Promise<string | null> {
  const bytes = Buffer.from(token, 'base64url');
  // A part of the token would do otherwise: the decoder ignores what is not base64url.
  if (bytes.length <= IV_BYTES + TAG_BYTES || bytes.toString('base64url') !== token) return null;
  const decipher = createDecipheriv(CIPHER, await linkKey(tx), bytes.subarray(0, IV_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAAD(Buffer.from(link)).setAuthTag(bytes.subarray(-TAG_BYTES));
  try {
    return decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    // The tag does not fit: the token was changed, or is that of another link.
    return null;
  }
}
