import { randomBytes } from 'node:crypto';
import { limits } from '@abs/contract';
import { and, eq } from 'drizzle-orm';
import { ApiError } from '../apiError.ts';
import type { Tx } from '../db/database.ts';
import { otpCodes } from '../db/schema.ts';
import type { Services } from '../services.ts';
import { linkMail } from './mails.ts';
import type { UserRow } from './mapper.ts';
import { findUserByEmail } from './queries.ts';
import { codeKey } from './secret.ts';
import { type FoundCode, hashCode, isUnspent, NOBODY, type Purpose } from './storedCode.ts';

/** With 128 bits, a link needs no limit of tries, which strangers could use up. */
const TOKEN_BYTES = 16;

/**
 * Mails a link for choosing a new password. It also verifies the e-mail of an unverified account, because only a reader
 * of its mail can choose the password. Earlier links stay valid, because any stranger may request new ones.
 */
export async function sendResetLink(tx: Tx, services: Services, user: UserRow, purpose: Purpose): Promise<void> {
  const now = services.now();
  const expiresAt = new Date(now.getTime() + limits.RESET_LINK_LIFETIME_MS);
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  await tx.insert(otpCodes).values({
    userId: user.id,
    purpose: 'resetPassword',
    kind: 'link',
    codeHash: hashCode(await codeKey(tx, services), user.id, 'resetPassword', token),
    createdAt: now,
    expiresAt,
  });
  const url = new URL('/auth/reset-password', services.config.publicUrl);
  url.search = String(new URLSearchParams({ code: token, email: user.email }));
  await services.mailer.enqueue(tx, { to: user.email, ...linkMail(purpose, url.href), expiresAt });
}

/**
 * Checks a link's token without spending it. All invalid tokens get the same answer.
 * @throws ApiError `invalid_code`
 */
export async function findResetLink(
  services: Services,
  { email, token }: { email: string; token: string },
): Promise<FoundCode> {
  const now = services.now();
  const match = await services.db.transaction(async (tx) => {
    const key = await codeKey(tx, services);
    const user = await findUserByEmail(tx, email);
    const [link] = await tx
      .select({ id: otpCodes.id })
      .from(otpCodes)
      .where(
        and(
          eq(otpCodes.userId, user?.id ?? NOBODY),
          eq(otpCodes.kind, 'link'),
          eq(otpCodes.codeHash, hashCode(key, user?.id ?? NOBODY, 'resetPassword', token)),
          isUnspent(now),
        ),
      );
    return user && link ? { id: link.id, purpose: 'resetPassword' as const, user } : null;
  });
  if (!match) throw invalidLink();
  return match;
}

/** The same answer to every link that does not work, so that it does not reveal the reason. */
export function invalidLink(): ApiError {
  const message = 'This link is wrong or has expired. Request a new one.';
  return new ApiError('invalid_code', message, { fields: { otp: message } });
}
